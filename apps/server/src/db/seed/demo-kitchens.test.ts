import { readdirSync, readFileSync } from 'node:fs'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import { cooking } from '@larder/contract/cooking'
import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readEnv } from '../../env'
import { syncCookbook } from '../../testing/recipe-writing'
import { type TestApp, testApp } from '../../testing/test-app'
import { crowdDrafts } from './crowd/demo-crowd-dishes'
import { demoPassword } from './demo-cooks'
import { cookedRecipeIds, pastDinners, upcomingMeals } from './demo-dishes'
import { boughtYesterday, paidBefore } from './demo-groceries'
import { seedDemo } from './seed-demo'

let app: TestApp
beforeAll(async () => {
  app = await testApp(inject('cluster'))
  await syncCookbook(app.serverDb, app.now(), cookFiles())
  await seedDemo({ env: readEnv({}), db: app.serverDb, force: false, realNow: app.now })
}, 180_000)
afterAll(() => app.close())

/** The starter recipes that the demo cooks use. */
function cookFiles() {
  const folder = new URL('../../../../../cookbook/', import.meta.url)
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    return cookedRecipeIds.includes(Number(/^id: (\d+)$/m.exec(text)?.[1])) ? [{ name, text }] : []
  })
}

async function cook(name: string) {
  const body = { email: `${name}@demo.larder.test`, password: demoPassword }
  return { token: (await app.call(account.login, { body })).body.data.access_token }
}
const names = ['admin', 'ana', 'bao', 'chidi', 'dunja', 'elif', 'farid', 'premium']

describe('a demo kitchen', () => {
  test.each(names)('of %s has current data on the day of seeding', async (name) => {
    const { body } = await app.call(inventory.overview, {}, await cook(name))
    const { weeks, ...now } = body.data
    // Yesterday's purchases and leftovers.
    const more = name === 'ana' || name === 'bao' ? boughtYesterday.length + 1 : 0
    expect(now).toMatchObject({ expired: 1, soonest: { length: 5 } })
    expect(now.items + now.outOfStock).toBe(36 + more)
    expect(now.outOfStock).toBeGreaterThan(0)
    expect(now.useSoon).toBeGreaterThan(5)
    expect(now.addedThisWeek).toBeGreaterThan(30)
    expect(now.usedThisWeek).toBeGreaterThan(3)
    const lived = weeks.filter(({ usedGrams, usedMoney }) => usedGrams > 1000 && usedMoney > 5)
    expect(lived.length).toBeGreaterThan(4)
    const sum = (part: 'usedGrams' | 'wastedGrams' | 'wastedMoney') =>
      weeks.reduce((total, week) => total + week[part], 0)
    expect(sum('wastedMoney')).toBeGreaterThan(1)
    expect(sum('wastedGrams')).toBeLessThan(sum('usedGrams') / 4)
  })

  test('has mostly known foods, and the sample items', async () => {
    const { body } = await app.call(inventory.list, {}, await cook('ana'))
    const unknown = body.data.filter(({ foodId }) => foodId === undefined)
    expect(unknown.map(({ name }) => name)).toEqual([
      'Grandma’s plum chutney',
      'Weeknight Chana Masala (leftovers)',
    ])
    const chicken = body.data.find(({ name }) => name === 'Chicken Breast')
    expect(chicken).toMatchObject({ amount: '2', unit: 'lbs', category: 'Protein', expiryDate: '2026-11-17' })
  })

  test('is shared by some, with a child among the eaters', async () => {
    const [ana, bao] = [await cook('ana'), await cook('bao')]
    const [hers, his] = [
      (await app.call(household.current, {}, ana)).body.data,
      (await app.call(household.current, {}, bao)).body.data,
    ]
    expect(his.id).toBe(hers.id)
    expect(hers.members.map(({ name }) => name).sort()).toEqual(['Ana', 'Bao'])
    expect((await app.call(household.list, {}, bao)).body.data).toHaveLength(2)
    const people = (await app.call(diet.people, {}, ana)).body.data
    expect(people).toMatchObject([
      { name: 'Ana', diets: ['mediterranean'] },
      { name: 'Bao', member: true },
      { name: 'Mia', portions: 0.5, restrictions: [{ allergen: 'nuts', severity: 'high' }] },
    ])
  })

  test('has a history without future entries', async () => {
    const { body } = await app.call(inventory.activity, { query: { size: 100 } }, await cook('elif'))
    expect(body.page.total).toBeGreaterThan(100)
    const used = body.data.find(({ kind }) => kind === 'used')
    expect(used).toMatchObject({ name: 'Soy sauce', left: '0', who: 'Elif', you: true })
    expect(body.data.every(({ at }) => at <= app.now())).toBe(true)
  })
})

describe('the shared demo household', () => {
  test('has cooked from its stock, and has leftovers of last night', async () => {
    const ana = await cook('ana')
    const cooked = (await app.call(cooking.history, { query: {} }, ana)).body.data
    expect(cooked).toHaveLength((pastDinners.ana?.length ?? 0) + 1)
    expect(cooked[0]).toMatchObject({ recipe: { id: 102 }, servings: 4, at: '2026-11-14T19:20:00.000Z' })
    const items = (await app.call(inventory.list, {}, ana)).body.data
    expect(items.filter(({ dish }) => dish)).toMatchObject([{ amount: '2', expiryDate: '2026-11-16' }])
    expect(items.find(({ name }) => name === 'Chickpeas')?.amount).not.toBe('2')
    const liked = await app.call(recipes.get, { params: { id: 7 }, query: {} })
    expect(liked.body.data.likes).toBe(4)
  })

  test('has planned a week that every eater may eat', async () => {
    const ana = await cook('ana')
    const week = async (from: string) =>
      (await app.call(mealPlan.week, { query: { from } }, ana)).body.data.meals
    const [coming, before] = [await week('2026-11-15'), await week('2026-11-08')]
    expect(coming).toHaveLength(upcomingMeals.length + 1)
    expect([...coming, ...before].flatMap(({ warning }) => warning ?? [])).toEqual([])
    expect(coming.map(({ what }) => what.kind)).toEqual(expect.arrayContaining(['leftovers', 'note']))
    expect(before.every(({ cookedAt }) => cookedAt)).toBe(true)
    expect(coming.some(({ money }) => money !== undefined)).toBe(true)
  })

  test('has lists, for the plan and by hand, and stored stores and prices', async () => {
    const bao = await cook('bao')
    const lines = (await app.call(shopping.list, { query: {} }, bao)).body.data
    expect(new Set(lines.map(({ list }) => list)).size).toBe(2)
    expect(lines.filter(({ ticked }) => ticked).length).toBeGreaterThan(2)
    expect(lines.filter((line) => line.for.length > 0).length).toBeGreaterThan(10)
    const { stores, prices } = (await app.call(shopping.memory, {}, bao)).body.data
    expect(stores.map(({ trips }) => trips.length).sort()).toEqual([1, 2, 4])
    expect(prices.map(({ foodId }) => foodId)).not.toContain(undefined)
    expect(prices).toHaveLength(paidBefore.length + boughtYesterday.length - 1)
  })
})

describe('the demo crowd', () => {
  let as: { token: string }
  const countRows = async (text: string) => (await app.db.$client.query<{ n: number }>(text)).rows[0]?.n
  beforeAll(async () => {
    as = await cook('admin')
  })

  test('makes 250 accounts of every kind', async () => {
    const { body } = await app.call(admin.overview, {}, as)
    expect(body.data).toMatchObject({ users: 250, submissions: 5, reports: 4, messages: 3 })
    expect(body.data.active).toBeGreaterThan(150)
    expect(body.data.paying).toBeGreaterThan(40)
    expect(body.data.scansToday).toBeGreaterThan(3)
    for (const status of ['Active', 'Inactive', 'Suspended'] as const) {
      const { page } = (await app.call(admin.users, { query: { status } }, as)).body
      expect(page.total).toBeGreaterThan(4)
    }
    const ahead = `select count(*)::int as n from accounts where last_seen_at > $$${app.now()}$$ or last_seen_at < created_at`
    expect(await countRows(ahead)).toBe(0)
  })

  test('[MKT-08] communities have as many members as the specification says', async () => {
    const { data } = (await app.call(community.overview, {})).body
    const members = data.communities.map((one) => one.members).sort((a, b) => a - b)
    expect(members).toHaveLength(8)
    expect([members[0], members.at(-1)]).toEqual([6500, 15_600])
  })

  test('posts and comments in every community, and every count is exact', async () => {
    const { data } = (await app.call(community.overview, {})).body
    expect(data.sample).toBe(false)
    expect(data.trending.length).toBeGreaterThan(0)
    for (const one of data.communities) {
      expect(one.posts).toBeGreaterThan(10)
    }
    expect(
      await countRows(`select count(*)::int as n from posts p join recipes r on r.id = p.recipe_id
        where p.likes <> r.likes or (p.state = 'shown') <> r.public
          or p.likes <> (select count(*) from recipe_marks m where m.recipe_id = r.id and m.favourite)
          or p.comments <> (select count(*) from comments c where c.post_id = p.id)
          or (p.state = 'shown' and p.heat = 0)`),
    ).toBe(0)
    expect(
      await countRows(`select count(*)::int as n from comments where created_at > $$${app.now()}$$`),
    ).toBe(0)
  })

  test('leaves open tasks for the admin', async () => {
    const { data } = (await app.call(admin.submissions, { query: {} }, as)).body
    expect(data.map(({ kind }) => kind).sort()).toEqual(['change', 'new', 'new', 'new', 'new'])
    const [oldest] = (await app.call(admin.reports, { query: {} }, as)).body.data
    expect(oldest).toMatchObject({ kind: 'post', reports: { length: 2 } })
  })

  test('uses only known foods', () => {
    const lines = crowdDrafts().flatMap(({ ingredients }) => ingredients)
    expect(lines.filter((line) => toRecipeLine(line).foodId === undefined)).toEqual([])
  })
})
