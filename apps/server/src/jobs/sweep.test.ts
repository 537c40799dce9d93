import { expect, inject, test } from 'vitest'
import { secondsLater } from '../clock'
import { openidAttempts, passwordResets, sessions } from '../db/tables/account'
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
    await larder.db.insert(rateCounters).values({ key: 'address:x', windowEndsAt: expiresAt, count: 1 })
    await larder.db.insert(failures).values({ key: `pair:${expiresAt}`, count: 3, lastAt: expiresAt })
  }
  await sweep(larder.db, now)
  for (const table of [sessions, passwordResets, openidAttempts, rateCounters, failures]) {
    expect(await larder.db.$count(table)).toBe(1)
  }
  const [left] = await larder.db.select().from(sessions)
  expect(left?.expiresAt).toBe(future)
  await larder.close()
})
