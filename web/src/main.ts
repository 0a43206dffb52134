import { mount } from 'svelte'
import App from './App.svelte'
import { startTexts } from './shared/i18n.svelte'
import { startRouter } from './shared/shell/router.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

startRouter()
await startTexts()
const target = document.getElementById('app')
if (target) mount(App, { target })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('No service worker:', error))
}
