import { describe, expect, it } from 'vitest'
import { CARDS, DECK, factsOf, isReconstructed, REGIONS, textOf } from './cards'

describe('the card facts', () => {
  it('hold every card of the four sets', () => {
    const copies = (set: string) => CARDS.filter((card) => card.set === set).reduce((sum, card) => sum + card.count, 0)
    expect(copies('knights') + copies('politics') + copies('barbarians')).toBe(30 + 29 + 40)
    expect(copies('base') + REGIONS.length).toBe(120)
  })

  it('say what stands on a card', () => {
    expect(factsOf('wool_fleet')).toMatchObject({ at: 'settlement', cargo: 'wool', points: { commerce: 1 } })
    expect(factsOf('trading_branch').foreign).toBe(true)
    expect(textOf('town_hall')).toBe('catan-card-town-hall')
    expect(() => factsOf('unicorn')).toThrow('unicorn')
  })

  it('mark what is reconstructed on the face, not how many copies there are', () => {
    expect(isReconstructed(factsOf('castle'))).toBe(true)
    expect(isReconstructed(factsOf('caravan_km'))).toBe(false)
    expect(isReconstructed(factsOf('abbey'))).toBe(false)
  })

  it('know the tournament deck', () => {
    expect(DECK).toMatchObject({ size: 33, events: 4 })
  })
})
