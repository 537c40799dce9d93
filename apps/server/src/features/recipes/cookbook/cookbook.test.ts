import { readFile } from 'node:fs/promises'
import { Course, Moment, Occasion } from '@larder/contract/recipes'
import { dietIds } from '@larder/kitchen/diet'
import { beforeAll, describe, expect, test } from 'vitest'
import { derivedFrom } from '../derived'
import type { CookRecipe } from './cook-recipe'
import { type CookFileRead, cookbookFolder, cookFilesIn, readCookFiles, reportFile } from './cookbook-folder'
import { cookbookReport } from './cookbook-report'
import { inspectCookbook } from './inspect-cookbook'
import { kitchenRecipe } from './kitchen-recipe'

let files: CookFileRead[]
let cookbook: CookRecipe[]
let derived: ReturnType<typeof derivedFrom>[]
beforeAll(async () => {
  files = await readCookFiles(await cookFilesIn(cookbookFolder))
  cookbook = files.flatMap(({ recipe }) => recipe ?? [])
  derived = cookbook.map(({ id, draft }) => derivedFrom(draft, kitchenRecipe(id, draft).lines))
})

describe('the starter cookbook', () => {
  test('may be printed', () => {
    expect(Object.fromEntries(inspectCookbook(files))).toEqual({})
  })

  test('has at least 200 recipes, with numbers of their own below those of cooks', () => {
    expect(cookbook.length).toBeGreaterThanOrEqual(200)
    expect(new Set(cookbook.map(({ id }) => id)).size).toBe(files.length)
    expect(Math.max(...cookbook.map(({ id }) => id))).toBeLessThan(100_000)
  })

  test('serves every course, occasion and moment', () => {
    for (const course of Course.options)
      expect([course, cookbook.some(({ draft }) => draft.course === course)]).toEqual([course, true])
    for (const one of [...Occasion.options, ...Moment.options])
      expect([one, derived.some(({ occasions }) => occasions.includes(one))]).toEqual([one, true])
  })

  test.each(dietIds)('has at least 25 for somebody who eats %s, by verdict', (diet) => {
    expect(derived.filter(({ diets }) => diets.includes(diet)).length).toBeGreaterThanOrEqual(25)
  })

  test('has something for each tag of the meals page', () => {
    for (const tag of ['vegan', 'salad', 'high-protein', 'dessert', 'sweet'])
      expect([tag, derived.some(({ tags }) => tags.includes(tag))]).toEqual([tag, true])
  })

  test('has the dishes of the specification at their numbers', () => {
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

  test('is told about in docs/cookbook.md as it is: npm run cookbook -- --report', async () => {
    expect(await readFile(reportFile, 'utf8')).toBe(cookbookReport(cookbook))
  })
})
