import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { unhurried } from '../../testing/a-kitchen'
import { layOutCookbook } from '../../testing/starter-cookbook'
import { type TestApp, testApp } from '../../testing/test-app'
import { demoCooks } from './demo-cooks'
import { demoTastes } from './demo-tastes'
import type { Demo } from './seed-step'

let app: TestApp
let demo: Demo
beforeAll(async () => {
  app = await testApp(inject('cluster'), { allowances: unhurried })
  demo = { db: app.db, call: app.call, now: app.now, realNow: app.now, passSeconds: () => undefined }
  await layOutCookbook(app.db, app.now(), [2, 7, 33].map(aCookFile))
  await demoCooks.sow(demo)
})
afterAll(() => app.close())

function aCookFile(id: number) {
  const about = { id, title: `Dish ${id}`, description: 'Good.', servings: 2, 'prep time': '5 minutes' }
  const head = Object.entries({ ...about, 'cook time': '20 minutes', course: 'Main Dish' })
  const text = `---\n${head.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\nFry the @potatoes{500%g}.\n`
  return { name: `dish-${id}.cook`, text }
}

const dish = async (id: number) => (await app.call(recipes.get, { params: { id }, query: {} })).body.data

describe('what the demo cooks think', () => {
  test('is there once, through the front door, for recipes that are there', async () => {
    expect(await demoTastes.sow(demo)).toBe(9)
    expect(await dish(7)).toMatchObject({ likes: 4, ratings: 5, rating: 4.6 })
    expect(await dish(2)).toMatchObject({ likes: 3, ratings: 4 })
    expect(await dish(33)).toMatchObject({ likes: 0, ratings: 0 })
    expect(await demoTastes.sow(demo)).toBe(0)
    expect(await dish(7)).toMatchObject({ likes: 4, ratings: 5 })
  })

  test('stays as somebody changed it', async () => {
    await app.db.$client.query('update recipe_marks set stars = 3, favourite = false')
    expect(await demoTastes.sow(demo)).toBe(0)
    const { rows } = await app.db.$client.query('select distinct stars, favourite from recipe_marks')
    expect(rows).toEqual([{ stars: 3, favourite: false }])
  })
})
