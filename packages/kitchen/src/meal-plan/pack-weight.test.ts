import { describe, expect, test } from 'vitest'
import { packFormsOf } from '../buying/usual-pack'
import { spoilsSoon } from '../expiry/perishable-lot'
import { portionOf } from '../quantity/portion'
import { gramsPerUnit } from '../quantity/quantity'
import { aDish, aSlot, aWeek } from '../testing/week-builders'
import { packGramsOf } from './pack-weight'
import { planMeals } from './plan-meals'

describe('packs', () => {
  test('the usual pack, else a bunch, else a piece', () => {
    expect(packGramsOf('spinach')).toBe(packFormsOf('spinach')?.sizes[0]?.value)
    expect(packGramsOf('mushroom')).toBe(packFormsOf('mushroom')?.sizes[0]?.value)
    expect(packGramsOf('broccoli')).toBe(portionOf('broccoli').grams.bunch)
    expect(packGramsOf('cucumber')).toBe(portionOf('cucumber').grams.piece)
  })

  test('the list and the plan use the same pack size', () => {
    const weighed = ['canned-tomatoes', 'spinach', 'mushroom', 'heavy-cream', 'whole-milk'].flatMap(
      (food) => {
        const [usual] = packFormsOf(food)?.sizes ?? []
        const each = usual && gramsPerUnit(usual.in, food)
        return usual && each ? [[packGramsOf(food), usual.value * each]] : []
      },
    )
    expect(weighed.length).toBeGreaterThan(2)
    for (const [reckoned, bought] of weighed) expect(reckoned).toBe(bought)
  })

  test('the rest of an opened pack is used up within the week', () => {
    const creams = [1, 2, 3, 4].map((id) => aDish(id, { 'heavy-cream': 75 }, { title: `Cream dish ${id}` }))
    const others = [5, 6, 7, 8].map((id) => aDish(id, { feta: 100 }, { title: `Feta dish ${id}` }))
    const slots = [aSlot(0), aSlot(1)]
    const goals = { sameMain: 0, sameProtein: 0, sameForm: 0 }
    const request = aWeek({ slots, recipes: [...creams, ...others], goals, rules: { noRepeatWithinDays: 7 } })
    const foods = planMeals(request).meals.map(({ recipeId = 0 }) => (recipeId <= 4 ? 'cream' : 'feta'))
    expect(new Set(foods).size).toBe(1)
  })

  test('small pieces without a pack are sold by weight', () => {
    const loose = ['shallot', 'plum', 'apricot', 'fig', 'lime', 'kiwi'].filter((food) => {
      const { grams } = portionOf(food)
      return !packFormsOf(food) && Object.keys(grams).join() === 'piece' && (grams.piece ?? 0) < 100
    })
    for (const food of loose) expect(packGramsOf(food)).toBeUndefined()
  })

  test.each(['a-food-of-tomorrow', '', '__proto__', 'constructor'])('%j is unknown', (food) => {
    expect(packGramsOf(food)).toBeUndefined()
    expect(spoilsSoon(food)).toBe(false)
  })
})

describe('foods that spoil once opened', () => {
  test.each(['spinach', 'chicken-breast', 'broccoli', 'canned-chickpeas'])('%s', (food) => {
    expect(spoilsSoon(food)).toBe(true)
  })

  test.each(['white-rice', 'honey', 'salt'])('not %s', (food) => {
    expect(spoilsSoon(food)).toBe(false)
  })
})
