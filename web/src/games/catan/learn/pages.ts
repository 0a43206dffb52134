/** The pages that teach the Catan card game, loaded when somebody opens them. */

import type { Pages } from '../../../shared/games'

export const pages: Pages = {
  tutorial: () => import('./tutorial/TutorialPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  cards: () => import('./cards/CardsPage.svelte'),
}
