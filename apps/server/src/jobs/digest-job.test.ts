import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { accounts } from '../db/tables/account'
import { households } from '../db/tables/household'
import { bookings } from '../db/tables/inventory'
import { deliveries } from '../db/tables/notifications'
import { aCook, type Cook } from '../testing/a-cook'
import { aSavedRecipe } from '../testing/a-saved-recipe'
import { joinHousehold } from '../testing/join-household'
import { type SeveralServers, startSeveralServers } from '../testing/several-servers'
import { secondsBetween } from '../time/clock'
import { deleteExpiredRows } from './cleanup-job'

const hour = 3600
const day = 24 * hour
const houses: SeveralServers[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

/** Two servers, and a cook with chicken that must be used by the day after. */
async function aHouse({ at = '2026-11-15T06:50:00.000Z', timeZone = 'UTC' } = {}) {
  const house = await startSeveralServers(inject('cluster'))
  houses.push(house)
  house.passSeconds(secondsBetween(house.now(), at))
  const ana = await aCook(house, { name: 'Ana' })
  await house.db.update(households).set({ timeZone })
  const useBy = new Date(Date.parse(at) + day * 1000).toISOString().slice(0, 10)
  await stock(house, ana, { expiryDate: useBy })
  return { house, ana }
}

async function stock(house: SeveralServers, { token }: Cook, item: object = {}) {
  const chicken = {
    name: 'Chicken Breast',
    amount: '2',
    unit: 'lbs',
    location: 'fridge',
    expiryKind: 'use-by',
  }
  const body = { ...chicken, ...item } as never
  const { status, body: answer } = await house.call(inventory.create, { body }, { token })
  if (status !== 201) throw new Error(JSON.stringify(answer.error))
  return answer.data
}
const set = (house: SeveralServers, { token }: Cook, body: object) =>
  house.call(notifications.saveSettings, { body }, { token })

describe('the daily mail', () => {
  test('comes once, from the hour chosen on, however many servers tick however often', async () => {
    const { house } = await aHouse()
    await house.tick()
    await house.tick()
    expect(house.mails).toEqual([])
    house.passSeconds(hour)
    await house.tick()
    expect(house.mails).toHaveLength(1)
    for (let n = 0; n < 12; n += 1) {
      house.passSeconds(hour)
      await house.tick()
    }
    expect(house.mails).toHaveLength(1)
    house.passSeconds(12 * hour)
    await house.tick()
    expect(house.mails).toHaveLength(2)
    expect(house.mails[1]?.subject).toContain('Use today: 1')
  })

  test('says what to use, what runs out, where to look and how to stop it', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:59:00.000Z' })
    await stock(house, ana, { name: 'Eggs', amount: '3', unit: '', expiryDate: '2026-11-15' })
    await stock(house, ana, {
      name: 'Milk',
      amount: '1',
      unit: 'l',
      expiryDate: null,
      expiryKind: undefined,
      dailyConsumption: '0.5',
    })
    await house.tick()
    expect(house.mails).toEqual([
      {
        to: ana.email,
        subject: 'Use today: 1, use by tomorrow: 1, running out: 1',
        text: `Hello Ana,

this is what needs you in Ana’s kitchen today.

Use today
- Use the eggs today (3 in the fridge).

Use by tomorrow
- Use the chicken breast by tomorrow (2 lb in the fridge).

Running out
- Milk runs out on Tuesday, at 0.5 l a day.

Tick it off, or put it off, here:
http://larder.test/LogsNotifications

This mail comes once a day, and only when there is something to say. Choose another hour or switch it off
under ‘How we reach you’ on the same page.
`,
      },
    ])
  })

  test('names of people and kitchens cannot add lines to it', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:59:00.000Z' })
    await house.db.update(accounts).set({ name: 'Ana\r\nBcc: everybody@example.org' })
    await stock(house, ana, { name: 'Soup\n\nBuy here: https://evil.example', expiryDate: '2026-11-15' })
    await house.tick()
    const [mail] = house.mails
    expect(mail?.text.split('\n')[0]).toBe('Hello Ana Bcc: everybody@example.org,')
    expect(mail?.text).not.toMatch(/^Buy here/m)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })

  test('long lists are cut', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:00:00.000Z' })
    for (let n = 0; n < 12; n += 1) await stock(house, ana, { expiryDate: '2026-11-16' })
    house.passSeconds(hour)
    await house.tick()
    expect(house.mails[0]?.subject).toBe('Use by tomorrow: 13')
    expect(house.mails[0]?.text).toContain('- and 3 more')
  })

  test('suggests dishes to whoever wants recommendations, beside what needs them', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:00:00.000Z' })
    const bo = await aCook(house)
    await joinHousehold(house, ana, bo)
    const { id } = await aSavedRecipe(house.db, {
      ...{ title: 'Chicken\nwith salt', occasions: ['lunch'] },
      ingredients: ['2 lbs chicken breast', 'salt'],
    })
    await set(house, bo, { recommendations: false })
    house.passSeconds(hour)
    await house.tick()
    const mailTo = ({ email }: Cook) => house.mails.find(({ to }) => to === email)?.text
    expect(mailTo(ana)).toMatch(
      new RegExp(`\\nWhat to cook\\n- Chicken with salt.*: http://larder.test/recipe/details/${id}\\n`),
    )
    expect(mailTo(bo)).toContain('Use by tomorrow')
    expect(mailTo(bo)).not.toContain('What to cook')
  })

  test('tells what others made of a recipe to whoever wants community updates, even without a kitchen', async () => {
    const house = await startSeveralServers(inject('cluster'))
    houses.push(house)
    const [ana, bo, cy] = [await aCook(house), await aCook(house, { name: 'Bo' }), await aCook(house)]
    const { id } = await aSavedRecipe(house.db, { title: 'Plum cake' }, ana)
    house.passSeconds(60)
    const run = (text: string, ...values: unknown[]) => house.db.$client.query(text, values)
    await run(
      `insert into posts (recipe_id, account_id, community_id, introduction, state, submitted_at, shown_at)
        values ($1, $2, 'desserts', '', 'shown', $3, $3)`,
      ...[id, ana.user.id, '2026-11-01T08:00:00.000Z'],
    )
    const say = (cook: Cook, parent: number | null = null) =>
      run(
        `insert into comments (post_id, account_id, parent_id, action_id, text, created_at)
          values ((select id from posts), $1, $2, gen_random_uuid(), 'Nice', $3)`,
        ...[cook.user.id, parent, house.now()],
      )
    const like = (cook: Cook, at = house.now()) =>
      run('insert into recipe_marks values ($1, $2, true, null, $3)', cook.user.id, id, at)
    await say(bo)
    await say(cy, (await run('select id from comments')).rows[0]?.id)
    await say(ana)
    await like(bo)
    await like(cy, '2026-11-01T08:00:00.000Z')
    await run('insert into follows values ($1, $2, $3)', bo.user.id, ana.user.id, house.now())
    await set(house, bo, { community: true })
    await house.tick()
    expect(house.mails).toEqual([])
    await set(house, ana, { community: true })
    house.passSeconds(day - 660)
    await house.tick()
    expect(house.mails.map(({ to }) => to)).toEqual([ana.email])
    expect(house.mails[0]).toMatchObject({
      subject: 'In the community: 2',
      text: expect.stringContaining('- Plum cake: 2 new comments, 1 new like\n- Bo follows you now\n'),
    })
    house.passSeconds(day)
    await house.tick()
    await set(house, ana, { email: false })
    await say(bo)
    house.passSeconds(day)
    await house.tick()
    expect(house.mails).toHaveLength(1)
  })

  test('is sent to each member by their own settings, and to nobody who does not want it', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:00:00.000Z' })
    const [bo, cy, di, ed] = [await aCook(house), await aCook(house), await aCook(house), await aCook(house)]
    for (const cook of [bo, cy, di, ed]) await joinHousehold(house, ana, cook)
    await set(house, bo, { digestHour: 20 })
    await set(house, cy, { email: false })
    await set(house, di, { digestHour: null })
    await house.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ed.user.id))
    house.passSeconds(hour)
    await house.tick()
    expect(house.mails.map(({ to }) => to)).toEqual([ana.email])
    house.passSeconds(12 * hour)
    await house.tick()
    expect(house.mails.map(({ to }) => to)).toEqual([ana.email, bo.email])
  })

  test('nothing to say is no mail that day, and what was put off is not said', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:30:00.000Z' })
    const { body } = await house.call(notifications.list, {}, ana)
    for (const { key } of body.data)
      await house.call(notifications.snooze, { body: { key, until: 'gone' } }, ana)
    house.passSeconds(hour)
    await house.tick()
    await stock(house, ana, { expiryDate: '2026-11-15' })
    await house.tick()
    expect(house.mails).toEqual([])
  })

  test('a kitchen without anything costs nothing and gets nothing', async () => {
    const house = await startSeveralServers(inject('cluster'))
    houses.push(house)
    await aCook(house)
    await house.tick()
    expect(house.mails).toEqual([])
    expect(await house.db.$count(deliveries)).toBe(0)
  })

  test('a kitchen that nobody has touched for a month is left in peace', async () => {
    const { house } = await aHouse({ at: '2026-11-15T07:59:00.000Z' })
    await house.db.update(bookings).set({ day: '2026-10-01' as never })
    await house.tick()
    expect(house.mails).toEqual([])
  })

  test('goes to the household somebody acts for, and only while they belong to it', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:59:00.000Z' })
    const eve = await aCook(house, { name: 'Eve' })
    const [kitchen] = await house.db.select().from(accounts).where(eq(accounts.id, ana.user.id))
    await house.db
      .update(accounts)
      .set({ currentHouseholdId: kitchen?.currentHouseholdId ?? '' })
      .where(eq(accounts.id, eve.user.id))
    await house.tick()
    expect(house.mails.map(({ to }) => to)).toEqual([ana.email])
  })
})

describe('hours', () => {
  test.each([
    ['America/New_York', '2026-11-15T12:50:00.000Z', '2026-11-15T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-15T02:20:00.000Z', '2026-11-15T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-14T17:50:00.000Z', '2026-11-14T18:00:00.000Z'],
  ])('are those of %s', async (timeZone, at, due) => {
    const { house, ana } = await aHouse({ at, timeZone })
    await stock(house, ana, { name: 'Eggs', expiryDate: '2026-11-15' })
    await house.tick()
    expect(house.mails).toEqual([])
    house.passSeconds(secondsBetween(house.now(), due))
    await house.tick()
    expect(house.mails).toHaveLength(1)
  })

  test('one that the clocks skip comes with the next', async () => {
    // At 2 in the morning it becomes 3.
    const { house, ana } = await aHouse({ at: '2026-03-29T00:40:00.000Z', timeZone: 'Europe/Ljubljana' })
    await set(house, ana, { digestHour: 2 })
    await house.tick()
    expect(house.mails).toEqual([])
    house.passSeconds(15 * 60)
    await house.tick()
    expect(house.mails).toHaveLength(1)
  })

  test('one that comes twice counts once', async () => {
    // At 3 in the morning it becomes 2 again.
    const { house, ana } = await aHouse({ at: '2026-10-25T00:00:00.000Z', timeZone: 'Europe/Ljubljana' })
    await set(house, ana, { digestHour: 2 })
    for (let n = 0; n < 3; n += 1) {
      await house.tick()
      house.passSeconds(hour - 300)
    }
    expect(house.mails).toHaveLength(1)
  })

  test('a zone that this machine does not know keeps nobody else waiting', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:59:00.000Z' })
    const bo = await aCook(house)
    await stock(house, bo, { expiryDate: '2026-11-15' })
    const [odd] = await house.db.select().from(accounts).where(eq(accounts.id, bo.user.id))
    await house.db
      .update(households)
      .set({ timeZone: 'Mars/Olympus' })
      .where(eq(households.id, odd?.currentHouseholdId ?? ''))
    await house.tick()
    expect(house.mails.map(({ to }) => to)).toEqual([ana.email])
  })
})

describe('when the mail server is away', () => {
  test('the mail is tried again, and sent once', async () => {
    const { house, ana } = await aHouse({ at: '2026-11-15T07:59:00.000Z' })
    house.setMailFailing(true)
    await house.tick()
    await house.tick()
    expect(house.mails).toEqual([])
    house.setMailFailing(false)
    await house.tick()
    await house.tick()
    expect(house.mails.map(({ to }) => to)).toEqual([ana.email])
    expect(house.logged.join('')).toContain('ECONNECTION')
    expect(house.logged.join('')).not.toContain(ana.email)
  })

  test('it is not tried for ever', async () => {
    const { house } = await aHouse({ at: '2026-11-15T07:59:00.000Z' })
    house.setMailFailing(true)
    for (let n = 0; n < 5; n += 1) await house.tick()
    house.setMailFailing(false)
    await house.tick()
    expect(house.mails).toEqual([])
    // Tomorrow is another day.
    house.passSeconds(day)
    await house.tick()
    expect(house.mails).toHaveLength(1)
  })

  test('what was claimed is swept when its day is long over', async () => {
    const { house } = await aHouse({ at: '2026-11-15T07:59:00.000Z' })
    await house.tick()
    expect(await house.db.$count(deliveries)).toBe(1)
    house.passSeconds(4 * day)
    await deleteExpiredRows(house.db, house.now())
    expect(await house.db.$count(deliveries)).toBe(0)
  })
})
