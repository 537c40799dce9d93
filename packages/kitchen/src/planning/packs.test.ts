import { describe, expect, test } from 'vitest'
import { portionOf } from '../portion'
import { packGramsOf, spoilsSoon } from './packs'

describe('packs', () => {
  test('a pack before a bunch, a bunch before a piece', () => {
    expect(packGramsOf('spinach')).toBe(portionOf('spinach').grams.pack)
    expect(packGramsOf('broccoli')).toBe(portionOf('broccoli').grams.bunch)
    expect(packGramsOf('cucumber')).toBe(portionOf('cucumber').grams.piece)
  })

  test('small pieces are sold by weight', () => {
    expect(portionOf('mushroom').grams.piece).toBeLessThan(100)
    expect(packGramsOf('mushroom')).toBeUndefined()
  })

  test.each(['a-food-of-tomorrow', '', '__proto__', 'constructor'])('of %j nothing is known', (food) => {
    expect(packGramsOf(food)).toBeUndefined()
    expect(spoilsSoon(food)).toBe(false)
  })
})

describe('what spoils once opened', () => {
  test.each(['spinach', 'chicken-breast', 'broccoli', 'canned-chickpeas'])('%s', (food) => {
    expect(spoilsSoon(food)).toBe(true)
  })

  test.each(['white-rice', 'honey', 'salt'])('not %s', (food) => {
    expect(spoilsSoon(food)).toBe(false)
  })
})
