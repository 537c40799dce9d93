import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { relaxedRateLimits } from '../../testing/kitchens/a-kitchen'
import { syncCookbook } from '../../testing/recipe-writing'
import { type TestApp, testApp } from '../../testing/test-app'
import { demoCooks } from './demo-cooks'
import { demoRatings } from './demo-ratings'
import type { SeedContext } from './seed-step'

let app: TestApp
let demo: SeedContext
beforeAll(async () => {
  app = await testApp(inject('cluster'), { allowances: relaxedRateLimits })
  demo = { db: app.serverDb, call: app.call, now: app.now, realNow: app.now, passSeconds: () => undefined }
  await syncCookbook(app.serverDb, app.now(), [2, 7, 33].map(aCookFile))
  await demoCooks.run(demo)
})
afterAll(() => app.close())

function aCookFile(id: number) {
  const about = { id, title: `Dish ${id}`, description: 'Good.', servings: 2, 'prep time': '5 minutes' }
  const head = Object.entries({ ...about, 'cook time': '20 minutes', course: 'Main Dish' })
  const text = `---\n${head.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\nFry the @potatoes{500%g}.\n`
  return { name: `dish-${id}.cook`, text }
}

const dish = async (id: number) => (await app.call(recipes.get, { params: { id }, query: {} })).body.data

describe('ratings of the demo cooks', () => {
  test('are added once, through the API, for existing recipes', async () => {
    expect(await demoRatings.run(demo)).toBe(9)
    expect(await dish(7)).toMatchObject({ likes: 4, ratings: 5, rating: 4.6 })
    expect(await dish(2)).toMatchObject({ likes: 3, ratings: 4 })
    expect(await dish(33)).toMatchObject({ likes: 0, ratings: 0 })
    expect(await demoRatings.run(demo)).toBe(0)
    expect(await dish(7)).toMatchObject({ likes: 4, ratings: 5 })
  })

  test('keep later changes', async () => {
    await app.db.$client.query('update recipe_marks set stars = 3, favourite = false')
    expect(await demoRatings.run(demo)).toBe(0)
    const { rows } = await app.db.$client.query('select distinct stars, favourite from recipe_marks')
    expect(rows).toEqual([{ stars: 3, favourite: false }])
  })
})
