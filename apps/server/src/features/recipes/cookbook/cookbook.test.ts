import { readFile } from 'node:fs/promises'
import { RecipeCourse, RecipeMoment, RecipeOccasion } from '@larder/contract/recipes'
import { dietIds } from '@larder/kitchen/diet/diet'
import { beforeAll, describe, expect, test } from 'vitest'
import { deriveFields } from '../changes/derived-fields'
import {
  cookbookFolder,
  cookbookReportPath,
  type InspectedCookbookFile,
  listCookbookFiles,
  readFilesToInspect,
} from './cookbook-folder'
import type { CookbookRecipe } from './cookbook-recipe'
import { renderCookbookReport } from './cookbook-report'
import { inspectCookbook } from './inspect-cookbook'
import { toKitchenRecipe } from './kitchen-recipe'

let files: InspectedCookbookFile[]
let cookbook: CookbookRecipe[]
let derived: ReturnType<typeof deriveFields>[]
beforeAll(async () => {
  files = await readFilesToInspect(await listCookbookFiles(cookbookFolder))
  cookbook = files.flatMap(({ recipe }) => recipe ?? [])
  derived = cookbook.map(({ id, draft }) => deriveFields(draft, toKitchenRecipe(id, draft).lines))
}, 120_000)

describe('the starter cookbook', () => {
  test('has no errors', () => {
    expect(Object.fromEntries(inspectCookbook(files))).toEqual({})
  }, 120_000)

  test('has at least 600 recipes, with ids below those of cooks', () => {
    expect(cookbook.length).toBeGreaterThanOrEqual(600)
    expect(new Set(cookbook.map(({ id }) => id)).size).toBe(files.length)
    expect(Math.max(...cookbook.map(({ id }) => id))).toBeLessThan(100_000)
  })

  test('covers every course, occasion and moment', () => {
    for (const course of RecipeCourse.options)
      expect([course, cookbook.some(({ draft }) => draft.course === course)]).toEqual([course, true])
    for (const one of [...RecipeOccasion.options, ...RecipeMoment.options])
      expect([one, derived.some(({ occasions }) => occasions.includes(one))]).toEqual([one, true])
  })

  test.each(dietIds)('has at least 25 recipes for %s, by verdict', (diet) => {
    expect(derived.filter(({ diets }) => diets.includes(diet)).length).toBeGreaterThanOrEqual(25)
  })

  test('has recipes for each tag of the meals page', () => {
    for (const tag of ['vegan', 'salad', 'high-protein', 'dessert', 'sweet'])
      expect([tag, derived.some(({ tags }) => tags.includes(tag))]).toEqual([tag, true])
  })

  test('has the dishes of the specification at their ids', () => {
    const at = (number: number) => cookbook.find(({ id }) => id === number)
    expect([1, 4, 7].map((id) => at(id)?.draft.title)).toEqual([
      'Avocado Toast with Eggs',
      'Caesar Salad Wrap',
      'Salmon with Roasted Vegetables',
    ])
    expect(at(2)?.draft.title).toMatch(/^Vegan Pasta/)
    expect(derived[cookbook.findIndex(({ id }) => id === 2)]?.diets).toContain('vegan')
    expect(at(3)?.draft.steps).toHaveLength(5)
  })

  test.each([
    ...['lasagne', 'carbonara', 'mac and cheese', 'cottage pie', 'fish and chips', 'chicken curry', 'korma'],
    ...['stir-fry', 'sweet and sour', 'chow mein', 'thai green curry', 'tacos', 'burritos', 'quesadillas'],
    ...[
      'enchiladas',
      'meatloaf',
      'sausage and mash',
      'pizza',
      'tuna pasta bake',
      'pesto pasta',
      'stroganoff',
    ],
    ...['jacket potato', 'chicken noodle', 'tomato soup', 'lentil soup', 'teriyaki', 'schnitzel', 'falafel'],
    ...[
      'scrambled eggs',
      'hummus',
      'turkey curry',
      'bread and butter pudding',
      'fried rice',
      'bubble and squeak',
    ],
  ])('has %s under the name people search for', (dish) => {
    expect(cookbook.filter(({ draft }) => draft.title.toLowerCase().includes(dish))).not.toEqual([])
  })

  test('has five dishes of each of thirty cuisines, and forty mains for each diet', () => {
    const cuisines = cookbook.flatMap(({ draft }) => draft.cuisine ?? [])
    const many = [...new Set(cuisines)].filter((one) => cuisines.filter((other) => other === one).length >= 5)
    expect(many.length).toBeGreaterThanOrEqual(30)
    for (const diet of dietIds) {
      const mains = cookbook.filter(
        ({ facts }, at) => facts?.role === 'main' && derived[at]?.diets.includes(diet),
      )
      expect([diet, mains.length >= 40]).toEqual([diet, true])
    }
  })

  test('matches its report docs/cookbook.md: npm run cookbook -- --report', async () => {
    expect(await readFile(cookbookReportPath, 'utf8')).toBe(renderCookbookReport(cookbook))
  }, 120_000)
})
