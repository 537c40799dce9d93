import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dishProfileOf } from '../diet/eater'
import { lineNeed } from '../recipe-coverage/line-need'
import { generatedRecipes } from '../testing/generated-kitchen'
import { recipe } from '../testing/text-builders'
import type { RecipeIndex } from './recipe-index'
import { lineFlags, maxRecipeLines, pointsPerLine, requiredFoodUnit } from './recipe-index'
import { addToIndex, indexRecipes, removeFromIndex } from './suggestion-index'

function linesOf(index: RecipeIndex, id: number) {
  const place = index.placeOf.get(id) ?? -1
  const { dishes, lines } = index
  const [start = 0, end = 0] = [dishes.start[place], dishes.end[place]]
  return Array.from({ length: end - start }, (_, n) => {
    const at = start + n
    const flags = lines.flags[at] ?? 0
    return {
      food: index.foods.texts[lines.food[at] ?? -1],
      measure: index.measures.texts[lines.measure[at] ?? -1],
      need: lines.need[at],
      weight: lines.weight[at],
      optional: (flags & lineFlags.optional) !== 0,
      vague: (flags & lineFlags.vague) !== 0,
    }
  })
}

function entriesOf(index: RecipeIndex, foodId: string): [number, number][] {
  const { entries, length } = index.postings[index.foods.numbers.get(foodId) ?? -1] ?? {
    entries: [],
    length: 0,
  }
  return Array.from({ length: length / 2 }, (_, n) => [entries[2 * n] ?? 0, entries[2 * n + 1] ?? 0])
}

function placesOf(index: RecipeIndex, foodId: string): (number | undefined)[] {
  return entriesOf(index, foodId)
    .map(([place]) => index.dishes.id[place])
    .filter((id) => id !== 0)
}

describe('indexRecipes', { timeout: 60_000 }, () => {
  test('stores each line as lineNeed returns it, optional lines last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
        const recipes = generatedRecipes(15, seed)
        const index = indexRecipes(recipes)
        for (const { id, lines } of recipes) {
          const needs = lines.map(lineNeed)
          const inOrder = [
            ...needs.filter(({ optional }) => !optional),
            ...needs.filter(({ optional }) => optional),
          ]
          expect(linesOf(index, id)).toEqual(
            inOrder.map(({ foodId, measure, weight, optional, vague }) => ({
              food: foodId,
              measure: measure?.in,
              need: measure?.value ?? 0,
              weight,
              optional,
              vague,
            })),
          )
        }
      }),
      { numRuns: 30 },
    )
  })

  test('has the recipes of each food, once each', () => {
    const [a, b] = [recipe(['3 egg', '100 g spinach', '1 egg']), recipe(['1 egg'])]
    const index = indexRecipes([a, b])
    expect(placesOf(index, 'egg')).toEqual([a.id, b.id])
    expect(placesOf(index, 'spinach')).toEqual([a.id])
    expect(placesOf(index, 'kale')).toEqual([])
  })

  test('adds up the weights of a food’s lines, and counts it once', () => {
    const index = indexRecipes([recipe(['3 egg', '1 egg', '1 egg?', '1 lemon?', { text: 'zwirbel' }])])
    expect(entriesOf(index, 'egg')).toEqual([[0, requiredFoodUnit + 2.25 * pointsPerLine]])
    expect(entriesOf(index, 'lemon')).toEqual([[0, 0.25 * pointsPerLine]])
    expect(index.dishes.required[0]).toBe(2)
    expect(index.dishes.points[0]).toBe(3.5 * pointsPerLine)
  })

  test('stores the verdicts of the dish', () => {
    for (const one of generatedRecipes(60, 4)) {
      const { contains, notKnown, unfit, unjudged } = dishProfileOf(one)
      const { dishes } = indexRecipes([one])
      expect(dishes.allergens[0]).toBe(contains | notKnown)
      expect(dishes.unfit[0]).toBe(unfit | unjudged)
    }
  })

  test.each([
    [['300 g chicken-breast', '400 g white-rice'], 'chicken-breast'],
    [['100 g chicken-breast', '400 g white-rice'], 'white-rice'],
    [['500 g olive-oil', '50 g spinach'], 'spinach'],
    [['2000 g water', '50 g spinach'], 'spinach'],
    [['spinach'], undefined],
  ] as const)('%s is a dish of %s', (lines, main) => {
    const index = indexRecipes([recipe([...lines])])
    expect(index.foods.texts[index.dishes.mainFood[0] ?? -1]).toBe(main)
  })

  test('of two recipes with one id the later wins', () => {
    const [first, second] = [recipe(['3 egg']), recipe(['1 lemon'])]
    const index = indexRecipes([first, { ...second, id: first.id }])
    expect(index.placeOf.size).toBe(1)
    expect(placesOf(index, 'egg')).toEqual([])
    expect(placesOf(index, 'lemon')).toEqual([first.id])
  })

  test('a recipe with too many lines is excluded', () => {
    const book = recipe(Array.from({ length: maxRecipeLines + 1 }, () => '1 egg'))
    const index = indexRecipes([book, recipe(['1 egg'])])
    expect(index.recipes.length).toBe(2)
    expect([...index.dishes.points]).toEqual([0, pointsPerLine])
    expect(placesOf(index, 'egg')).toHaveLength(1)
  })

  test('an empty cookbook', () => {
    expect(indexRecipes([]).recipes.length).toBe(0)
  })

  test.each([Number.NaN, -3, undefined])('minutes %s are unknown', (minutes) => {
    const { dishes } = indexRecipes([recipe(['1 egg'], minutes === undefined ? {} : { minutes })])
    expect(dishes.minutes[0]).toBeNaN()
  })
})

describe('addToIndex and removeFromIndex', () => {
  test('add and remove a recipe', () => {
    const [a, b] = [recipe(['3 egg']), recipe(['2 egg'])]
    const index = indexRecipes([a])
    addToIndex(index, b)
    expect(placesOf(index, 'egg')).toEqual([a.id, b.id])
    removeFromIndex(index, a.id)
    expect(placesOf(index, 'egg')).toEqual([b.id])
    removeFromIndex(index, a.id)
    removeFromIndex(index, 999_999)
    expect(index.placeOf.size).toBe(1)
  })

  test('a changed recipe is found by its new needs', () => {
    const before = recipe(['3 egg'])
    const index = indexRecipes([before])
    addToIndex(index, { ...before, lines: recipe(['1 lemon']).lines })
    expect(placesOf(index, 'egg')).toEqual([])
    expect(placesOf(index, 'lemon')).toEqual([before.id])
  })

  test('starts empty and grows', () => {
    const index = indexRecipes([])
    const recipes = generatedRecipes(300, 9)
    for (const one of recipes) addToIndex(index, one)
    const whole = indexRecipes(recipes)
    for (const { id } of recipes) expect(linesOf(index, id)).toEqual(linesOf(whole, id))
  })

  test('changing one recipe a thousand times does not accumulate old ones', () => {
    const recipes = generatedRecipes(20, 2)
    const index = indexRecipes(recipes)
    for (let n = 0; n < 1000; n += 1) for (const one of recipes.slice(0, 2)) addToIndex(index, one)
    expect(index.placeOf.size).toBe(20)
    expect(index.recipes.length).toBeLessThan(200)
    for (const { id } of recipes) expect(linesOf(index, id)).toEqual(linesOf(indexRecipes(recipes), id))
  })

  test('removing all leaves nothing', () => {
    const recipes = generatedRecipes(200, 6)
    const index = indexRecipes(recipes)
    for (const { id } of recipes) removeFromIndex(index, id)
    expect(index.placeOf.size).toBe(0)
    expect(index.dishes.id.every((id) => id === 0)).toBe(true)
  })
})
