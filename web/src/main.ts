import { mount } from 'svelte'
import App from './App.svelte'
import { startTexts } from './shared/i18n.svelte'
import { keepOffline } from './shared/shell/offline'
import { startRouter } from './shared/shell/router.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

startRouter()
await startTexts()
const target = document.getElementById('app')
if (target) mount(App, { target })

if (import.meta.env.PROD) keepOffline()
