/** The tutorial of the Catan card game; its frames are made from a real game by web/generate/catan/make_frames.py. */

import type { Course, Frame } from '../../../../shared/learn/tutorial/course'
import data from './frames.json'

export const COURSE: Course = {
  game: 'catan',
  texts: 'catan-tutorial',
  frames: data as unknown as readonly Frame[],
  learner: 0,
  then: ['cards', 'rules'],
  tall: true,
  tapped,
}

/** Only what is asked for is lit: a tap on anything else that lies on the table was a wrong one. */
function tapped(_stage: HTMLElement, target: Element): (() => boolean) | null {
  const touched = target.closest<HTMLElement>('[data-key]')
  if (!touched || touched.dataset.state === 'lit' || touched.dataset.state === 'chosen') return null
  return () => true
}
