/** How each event moves on the table. Every act ends with the scene that follows from its event. */

import { play as sound } from '../../../shared/browser/sound'
import { factsOf } from '../cards/cards'
import type {
  AwardedEvent,
  Event,
  KilledEvent,
  PlacedEvent,
  RoundEndedEvent,
  SlippedEvent,
  SwappedEvent,
  TravelledEvent,
  UncoveredEvent,
} from '../types'
import { flyIn, flyOut, paceOf, shift, type Motion, type Pace } from './motion'
import { exposeFoot, follow, type Scene } from './present'
import { drawLink } from './trail'

/** Draws a scene and waits until it stands on the page. */
type Draw = (scene: Scene) => Promise<void>

/** Between the links of an explorer's chain, ms. */
const LINK = 200
/** So long a card that acts is looked at before it does, ms. */
const LOOK = 260

export class Acts {
  root: HTMLElement | undefined
  /** Brings back what was put out of sight. */
  #unhide: (() => void)[] = []
  /** How many links the explorers' chain has in this move. */
  #links = 0

  constructor(readonly motion: Motion) {}

  clear(): void {
    this.#showAll()
    this.#links = 0
    this.#find('.ghosts')?.replaceChildren()
  }

  async play(event: Event, scene: Scene, draw: Draw): Promise<void> {
    const next = follow(scene, event)
    if (!this.root) return draw(next)
    const pace = paceOf(this.root)
    switch (event.type) {
      case 'placed':
        return this.#place(event, next, draw, pace)
      case 'uncovered':
        return this.#uncover(event, next, draw, pace)
      case 'travelled':
        return this.#travel(event, scene, next, draw, pace)
      case 'killed':
        return this.#kill(event, scene, next, draw, pace)
      case 'closed':
        return this.#close(event.column, next, draw, pace)
      case 'slipped':
        return this.#slip(event, next, draw, pace)
      case 'swapped':
        return this.#swap(event, next, draw, pace)
      case 'drew':
        return this.#draw(event.seat, event.card, next, draw, pace)
      case 'reshuffled':
        await draw(next)
        return this.#pulse(this.#seat(event.seat, 'pile'), pace.card)
      case 'stayed':
        await this.#pulse(this.#card(scene, event.column, event.owner, 'explorer'), pace.tell)
        return draw(next)
      case 'round_ended':
        return this.#reveal(event, scene, next, draw, pace)
      case 'awarded':
        return this.#award(event, next, draw, pace)
      case 'round_started':
        return this.#deal(next, draw, pace)
      case 'cloak_asked':
      case 'swap_asked':
      case 'drew_nothing':
      case 'skipped':
      case 'game_ended':
        return draw(next)
    }
  }

  // --- where things lie ---

  #find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null
  }

  #key(key: number | undefined): HTMLElement | null {
    return key === undefined ? null : this.#find(`[data-key="${key}"]`)
  }

  #card(scene: Scene, column: number, owner: number, card: string): HTMLElement | null {
    const place =
      scene.view.columns[column]?.cards.findIndex((each) => each.owner === owner && each.card === card) ?? -1
    return this.#key(scene.keys[column]?.[place])
  }

  #seat(seat: number, part: 'pile' | 'discard' | 'won' | 'seal'): HTMLElement | null {
    return this.#find(`[data-seat="${seat}"] [data-part="${part}"]`) ?? this.#find(`[data-seat="${seat}"]`)
  }

  #rects(columns: readonly number[]): Map<string, DOMRect> {
    const found = columns.flatMap((column) => [
      ...(this.root?.querySelectorAll<HTMLElement>(`[data-column="${column}"] [data-key]`) ?? []),
    ])
    return new Map(found.map((element) => [element.dataset.key ?? '', element.getBoundingClientRect()]))
  }

  /** Draws a scene; cards of these columns that lie elsewhere now glide there, except one that has an act of its own. */
  async #redraw(columns: readonly number[], next: Scene, draw: Draw, pace: Pace, except?: number): Promise<void> {
    const before = this.#rects(columns)
    await draw(next)
    for (const [key, now] of this.#rects(columns)) {
      const old = before.get(key)
      const moved = old && (Math.abs(old.left - now.left) > 1 || Math.abs(old.top - now.top) > 1)
      const element = this.#key(Number(key))
      if (moved && element && Number(key) !== except)
        void this.motion.run(element, [{ transform: shift(old, now) }, { transform: 'none' }], { duration: pace.card })
    }
  }

  // --- acts ---

  async #arrive(element: HTMLElement | null, from: DOMRect | undefined, ms: number, lift = 0): Promise<void> {
    const layer = this.#find('.ghosts')
    if (element && from && layer) await flyIn(this.motion, layer, element, from, { ms, lift })
  }

  async #depart(element: HTMLElement | null, to: DOMRect | undefined, ms: number, turn = 0): Promise<void> {
    const layer = this.#find('.ghosts')
    if (element && to && layer) await flyOut(this.motion, layer, element, to, { ms, turn })
  }

  async #turn(
    elements: readonly (HTMLElement | null)[],
    swapFaces: () => Promise<readonly (HTMLElement | null)[]>,
    pace: Pace,
    stagger = 0,
  ): Promise<void> {
    const half = pace.card / 2
    await Promise.all(
      elements.map(
        (each, at) =>
          each &&
          this.motion.run(each, [{ transform: 'none' }, { transform: 'perspective(600px) rotateY(90deg)' }], {
            duration: half,
            delay: at * stagger,
            easing: 'ease-in',
            fill: 'both',
          }),
      ),
    )
    const turned = await swapFaces()
    for (const each of elements) each?.getAnimations().forEach((animation) => animation.cancel())
    await Promise.all(
      turned.map(
        (each, at) =>
          each &&
          this.motion.run(each, [{ transform: 'perspective(600px) rotateY(-90deg)' }, { transform: 'none' }], {
            duration: half,
            delay: at * stagger,
            easing: 'ease-out',
          }),
      ),
    )
  }

  async #pulse(element: HTMLElement | null, ms: number): Promise<void> {
    if (element)
      await this.motion.run(element, [{ transform: 'none' }, { transform: 'scale(1.09)' }, { transform: 'none' }], {
        duration: ms,
      })
  }

  async #place(event: PlacedEvent, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    const hand = event.card ? this.#find(`[data-seat="${event.seat}"] [data-hand="${event.card}"]`) : null
    const from = (hand ?? this.#seat(event.seat, 'seal'))?.getBoundingClientRect()
    await this.#land([event.column], from, next, draw, pace, pace.card * 1.4)
  }

  /** A card comes to the foot of a column. */
  async #land(
    columns: readonly number[],
    from: DOMRect | undefined,
    next: Scene,
    draw: Draw,
    pace: Pace,
    ms: number,
    lift = 0,
  ): Promise<void> {
    const key = next.last?.key
    await this.#redraw(columns, { ...next, landing: key ?? null }, draw, pace, key)
    await this.#arrive(this.#key(key), from, ms, lift)
    sound('place')
    await draw(next)
  }

  async #uncover(event: UncoveredEvent, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    const key = next.keys[event.column]?.at(-2)
    sound('flip')
    await this.#turn([this.#key(key)], async () => (await draw(next), [this.#key(key)]), pace)
    if (factsOf(event.card).kind === 'now') await this.motion.wait(LOOK)
  }

  async #travel(event: TravelledEvent, scene: Scene, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    const element = this.#card(scene, event.origin, event.owner, 'explorer')
    const from = element?.getBoundingClientRect()
    const to = this.#find(`[data-column="${event.column}"]`)?.getBoundingClientRect()
    const layer = this.#find('.ghosts')
    if (layer && from && to) drawLink(layer, from, to, ++this.#links)
    await this.#land([event.origin, event.column], from, next, draw, pace, pace.tell, 26)
    await this.motion.wait(LINK)
  }

  async #kill(event: KilledEvent, scene: Scene, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    const key = scene.keys[event.column]?.at(-1)
    sound('assassin')
    await this.#pulse(this.#card(scene, event.column, event.assassin, 'assassin'), pace.card)
    await this.#turn(
      [this.#key(key)],
      async () => (await draw(exposeFoot(scene, event.column, event.card)), [this.#key(key)]),
      pace,
    )
    await this.motion.wait(LOOK)
    const flight = this.#depart(
      this.#key(key),
      this.#seat(event.owner, 'discard')?.getBoundingClientRect(),
      pace.tell,
      -14,
    )
    await this.#redraw([event.column], next, draw, pace)
    await flight
  }

  async #close(column: number, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    sound('storm')
    await draw(next)
    const shutter = this.#find(`[data-column="${column}"] .shutter`)
    if (shutter)
      await this.motion.run(shutter, [{ transform: 'scaleY(0)' }, { transform: 'none' }], {
        duration: pace.tell,
        easing: 'cubic-bezier(.3, 0, .3, 1)',
      })
  }

  async #slip(event: SlippedEvent, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    if (!event.slipped) return draw(next)
    const hand = event.card ? this.#find(`[data-seat="${event.seat}"] [data-hand="${event.card}"]`) : null
    const from = (hand ?? this.#seat(event.seat, 'seal'))?.getBoundingClientRect()
    const place =
      next.view.columns[event.column]?.cards.findIndex((card) => card.owner === event.seat && card.lies === 'hidden') ??
      -1
    const key = next.keys[event.column]?.[place]
    await this.#redraw([event.column], next, draw, pace, key)
    await this.#arrive(this.#key(key), from, pace.tell)
    sound('place')
  }

  async #swap(event: SwappedEvent, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    if (event.other === null) return draw(next)
    const places = [event.column, event.other]
    const rects = places.map((place) => this.#target(place)?.getBoundingClientRect())
    sound('swap')
    await draw(next)
    await Promise.all(
      places.map((place, at) => this.#arrive(this.#target(place), rects[1 - at], pace.tell * 1.3, at === 0 ? 30 : 0)),
    )
  }

  #target(column: number): HTMLElement | null {
    return this.#find(`[data-column="${column}"] .target`)
  }

  async #draw(seat: number, card: string | null, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    const from = this.#seat(seat, 'pile')?.getBoundingClientRect()
    await draw(next)
    const inHand = card ? this.#find(`[data-seat="${seat}"] [data-hand="${card}"]`) : null
    if (!inHand) return this.#pulse(this.#seat(seat, 'pile'), pace.quick)
    sound('draw')
    await this.#arrive(inHand, from, pace.card)
  }

  async #reveal(event: RoundEndedEvent, scene: Scene, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    const lying = scene.view.columns.flatMap((column, place) =>
      column.cards.map((card, at) => ({ card, key: scene.keys[place]?.[at] })),
    )
    const keys = lying.filter(({ card }) => card.lies !== 'up').map(({ key }) => key)
    await this.motion.wait(LOOK)
    if (keys.length > 0) sound('flip')
    await this.#turn(
      keys.map((key) => this.#key(key)),
      async () => (await draw(next), keys.map((key) => this.#key(key))),
      pace,
      60,
    )
    await this.motion.wait(event.columns.length > 0 ? pace.tell * 2 : 0)
  }

  async #award(event: AwardedEvent, next: Scene, draw: Draw, pace: Pace): Promise<void> {
    const target = this.#target(event.column)
    const winner = event.award.winner
    const to = winner === null ? undefined : this.#seat(Number(winner), 'won')?.getBoundingClientRect()
    const flight = this.#depart(target, to, pace.tell)
    for (const element of [target, this.#find(`[data-column="${event.column}"] .stack`)]) {
      if (element) this.#unhide.push(this.motion.hide(element, pace.card))
    }
    await flight
    await draw(next)
  }

  #showAll(): void {
    for (const show of this.#unhide) show()
    this.#unhide = []
  }

  async #deal(next: Scene, draw: Draw, pace: Pace): Promise<void> {
    await draw(next)
    this.#showAll()
    const targets = next.view.columns.map((_, place) => this.#target(place))
    await Promise.all(
      targets.map(
        (target, at) =>
          target &&
          this.motion.run(
            target,
            [
              { transform: 'translateY(-36px)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            { duration: pace.card, delay: at * 70 },
          ),
      ),
    )
  }
}
