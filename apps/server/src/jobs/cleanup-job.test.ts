import { eq, getTableName } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { accounts, openidAttempts, passwordResets, sessions } from '../db/tables/account'
import { householdMembers, invitations } from '../db/tables/household'
import { idempotencyKeys } from '../db/tables/inventory'
import { recipePictures } from '../db/tables/my-recipes'
import { loginFailures, rateCounters } from '../db/tables/rate-limits'
import { recipesTable } from '../db/tables/recipes'
import { hashSecret, newId, newSecret } from '../secrets'
import { aCook } from '../testing/a-cook'
import { aSavedRecipe } from '../testing/a-saved-recipe'
import { testApp } from '../testing/test-app'
import { addSeconds } from '../time/clock'
import { deleteExpiredRows } from './cleanup-job'

test('deletes expired rows and keeps the others', async () => {
  const larder = await testApp(inject('cluster'))
  const { user } = await aCook(larder)
  const now = larder.now()
  const past = addSeconds(now, -7200)
  const future = addSeconds(now, 7200)
  const householdId = (await larder.db.select().from(householdMembers))[0]?.householdId ?? ''
  await larder.db.delete(sessions)
  await larder.db.delete(loginFailures)
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
    await larder.db.insert(loginFailures).values({ key: `pair:${expiresAt}`, count: 3, lastAt: expiresAt })
  }
  await deleteExpiredRows(larder.serverDb, now)
  for (const table of [sessions, passwordResets, openidAttempts, invitations, loginFailures]) {
    expect(await larder.db.$count(table), getTableName(table)).toBe(1)
  }
  // Requests are counted a moment after their response, so the cook's own may have come since.
  expect(await larder.db.$count(rateCounters, eq(rateCounters.key, 'address:x'))).toBe(1)
  const [remaining] = await larder.db.select().from(sessions)
  expect(remaining?.expiresAt).toBe(future)
  await larder.close()
})

test('a deleted recipe can be restored with its photo for thirty days', async () => {
  const larder = await testApp(inject('cluster'))
  const cook = await aCook(larder)
  const now = larder.now()
  const kept: number[] = []
  for (const removedAt of [null, addSeconds(now, -30 * 86_400 + 60), addSeconds(now, -30 * 86_400 - 60)]) {
    const { id } = await aSavedRecipe(larder.db, {}, cook)
    const picture = { id: newId(), width: 4, height: 3 }
    const bytes = Buffer.from('photo')
    await larder.db
      .insert(recipePictures)
      .values({ ...picture, recipeId: id, page: bytes, card: bytes, createdAt: now })
    await larder.db.update(recipesTable).set({ picture, removedAt }).where(eq(recipesTable.id, id))
    kept.push(id)
  }
  await deleteExpiredRows(larder.serverDb, now)
  await deleteExpiredRows(larder.serverDb, now)
  const pictures = await larder.db.select({ of: recipePictures.recipeId }).from(recipePictures)
  expect(pictures.map((one) => one.of).sort()).toEqual(kept.slice(0, 2))
  const rows = await larder.db.select().from(recipesTable).orderBy(recipesTable.id)
  expect(rows.map(({ picture }) => picture !== null)).toEqual([true, true, false])
  await larder.close()
})

test('idempotency keys are deleted after forty days', async () => {
  const larder = await testApp(inject('cluster'))
  await aCook(larder)
  const [cook] = await larder.db.select().from(accounts)
  const householdId = cook?.currentHouseholdId ?? ''
  const [over, young] = [40 * 86_400 + 1, 39 * 86_400].map((age) => addSeconds(larder.now(), -age))
  for (const at of [over ?? '', young ?? '']) {
    await larder.db
      .insert(idempotencyKeys)
      .values({ householdId, id: newId(), fingerprint: hashSecret(at), at })
  }
  await deleteExpiredRows(larder.serverDb, larder.now())
  expect((await larder.db.select().from(idempotencyKeys)).map(({ at }) => at)).toEqual([young])
  await larder.close()
})
