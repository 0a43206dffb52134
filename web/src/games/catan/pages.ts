export { pages } from './learn/pages'
