import { account } from '@larder/contract/account'
import { plans } from '@larder/contract/plans'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readEnv } from '../../env'
import { type TestApp, testApp } from '../../testing/test-app'
import { demoPassword } from './demo-cooks'
import { marketList, writtenItems } from './demo-groceries'
import { seedDemo } from './seed-demo'

const env = readEnv({})
let app: TestApp
const seed = (more: { force?: boolean } = {}) =>
  seedDemo({ env, db: app.serverDb, force: false, realNow: app.now, ...more })
const everybody = async () => {
  const { rows } = await app.db.$client.query<{ row: string }>(
    `select a::text || h::text || m::text as row from accounts a
     join household_members m on m.account_id = a.id join households h on h.id = m.household_id
     union all select s::text from sessions s order by 1`,
  )
  return rows.map(({ row }) => row)
}
const steps = 'cooks kitchens tables tastes meals shopping scans crowd posts talk inbox plans'.split(' ')
const nothingNew = steps.map((step) => ({ step, count: 0 }))
const login = (email: string) => app.call(account.login, { body: { email, password: demoPassword } })

beforeAll(async () => {
  app = await testApp(inject('cluster'))
})
afterAll(() => app.close())

describe('the demo data', () => {
  test('is seeded once; the second run changes nothing', async () => {
    expect(await seed()).toEqual([
      { step: 'cooks', count: 8 },
      { step: 'kitchens', count: 8 },
      { step: 'tables', count: 4 },
      // A recipe that does not exist cannot be liked or cooked.
      { step: 'tastes', count: 0 },
      { step: 'meals', count: 0 },
      { step: 'shopping', count: writtenItems.length + marketList.lines.length },
      { step: 'scans', count: 2 },
      { step: 'crowd', count: 242 },
      { step: 'posts', count: 128 },
      { step: 'talk', count: expect.any(Number) },
      { step: 'inbox', count: 10 },
      { step: 'plans', count: 1 },
    ])
    const first = await everybody()
    // Each in their own household, and two in another's as well.
    expect(first).toHaveLength(10 + 242)
    expect(await seed()).toEqual(nothingNew)
    expect(await everybody()).toEqual(first)
  }, 180_000)

  test('lets its admin and cooks sign in', async () => {
    const admin = await login('admin@demo.larder.test')
    expect(admin.status).toBe(200)
    expect(admin.body.data.user.role).toBe('admin')
    const cook = await login('ana@demo.larder.test')
    expect(cook.body.data.user).toMatchObject({ name: 'Ana', role: 'cook' })
  })

  test('[ACC-06] has a cook on Premium with the sample’s next billing date', async () => {
    const { body } = await login('premium@demo.larder.test')
    expect(body.data.user).toMatchObject({ name: 'Greta', subscription: 'premium' })
    const mine = await app.call(plans.mine, {}, { token: body.data.access_token })
    expect(mine.body.data).toMatchObject({ plan: 'premium', by: 'payment', payments: false })
    expect(mine.body.data.renewsAt).toMatch(/^2024-03-15/)
    await app.tick()
    const later = await app.call(plans.mine, {}, { token: body.data.access_token })
    expect(later.body.data).toEqual(mine.body.data)
  })

  test('adds its admin beside the first account, with the same dates every time', async () => {
    const other = await testApp(inject('cluster'))
    await other.call(account.register, {
      body: { name: 'Zoe', email: 'zoe@example.org', password: 'three warm plums' },
    })
    await expect(seedDemo({ env, db: other.serverDb, force: false })).rejects.toThrow(
      'People cook here already',
    )
    await seedDemo({ env, db: other.serverDb, force: true, realNow: other.now })
    const joined = 'select email, role, created_at::text from accounts where name <> $1 order by email'
    const { rows } = await other.db.$client.query(joined, ['Zoe'])
    expect(rows).toEqual((await app.db.$client.query(joined, ['Zoe'])).rows)
    expect(rows.filter(({ role }) => role === 'admin')).toHaveLength(1)
    expect(await seedDemo({ env, db: other.serverDb, force: true, realNow: other.now })).toEqual(nothingNew)
    await other.close()
  }, 180_000)
})
