import { expect, inject, test } from 'vitest'
import { secondsLater } from '../clock'
import { accounts, openidAttempts, passwordResets, sessions } from '../db/tables/account'
import { householdMembers, invitations } from '../db/tables/household'
import { actions } from '../db/tables/inventory'
import { failures, rateCounters } from '../db/tables/limits'
import { hashSecret, newId, newSecret } from '../secrets'
import { aCook } from '../testing/a-cook'
import { testApp } from '../testing/test-app'
import { sweep } from './sweep'

test('sweeping throws away what is over and keeps what is not', async () => {
  const larder = await testApp(inject('cluster'))
  const { user } = await aCook(larder)
  const now = larder.now()
  const past = secondsLater(now, -7200)
  const future = secondsLater(now, 7200)
  const householdId = (await larder.db.select().from(householdMembers))[0]?.householdId ?? ''
  await larder.db.delete(sessions)
  await larder.db.delete(rateCounters)
  for (const expiresAt of [past, future]) {
    const common = { accountId: user.id, expiresAt }
    await larder.db.insert(sessions).values({
      ...common,
      id: newId(),
      tokenHash: hashSecret(newSecret()),
      device: 'phone',
      createdAt: past,
      lastUsedAt: past,
    })
    await larder.db.insert(passwordResets).values({ ...common, secretHash: hashSecret(newSecret()) })
    await larder.db.insert(openidAttempts).values({ ...common, secretHash: hashSecret(newSecret()) })
    await larder.db.insert(invitations).values({
      id: newId(),
      householdId,
      codeHash: hashSecret(newSecret()),
      joined: 0,
      createdAt: past,
      expiresAt,
    })
    await larder.db.insert(rateCounters).values({ key: 'address:x', windowEndsAt: expiresAt, count: 1 })
    await larder.db.insert(failures).values({ key: `pair:${expiresAt}`, count: 3, lastAt: expiresAt })
  }
  await sweep(larder.db, now)
  for (const table of [sessions, passwordResets, openidAttempts, invitations, rateCounters, failures]) {
    expect(await larder.db.$count(table)).toBe(1)
  }
  const [left] = await larder.db.select().from(sessions)
  expect(left?.expiresAt).toBe(future)
  await larder.close()
})

test('the names of changes are forgotten after forty days', async () => {
  const larder = await testApp(inject('cluster'))
  await aCook(larder)
  const [cook] = await larder.db.select().from(accounts)
  const householdId = cook?.currentHouseholdId ?? ''
  const [over, young] = [40 * 86_400 + 1, 39 * 86_400].map((age) => secondsLater(larder.now(), -age))
  for (const at of [over ?? '', young ?? '']) {
    await larder.db.insert(actions).values({ householdId, id: newId(), fingerprint: hashSecret(at), at })
  }
  await sweep(larder.db, larder.now())
  expect((await larder.db.select().from(actions)).map(({ at }) => at)).toEqual([young])
  await larder.close()
})
