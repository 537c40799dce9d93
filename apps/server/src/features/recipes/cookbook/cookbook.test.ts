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

  test('matches its report docs/cookbook.md: npm run cookbook -- --report', async () => {
    expect(await readFile(cookbookReportPath, 'utf8')).toBe(renderCookbookReport(cookbook))
  }, 120_000)
})
