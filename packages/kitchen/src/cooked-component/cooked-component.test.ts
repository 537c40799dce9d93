import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '../date/day'
import { foodById } from '../food/food'
import { safetyLimitOf } from '../food-safety/risk-class'
import { aDish, weekStart } from '../testing/week-builders'
import { componentOf, componentUntil } from './cooked-component'

const dish = (title: string, grams: Record<string, number>, servings = 4) =>
  aDish(1, grams, { title, servings })

describe('leftovers of a dish as a cooked food', () => {
  test('the author’s word stands in for a title that says nothing, if there is enough of it', () => {
    const facts = { name: 'peri-peri', role: 'main', leaves: 'cooked-chicken' } as const
    const periPeri = (grams: number) =>
      aDish(1, { 'whole-chicken': grams }, { title: 'Peri-Peri', servings: 4, facts })
    expect(componentOf(periPeri(1600))).toMatchObject({ foodId: 'cooked-chicken', label: 'cooked chicken' })
    expect(componentOf(periPeri(1600))?.gramsEach).toBeCloseTo(140)
    expect(componentOf(periPeri(300))).toBeUndefined()
    expect(componentOf(aDish(1, { rice: 300 }, { facts: { ...facts, leaves: 'gold' } }))).toBeUndefined()
  })

  test.each([
    ['Roast Chicken with Celeriac and Thyme', { 'whole-chicken': 1800, celeriac: 800 }, 'cooked-chicken'],
    ['Sunday Roast Beef', { 'beef-round-roast': 1200 }, 'roast-beef'],
    ['Pot Roast Brisket', { 'beef-brisket': 1200, carrot: 300 }, 'roast-beef'],
    ['Slow-Cooked Pulled Pork', { 'pork-shoulder': 1500 }, 'pulled-pork'],
    ['Honey Glazed Gammon', { gammon: 1500 }, 'ham'],
    ['Poached Chicken', { 'chicken-breast': 600 }, 'cooked-chicken'],
    ['Roast Turkey', { 'whole-turkey': 3000 }, 'cooked-turkey'],
    ['Mashed Potatoes', { potato: 1000, butter: 50 }, 'mashed-potatoes'],
    ['Roast Potatoes', { potato: 1000 }, 'roast-potatoes'],
    ['Boiled Rice', { 'white-rice': 300 }, 'cooked-white-rice'],
    ['Braised Black Beans', { 'dried-black-beans': 400, onion: 100 }, 'canned-black-beans'],
    [
      'Roasted Vegetables with Halloumi',
      { courgette: 0, carrot: 400, onion: 300, halloumi: 250 },
      'cooked-vegetables',
    ],
  ])('%s', (title, grams, foodId) => {
    expect(componentOf(dish(title, grams))?.foodId).toBe(foodId)
  })

  test.each([
    ['Chicken Curry', { 'chicken-breast': 600 }],
    ['Roast Chicken Soup', { 'whole-chicken': 1500 }],
    ['Roast Vegetable Lasagne', { carrot: 800 }],
    ['Braised Beef Noodles', { 'beef-brisket': 800 }],
    ['Roast Duck with Plums', { 'whole-chicken': 0, duck: 2000 }],
    ['Roast Chicken', { 'chicken-breast': 60 }],
    ['Chestnut and Mushroom Nut Roast', { chestnuts: 400, mushroom: 300 }],
  ])('not %s', (title, grams) => {
    expect(componentOf(dish(title, grams))).toBeUndefined()
  })

  test('has the cooked boneless weight and a readable name', () => {
    const roast = componentOf(dish('Roast Chicken with Thyme', { 'whole-chicken': 1600 }))
    expect(roast).toMatchObject({ label: 'roast chicken', gramsEach: 140 })
    expect(componentOf(dish('Boiled Rice', { 'white-rice': 300 }))?.gramsEach).toBeCloseTo(198.75)
    expect(componentOf(dish('Chicken with Roasted Roots', { 'chicken-thigh': 600 }))?.label).toBe(
      'cooked chicken',
    )
  })

  test('never exceeds the limit of its risk class', () => {
    const titles = [
      'Roast Chicken',
      'Roast Beef',
      'Roast Turkey',
      'Boiled Rice',
      'Glazed Gammon',
      'Roast Potatoes',
    ]
    const raw = ['whole-chicken', 'beef-round-roast', 'whole-turkey', 'white-rice', 'gammon', 'potato']
    const sideFood = fc.constantFrom('white-rice', 'egg', 'carrot', 'salmon', 'potato', 'heavy-cream')
    fc.assert(
      fc.property(fc.nat(titles.length - 1), sideFood, (at, other) => {
        const recipe = dish(titles[at] ?? '', { [raw[at] ?? '']: 2000, [other]: 200 })
        const component = componentOf(recipe)
        if (!component) return
        const until = daysBetween(weekStart, componentUntil(weekStart, recipe, component))
        const limit = safetyLimitOf({ foodId: component.foodId, cooked: true }, 'fridge')
        expect(foodById(component.foodId)).toBeDefined()
        expect(until).toBeGreaterThanOrEqual(0)
        expect(until).toBeLessThanOrEqual(limit?.days ?? 2)
        if (other === 'white-rice' || at === 3) expect(until).toBeLessThanOrEqual(1)
      }),
    )
  })
})
