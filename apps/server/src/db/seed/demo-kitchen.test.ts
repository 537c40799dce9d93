import { account } from '@larder/contract/account'
import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readEnv } from '../../env'
import { type TestApp, testApp } from '../../testing/test-app'
import { demoPassword } from './demo-cooks'
import { sowDemo } from './sow-demo'

let app: TestApp
beforeAll(async () => {
  app = await testApp(inject('cluster'))
  await sowDemo({ env: readEnv({}), db: app.db, force: false, realNow: app.now })
}, 180_000)
afterAll(() => app.close())

async function cook(name: string) {
  const body = { email: `${name}@demo.larder.test`, password: demoPassword }
  return { token: (await app.call(account.login, { body })).body.data.access_token }
}
const names = ['admin', 'ana', 'bao', 'chidi', 'dunja', 'elif', 'farid']

describe('a demo kitchen', () => {
  test.each(names)('of %s is alive on the day somebody looks', async (name) => {
    const { body } = await app.call(inventory.overview, {}, await cook(name))
    const { weeks, ...now } = body.data
    expect(now).toMatchObject({ items: 35, expired: 1, outOfStock: 1, soonest: { length: 5 } })
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

  test('knows nearly all its foods, and has the sample items', async () => {
    const { body } = await app.call(inventory.list, {}, await cook('ana'))
    const unknown = body.data.filter(({ foodId }) => foodId === undefined)
    expect(unknown.map(({ name }) => name)).toEqual(['Grandma’s plum chutney'])
    const chicken = body.data.find(({ name }) => name === 'Chicken Breast')
    expect(chicken).toMatchObject({ amount: '2', unit: 'lbs', category: 'Protein', expiryDate: '2026-11-17' })
  })

  test('is shared by some, with a child at the table', async () => {
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

  test('tells who did what, with nothing in days to come', async () => {
    const { body } = await app.call(inventory.activity, { query: { size: 100 } }, await cook('elif'))
    expect(body.page.total).toBeGreaterThan(100)
    expect(body.data[0]).toMatchObject({ kind: 'used', name: 'Soy sauce', left: '0', who: 'Elif', you: true })
    expect(body.data.every(({ at }) => at <= app.now())).toBe(true)
  })
})
