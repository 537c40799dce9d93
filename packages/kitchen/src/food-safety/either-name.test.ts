import { describe, expect, test } from 'vitest'
import { packagedDishNames } from '../data/text/state-words'
import { type Day, daysBetween, parseCalendarDay } from '../date/day'
import { firstExpiry } from '../expiry/expiry'
import { allFoods } from '../food/food'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { toSingular } from '../food-names/normalize-words'
import { isBakedOrPreserved, isFreshProduce } from './food-nature'
import { parseFoodName } from './food-state'
import { namePhrases } from './name-phrases'

const since = parseCalendarDay('2026-11-15') as Day
const leftoverDays = 2
const inFridge = (name: string, foodId?: string) => {
  const expiry = firstExpiry({ name, ...(foodId !== undefined && { foodId }), location: 'fridge', since })
  return expiry ? daysBetween(since, expiry.day) : Number.POSITIVE_INFINITY
}
const ofPack = new Set(packagedDishNames.split(';').map(toSingular))

describe('a name that may be a pack or homemade', () => {
  test('has a limit in the fridge for every dish name', () => {
    for (const [last, list] of namePhrases().dishes) {
      if (ofPack.has(last)) continue
      for (const [phrase] of list) {
        const name = phrase.join(' ')
        const link = linkFood(name)
        const foodId = link.known && link.confidence >= certainThreshold ? link.foodId : undefined
        const days = inFridge(name, foodId)
        if (days > leftoverDays) expect(`${name} (${foodId}) ${days}`).toBe(`${name} at most ${leftoverDays}`)
      }
    }
  })

  test('has a limit in the fridge for every food with such a name', () => {
    for (const food of allFoods()) {
      if (isFreshProduce(food) || isBakedOrPreserved(food)) continue
      for (const name of [food.name, ...food.aliases]) {
        const last =
          name
            .toLowerCase()
            .split(/[\s-]+/)
            .at(-1) ?? ''
        if (
          ofPack.has(toSingular(last)) ||
          !/^(?:soup|lasagne|gravy|curry|pie|stock|salsa|pesto|hummus|dressing|dip|custard)$/.test(last)
        )
          continue
        const { states } = parseFoodName({ name, foodId: food.id })
        if (states.has('sealed') || states.has('dry')) continue
        const days = inFridge(name, food.id)
        if (days > leftoverDays) expect(`${name} ${days}`).toBe(`${name} at most ${leftoverDays}`)
      }
    }
  })

  test('pantry figures do not apply in the fridge if an open jar has its own', () => {
    expect(inFridge('soy sauce', 'soy-sauce')).toBeLessThanOrEqual(30)
    expect(inFridge('mayonnaise', 'mayonnaise')).toBeLessThanOrEqual(60)
    expect(inFridge('pesto sauce', 'pesto')).toBe(2)
  })
})

describe('a name that may be a raw joint or a roast', () => {
  const linkedDays = (name: string) => {
    const link = linkFood(name)
    return inFridge(name, link.known ? link.foodId : undefined)
  }

  test.each(
    (
      'roast lamb;roast pork;roast beef;roast veal;roast duck;pork roast;lamb roast;beef roast;pot roast;sunday roast;roast leg of lamb;' +
      'Lammbraten;Schweinebraten;Braten;rôti de porc;rosbif;arrosto di maiale;asado de cerdo;gebraden lam;pieczeń wieprzowa;' +
      'vepřová pečeně;pečenka;roast ham;baked ham;boiled ham;fried bacon;roast chestnuts;boiled chestnuts'
    ).split(';'),
  )('%s keeps as long as leftovers', (name) => {
    expect(linkedDays(name)).toBeLessThanOrEqual(leftoverDays)
    expect(inFridge(name)).toBeLessThanOrEqual(leftoverDays)
  })

  test.each([
    ['chuck roast', 3],
    ['lamb joint', 3],
    ['cooked ham', 7],
    ['roast almonds', 240],
    ['roti', 17],
  ])('%s is what a shop sells: %i days', (name, days) => {
    expect(linkedDays(name)).toBe(days)
  })
})
