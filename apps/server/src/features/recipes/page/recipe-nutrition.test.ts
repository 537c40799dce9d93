import { expect, test } from 'vitest'
import { aDraft } from '../../../testing/a-saved-recipe'
import { toKitchenRecipe } from '../cookbook/kitchen-recipe'
import { toRecipeNutrition } from './recipe-nutrition'

const nutrition = (...ingredients: string[]) => toRecipeNutrition(toKitchenRecipe(1, aDraft({ ingredients })))

test('formats a serving like a label', () => {
  const { calories, coverage, leftOut, ...rest } = nutrition('200 g rice', '150 g peas')
  expect(calories).toBeGreaterThan(300)
  expect(Number.isInteger(calories)).toBe(true)
  expect(rest.protein).toMatch(/^\d+(\.\d)? g$/)
  expect(rest.sodium).toMatch(/^\d+ mg$/)
  expect(coverage).toBe(1)
  expect(leftOut).toEqual([])
})

test('an unknown value is not shown as zero', () => {
  const { calories, protein, sodium, coverage, leftOut } = nutrition('200 g zorblax')
  expect({ calories, protein, sodium, coverage }).toEqual({
    calories: 0,
    protein: 'not known',
    sodium: 'not known',
    coverage: 0,
  })
  expect(leftOut).toEqual(['200 g zorblax'])
})

test('lists unparsed lines, without salt to taste and headings', () => {
  expect(nutrition('200 g rice', 'salt', 'For the sauce:', 'a lot of zorblax').leftOut).toEqual([
    'a lot of zorblax',
  ])
})
