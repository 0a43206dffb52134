/** The tutorial of Kabale; its frames are made from a real game by web/generate/kabale/make_frames.py. */

import { t } from '../../../../shared/i18n.svelte'
import type { Course, Frame } from '../../../../shared/learn/tutorial/course'
import type { Event } from '../../../../shared/protocol'
import data from './frames.json'

const LEARNER = 0
const FOOL = 1

const isAwarding = (events: readonly Event[]): boolean => events.some((event) => event.type === 'round_ended')

export const COURSE: Course = {
  game: 'kabale',
  texts: 'tutorial',
  frames: data as unknown as readonly Frame[],
  learner: LEARNER,
  then: ['cards', 'lab'],
  // After an awarding the Fool speaks first: the table does not say that it waits for the learner.
  telling: (view, events) => (view.to_act !== null && isAwarding(events) ? { ...view, to_act: FOOL } : view),
  watching: (events) => (isAwarding(events) ? t('tutorial-theatre') : null),
  tapped,
}

/** A tap on a card or column that changed nothing was a wrong one; looking at a card that lies there is not. */
function tapped(stage: HTMLElement, target: Element): (() => boolean) | null {
  const before = taken(stage)
  const isLooking = before === undefined && target.closest('.card, .target')
  if (!target.closest('[data-hand], .prompt button') && (isLooking || !target.closest('[data-column]'))) return null
  return () => taken(stage) === before
}

function taken(stage: HTMLElement): string | undefined {
  return stage.querySelector<HTMLElement>('[data-hand][aria-pressed="true"]')?.dataset.hand
}
