/** Kabale's face in the browser. */

import type { GameFace } from '../../shared/games'
import type { View as AnyView } from '../../shared/protocol'
import { t } from '../../shared/i18n.svelte'
import { steps } from './stage/steps'
import Table from './table/Table.svelte'
import { eventsOf } from './table/moves'
import { tell, turnText } from './words/telling'
import { title } from './title'
import { FACTS } from './cards/cards'
import type { View } from './types'

// The shell hands a view on without knowing it.
const viewOf = (view: AnyView): View => view as unknown as View

export const face: GameFace = {
  name: title,
  Table,
  tell: (events, names, me) => tell(eventsOf(events), names, me),
  turnText: (view, names, me) => turnText(viewOf(view), names, me),
  options: () => import('./options/OptionsForm.svelte'),
  rulesText: ({ variant, options }) =>
    [variant && t(`edition-${variant}`), options.hidden_targets && t('kabale-hidden-targets')]
      .filter(Boolean)
      .join(' · '),
  steps: (before, events, after) =>
    steps(viewOf(before), eventsOf(events), viewOf(after)) as unknown as ReturnType<NonNullable<GameFace['steps']>>,
  roundOf: (view) => ({ round: Math.min(viewOf(view).round, FACTS.rounds - 1), rounds: FACTS.rounds }),
}
