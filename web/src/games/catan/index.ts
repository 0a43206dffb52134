/** The Catan card game's face in the browser. */

import type { GameFace } from '../../shared/games'
import { t } from '../../shared/i18n.svelte'
import type { View as AnyView } from '../../shared/protocol'
import BringForm from './decks/BringForm.svelte'
import { rulesOf, rulesText } from './options/rules'
import Table from './table/Table.svelte'
import { eventsOf } from './table/moves'
import { phaseOf, PHASES, roundOf } from './table/phases'
import { tell, turnText } from './words/telling'
import { title } from './title'
import type { View } from './types'

// The shell hands a view on without knowing it.
const viewOf = (view: AnyView): View => view as unknown as View

export const face: GameFace = {
  name: title,
  Table,
  tell: (events, names, me) => tell(eventsOf(events), names, me),
  turnText: (view, names, me) => turnText(viewOf(view), names, me),
  options: () => import('./options/OptionsForm.svelte'),
  rulesText,
  bring: { brings: (table) => rulesOf(table.options).tournament, Form: BringForm },
  roundOf: (view) => {
    const phase = phaseOf(viewOf(view))
    return {
      round: roundOf(viewOf(view)),
      rounds: null,
      phase: phase
        ? { at: PHASES.indexOf(phase), of: PHASES.length, name: t(`catan-table-phase-${phase}`) }
        : undefined,
    }
  },
}
