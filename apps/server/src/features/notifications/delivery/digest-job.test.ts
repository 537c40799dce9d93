import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { accounts } from '../../../db/tables/account'
import { households } from '../../../db/tables/household'
import { bookings } from '../../../db/tables/inventory'
import { deliveries } from '../../../db/tables/notifications'
import { deleteExpiredRows } from '../../../jobs/cleanup-job'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { joinHousehold } from '../../../testing/join-household'
import { type SeveralServers, startSeveralServers } from '../../../testing/several-servers'
import { secondsBetween } from '../../../time/clock'

const hour = 3600
const day = 24 * hour
const larders: SeveralServers[] = []
afterEach(async () => {
  for (const larder of larders.splice(0)) await larder.close()
})

/** Two servers, and a cook with chicken that must be used by the day after. */
async function setUp({ at = '2026-11-15T06:50:00.000Z', timeZone = 'UTC' } = {}) {
  const larder = await startSeveralServers(inject('cluster'))
  larders.push(larder)
  larder.passSeconds(secondsBetween(larder.now(), at))
  const ana = await aCook(larder, { name: 'Ana' })
  await larder.db.update(households).set({ timeZone })
  const useBy = new Date(Date.parse(at) + day * 1000).toISOString().slice(0, 10)
  await stock(larder, ana, { expiryDate: useBy })
  return { larder, ana }
}

async function stock(larder: SeveralServers, { token }: Cook, item: object = {}) {
  const chicken = {
    name: 'Chicken Breast',
    amount: '2',
    unit: 'lbs',
    location: 'fridge',
    expiryKind: 'use-by',
  }
  const body = { ...chicken, ...item } as never
  const { status, body: response } = await larder.call(inventory.create, { body }, { token })
  if (status !== 201) throw new Error(JSON.stringify(response.error))
  return response.data
}
const saveSettings = (larder: SeveralServers, { token }: Cook, body: object) =>
  larder.call(notifications.saveSettings, { body }, { token })

describe('the digest email', () => {
  test('is sent once, from the chosen hour on, however many servers tick', async () => {
    const { larder } = await setUp()
    await larder.tick()
    await larder.tick()
    expect(larder.mails).toEqual([])
    larder.passSeconds(hour)
    await larder.tick()
    expect(larder.mails).toHaveLength(1)
    for (let n = 0; n < 12; n += 1) {
      larder.passSeconds(hour)
      await larder.tick()
    }
    expect(larder.mails).toHaveLength(1)
    larder.passSeconds(12 * hour)
    await larder.tick()
    expect(larder.mails).toHaveLength(2)
    expect(larder.mails[1]?.subject).toContain('Use today: 1')
  })

  test('lists what to use, what runs out, where to look and how to stop it', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:59:00.000Z' })
    await stock(larder, ana, { name: 'Eggs', amount: '3', unit: '', expiryDate: '2026-11-15' })
    await stock(larder, ana, {
      name: 'Milk',
      amount: '1',
      unit: 'l',
      expiryDate: null,
      expiryKind: undefined,
      dailyConsumption: '0.5',
    })
    await larder.tick()
    expect(larder.mails).toEqual([
      {
        to: ana.email,
        topic: 'reminder',
        subject: 'Use today: 1, use by tomorrow: 1, running out: 1',
        text: `Hello Ana,

Here is what needs attention in Ana’s kitchen today.

Use today
- Use the eggs today (3 in the fridge).

Use by tomorrow
- Use the chicken breast by tomorrow (2 lb in the fridge).

Running out
- Milk runs out on Tuesday, at 0.5 l a day.

What to cook
- Roast Chicken (uses chicken breast, 1 day left; you have everything): http://larder.test/recipe/details/100000

Tick things off or postpone them here:
http://larder.test/LogsNotifications

This email comes once a day, and only when there is news. Choose another time or switch it off
under ‘How we reach you’ on the same page.
`,
      },
    ])
  })

  test('names of people and kitchens cannot add lines to it', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:59:00.000Z' })
    await larder.db.update(accounts).set({ name: 'Ana\r\nBcc: everybody@example.org' })
    await stock(larder, ana, { name: 'Soup\n\nBuy here: https://evil.example', expiryDate: '2026-11-15' })
    await larder.tick()
    const [mail] = larder.mails
    expect(mail?.text.split('\n')[0]).toBe('Hello Ana Bcc: everybody@example.org,')
    expect(mail?.text).not.toMatch(/^Buy here/m)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })

  test('long lists are truncated', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:00:00.000Z' })
    for (let n = 0; n < 12; n += 1) await stock(larder, ana, { expiryDate: '2026-11-16' })
    larder.passSeconds(hour)
    await larder.tick()
    expect(larder.mails[0]?.subject).toBe('Use by tomorrow: 13')
    expect(larder.mails[0]?.text).toContain('- and 3 more')
  })

  test('suggests dishes to cooks with recommendations on, beside what needs attention', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:00:00.000Z' })
    const bo = await aCook(larder)
    await joinHousehold(larder, ana, bo)
    const { id } = await aSavedRecipe(larder.db, {
      ...{ title: 'Chicken\nwith salt', occasions: ['lunch'] },
      ingredients: ['2 lbs chicken breast', 'salt'],
    })
    await saveSettings(larder, bo, { recommendations: false })
    larder.passSeconds(hour)
    await larder.tick()
    const mailTo = ({ email }: Cook) => larder.mails.find(({ to }) => to === email)?.text
    expect(mailTo(ana)).toMatch(
      new RegExp(`\\nWhat to cook\\n- Chicken with salt.*: http://larder.test/recipe/details/${id}\\n`),
    )
    expect(mailTo(bo)).toContain('Use by tomorrow')
    expect(mailTo(bo)).not.toContain('What to cook')
  })

  test('names dishes in the English of the household’s country', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:00:00.000Z' })
    await larder.db.update(households).set({ country: 'US' })
    await aSavedRecipe(larder.db, {
      ...{ title: 'Chicken with coriander leaves', occasions: ['lunch'] },
      ingredients: ['2 lbs chicken breast', 'salt'],
    })
    larder.passSeconds(hour)
    await larder.tick()
    const mail = larder.mails.find(({ to }) => to === ana.email)
    expect(mail?.text).toContain('\n- Chicken with cilantro leaves')
  })

  test('reports community reactions to cooks with community updates on, even without a kitchen', async () => {
    const larder = await startSeveralServers(inject('cluster'))
    larders.push(larder)
    const [ana, bo, cy] = [await aCook(larder), await aCook(larder, { name: 'Bo' }), await aCook(larder)]
    const { id } = await aSavedRecipe(larder.db, { title: 'Plum cake' }, ana)
    larder.passSeconds(60)
    const run = (text: string, ...values: unknown[]) => larder.db.$client.query(text, values)
    await run(
      `insert into posts (recipe_id, account_id, community_id, introduction, state, submitted_at, shown_at)
        values ($1, $2, 'desserts', '', 'shown', $3, $3)`,
      ...[id, ana.user.id, '2026-11-01T08:00:00.000Z'],
    )
    const comment = (cook: Cook, parent: number | null = null) =>
      run(
        `insert into comments (post_id, account_id, parent_id, action_id, text, created_at)
          values ((select id from posts), $1, $2, gen_random_uuid(), 'Nice', $3)`,
        ...[cook.user.id, parent, larder.now()],
      )
    const like = (cook: Cook, at = larder.now()) =>
      run('insert into recipe_marks values ($1, $2, true, null, $3)', cook.user.id, id, at)
    await comment(bo)
    await comment(cy, (await run('select id from comments')).rows[0]?.id)
    await comment(ana)
    await like(bo)
    await like(cy, '2026-11-01T08:00:00.000Z')
    await run('insert into follows values ($1, $2, $3)', bo.user.id, ana.user.id, larder.now())
    await saveSettings(larder, bo, { community: true })
    await larder.tick()
    expect(larder.mails).toEqual([])
    await saveSettings(larder, ana, { community: true })
    larder.passSeconds(day - 660)
    await larder.tick()
    expect(larder.mails.map(({ to }) => to)).toEqual([ana.email])
    expect(larder.mails[0]).toMatchObject({
      subject: 'In the community: 2',
      text: expect.stringContaining('- Plum cake: 2 new comments, 1 new like\n- Bo now follows you\n'),
    })
    larder.passSeconds(day)
    await larder.tick()
    await saveSettings(larder, ana, { email: false })
    await comment(bo)
    larder.passSeconds(day)
    await larder.tick()
    expect(larder.mails).toHaveLength(1)
  })

  test('is sent to each member by their own settings, and to nobody who switched it off', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:00:00.000Z' })
    const [bo, cy, di, ed] = [
      await aCook(larder),
      await aCook(larder),
      await aCook(larder),
      await aCook(larder),
    ]
    for (const cook of [bo, cy, di, ed]) await joinHousehold(larder, ana, cook)
    await saveSettings(larder, bo, { digestHour: 20 })
    await saveSettings(larder, cy, { email: false })
    await saveSettings(larder, di, { digestHour: null })
    await larder.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ed.user.id))
    larder.passSeconds(hour)
    await larder.tick()
    expect(larder.mails.map(({ to }) => to)).toEqual([ana.email])
    larder.passSeconds(12 * hour)
    await larder.tick()
    expect(larder.mails.map(({ to }) => to)).toEqual([ana.email, bo.email])
  })

  test('is not sent when there is nothing to report; snoozed notices are left out', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:30:00.000Z' })
    const { body } = await larder.call(notifications.list, {}, ana)
    for (const { key } of body.data)
      await larder.call(notifications.snooze, { body: { key, until: 'gone' } }, ana)
    larder.passSeconds(hour)
    await larder.tick()
    await stock(larder, ana, { expiryDate: '2026-11-15' })
    await larder.tick()
    expect(larder.mails).toEqual([])
  })

  test('is not sent for an empty kitchen', async () => {
    const larder = await startSeveralServers(inject('cluster'))
    larders.push(larder)
    await aCook(larder)
    await larder.tick()
    expect(larder.mails).toEqual([])
    expect(await larder.db.$count(deliveries)).toBe(0)
  })

  test('is not sent for a kitchen without activity for a month', async () => {
    const { larder } = await setUp({ at: '2026-11-15T07:59:00.000Z' })
    await larder.db.update(bookings).set({ day: '2026-10-01' as never })
    await larder.tick()
    expect(larder.mails).toEqual([])
  })

  test('is sent for the current household, and only to its members', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:59:00.000Z' })
    const eve = await aCook(larder, { name: 'Eve' })
    const [kitchen] = await larder.db.select().from(accounts).where(eq(accounts.id, ana.user.id))
    await larder.db
      .update(accounts)
      .set({ currentHouseholdId: kitchen?.currentHouseholdId ?? '' })
      .where(eq(accounts.id, eve.user.id))
    await larder.tick()
    expect(larder.mails.map(({ to }) => to)).toEqual([ana.email])
  })
})

describe('the chosen hour', () => {
  test.each([
    ['America/New_York', '2026-11-15T12:50:00.000Z', '2026-11-15T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-15T02:20:00.000Z', '2026-11-15T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-14T17:50:00.000Z', '2026-11-14T18:00:00.000Z'],
  ])('is local time in %s', async (timeZone, at, due) => {
    const { larder, ana } = await setUp({ at, timeZone })
    await stock(larder, ana, { name: 'Eggs', expiryDate: '2026-11-15' })
    await larder.tick()
    expect(larder.mails).toEqual([])
    larder.passSeconds(secondsBetween(larder.now(), due))
    await larder.tick()
    expect(larder.mails).toHaveLength(1)
  })

  test('that is skipped by the clock change is the next one', async () => {
    // At 2 in the morning it becomes 3.
    const { larder, ana } = await setUp({ at: '2026-03-29T00:40:00.000Z', timeZone: 'Europe/Ljubljana' })
    await saveSettings(larder, ana, { digestHour: 2 })
    await larder.tick()
    expect(larder.mails).toEqual([])
    larder.passSeconds(15 * 60)
    await larder.tick()
    expect(larder.mails).toHaveLength(1)
  })

  test('that occurs twice counts once', async () => {
    // At 3 in the morning it becomes 2 again.
    const { larder, ana } = await setUp({ at: '2026-10-25T00:00:00.000Z', timeZone: 'Europe/Ljubljana' })
    await saveSettings(larder, ana, { digestHour: 2 })
    for (let n = 0; n < 3; n += 1) {
      await larder.tick()
      larder.passSeconds(hour - 300)
    }
    expect(larder.mails).toHaveLength(1)
  })

  test('in an unknown time zone does not delay others', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:59:00.000Z' })
    const bo = await aCook(larder)
    await stock(larder, bo, { expiryDate: '2026-11-15' })
    const [odd] = await larder.db.select().from(accounts).where(eq(accounts.id, bo.user.id))
    await larder.db
      .update(households)
      .set({ timeZone: 'Mars/Olympus' })
      .where(eq(households.id, odd?.currentHouseholdId ?? ''))
    await larder.tick()
    expect(larder.mails.map(({ to }) => to)).toEqual([ana.email])
  })
})

describe('when the mail server is unavailable', () => {
  test('the email is retried, and sent once', async () => {
    const { larder, ana } = await setUp({ at: '2026-11-15T07:59:00.000Z' })
    larder.setMailFailing(true)
    await larder.tick()
    await larder.tick()
    expect(larder.mails).toEqual([])
    larder.setMailFailing(false)
    await larder.tick()
    await larder.tick()
    expect(larder.mails.map(({ to }) => to)).toEqual([ana.email])
    expect(larder.logged.join('')).toContain('ECONNECTION')
    expect(larder.logged.join('')).not.toContain(ana.email)
  })

  test('it is not retried for ever', async () => {
    const { larder } = await setUp({ at: '2026-11-15T07:59:00.000Z' })
    larder.setMailFailing(true)
    for (let n = 0; n < 5; n += 1) await larder.tick()
    larder.setMailFailing(false)
    await larder.tick()
    expect(larder.mails).toEqual([])
    // Tomorrow is another day.
    larder.passSeconds(day)
    await larder.tick()
    expect(larder.mails).toHaveLength(1)
  })

  test('old claims are deleted', async () => {
    const { larder } = await setUp({ at: '2026-11-15T07:59:00.000Z' })
    await larder.tick()
    expect(await larder.db.$count(deliveries)).toBe(1)
    larder.passSeconds(4 * day)
    await deleteExpiredRows(larder.serverDb, larder.now())
    expect(await larder.db.$count(deliveries)).toBe(0)
  })
})
