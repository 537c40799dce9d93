import { household } from '@larder/contract/household'
import { mealPlan } from '@larder/contract/meal-plan'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Cook } from '../../../testing/a-cook'
import { joinHousehold } from '../../../testing/join-household'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import { aPlanningKitchen, type PlanningKitchen } from '../../../testing/kitchens/a-planning-kitchen'
import { testApp } from '../../../testing/test-app'

let kitchen: PlanningKitchen
beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

async function open(cook: Cook = kitchen.ana): Promise<string> {
  const { status, body } = await kitchen.call(mealPlan.openFeed, {}, { token: cook.token })
  expect(status).toBe(201)
  expect(body.data.address).toMatch(/^http:\/\/larder\.test\/calendar\/[A-Za-z0-9_-]{43}\.ics$/)
  return new URL(body.data.address).pathname
}

const read = (url: string) => kitchen.app.inject({ url, remoteAddress: '198.51.100.9' })
const state = async (cook: Cook = kitchen.ana) =>
  (await kitchen.call(mealPlan.feed, {}, { token: cook.token })).body.data

test('a calendar app reads the plan at a secret address until it is replaced or closed', async () => {
  expect(await state()).toEqual({ open: false })
  const mia = await kitchen.guest('Mia')
  const meal = await kitchen.add({ what: { kind: 'note', text: 'Eating out' }, eaters: [mia] })
  const first = await open()
  expect(await state()).toEqual({ open: true, since: kitchen.now() })
  const calendar = await read(first)
  expect(calendar.statusCode).toBe(200)
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(calendar.body).toContain(`UID:meal-${meal.id}@larder.test\r\n`)
  expect(calendar.body).toContain('SUMMARY:Dinner: Eating out\r\nDESCRIPTION:For Mia\r\n')
  expect((await kitchen.app.inject({ url: first, method: 'HEAD' })).statusCode).toBe(200)

  const second = await open()
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  expect((await kitchen.call(mealPlan.closeFeed, {}, { token: kitchen.ana.token })).status).toBe(200)
  expect((await read(second)).statusCode).toBe(404)
  expect(await state()).toEqual({ open: false })
  const [kept] = (await kitchen.db.execute(sql`select count(*)::int as count from calendar_feeds`)).rows
  expect(kept).toEqual({ count: 0 })

  // The secret is stored hashed only.
  const logged = kitchen.logged.join('\n')
  expect(logged).toContain('/calendar/…')
  for (const path of [first, second]) expect(logged).not.toContain(path.slice('/calendar/'.length, 40))
})

test('returns 404 without details for an unknown address', async () => {
  const never = 'A'.repeat(43)
  const odd = [`${never}.ics`, never, `${never}.pdf`, `../${never}.ics`, `${never}/x.ics`, 'x.ics', '%00.ics']
  for (const file of odd) {
    const response = await read(`/calendar/${file}`)
    expect([file, response.statusCode]).toEqual([file, 404])
  }
  await read(`/CALENDAR/${never}secret.ics`)
  await read(`//calendar/${never}secret.ics`)
  expect(kitchen.logged.join('\n')).not.toContain(`${never}secret`)
})

test('a removed or suspended member loses the feed, also after rejoining', async () => {
  const bo = await kitchen.housemate('Bo')
  const his = await open(bo)
  expect((await read(his)).statusCode).toBe(200)
  await kitchen.db.execute(sql`update accounts set status = 'suspended' where id = ${bo.user.id}`)
  expect((await read(his)).statusCode).toBe(404)
  await kitchen.db.execute(sql`update accounts set status = 'active' where id = ${bo.user.id}`)
  const leaving = { params: { id: kitchen.householdId } }
  const left = await kitchen.call(household.leave, leaving, { token: bo.token })
  expect(left.status).toBe(200)
  expect((await read(his)).statusCode).toBe(404)
  await joinHousehold(kitchen, kitchen.ana, bo)
  expect((await read(his)).statusCode).toBe(404)
})

test('requests are rate limited', async () => {
  const perAddress = { most: 2, windowSeconds: 60 }
  const larder = await testApp(inject('cluster'), { allowances: { ...relaxedRateLimits, perAddress } })
  const knock = async () => (await larder.app.inject({ url: `/calendar/${'A'.repeat(43)}.ics` })).statusCode
  // Counters are shared once a second, so requests in flight are not counted at once.
  const responses = []
  for (let n = 0; n < 20; n += 1) responses.push(await knock())
  expect([...new Set(responses)].sort()).toEqual([404, 429])
  await larder.close()
})
