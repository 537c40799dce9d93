import { describe, expect, test } from 'vitest'
import { packNames } from '../data/state-words'
import { type Day, day, daysBetween } from '../day'
import { firstExpiry } from '../expiry'
import { oneOf } from '../finding/words'
import { allFoods } from '../food'
import { linkFood, surely } from '../linking'
import { isBakedOrPreserved, isFreshProduce } from './food-nature'
import { readName } from './food-state'
import { namePhrases } from './name-phrases'

const since = day('2026-11-15') as Day
const leftoverDays = 2
const inFridge = (name: string, foodId?: string) => {
  const expiry = firstExpiry({ name, ...(foodId !== undefined && { foodId }), location: 'fridge', since })
  return expiry ? daysBetween(since, expiry.day) : Number.POSITIVE_INFINITY
}
const ofPack = new Set(packNames.split(';').map(oneOf))

describe('a name that may be the pack or what somebody made', () => {
  test('has days in the fridge, for every dish name', () => {
    for (const [last, list] of namePhrases().dishes) {
      if (ofPack.has(last)) continue
      for (const [phrase] of list) {
        const name = phrase.join(' ')
        const link = linkFood(name)
        const foodId = link.known && link.confidence >= surely ? link.foodId : undefined
        const days = inFridge(name, foodId)
        if (days > leftoverDays) expect(`${name} (${foodId}) ${days}`).toBe(`${name} at most ${leftoverDays}`)
      }
    }
  })

  test('has days in the fridge, for every food that is called by one', () => {
    for (const food of allFoods()) {
      if (isFreshProduce(food) || isBakedOrPreserved(food)) continue
      for (const name of [food.name, ...food.aliases]) {
        const last =
          name
            .toLowerCase()
            .split(/[\s-]+/)
            .at(-1) ?? ''
        if (
          ofPack.has(oneOf(last)) ||
          !/^(?:soup|lasagne|gravy|curry|pie|stock|salsa|pesto|hummus|dressing|dip|custard)$/.test(last)
        )
          continue
        const { states } = readName({ name, foodId: food.id })
        if (states.has('sealed') || states.has('dry')) continue
        const days = inFridge(name, food.id)
        if (days > leftoverDays) expect(`${name} ${days}`).toBe(`${name} at most ${leftoverDays}`)
      }
    }
  })

  test('no pantry figure is carried into the fridge where an open jar has its own', () => {
    expect(inFridge('soy sauce', 'soy-sauce')).toBeLessThanOrEqual(30)
    expect(inFridge('mayonnaise', 'mayonnaise')).toBeLessThanOrEqual(60)
    expect(inFridge('pesto sauce', 'pesto')).toBe(2)
  })
})
