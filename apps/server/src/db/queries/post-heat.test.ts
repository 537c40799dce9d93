import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aTestDatabase, type TestDatabase } from '../../testing/test-database'
import { inTransaction } from '../database'
import { posts } from '../tables/community'
import { toRawTx } from '../tx'
import { addHeat } from './post-heat'

let database: TestDatabase
beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
})
afterAll(() => database.drop())

/** Returns the heat after these events: the weight, the day, and for revoked events the original day. */
function heatAfter(...events: readonly [weight: number, day: string, since?: string][]): Promise<number> {
  return inTransaction(database.db, async (tx) => {
    await toRawTx(tx).execute(sql`set local session_replication_role = replica`)
    const [post] = await tx
      .insert(posts)
      .values({
        recipeId: 1,
        accountId: '00000000-0000-4000-8000-000000000000',
        communityId: 'desserts',
        introduction: '',
        state: 'shown',
        submittedAt: '2026-01-01',
      })
      .returning({ id: posts.id })
    const id = post?.id ?? 0
    for (const [weight, day, since = day] of events)
      await tx
        .update(posts)
        .set({ heat: addHeat(weight, day, { since }) })
        .where(eq(posts.id, id))
    const [row] = await tx.delete(posts).where(eq(posts.id, id)).returning({ heat: posts.heat })
    return row?.heat ?? Number.NaN
  })
}

test('an event of three days ago counts half', async () => {
  const twoThen = await heatAfter([2, '2027-03-01'])
  expect(twoThen).toBeCloseTo(await heatAfter([1, '2027-03-04']), 6)
  expect(await heatAfter([2, '2027-03-01'], [1, '2027-03-04'])).toBeCloseTo(
    await heatAfter([2, '2027-03-04']),
    6,
  )
})

test('a revoked event is removed with its original time and changes nothing else', async () => {
  const liked = await heatAfter([1, '2027-03-01'], [2, '2027-03-02'], [-1, '2027-03-09', '2027-03-01'])
  expect(liked).toBeCloseTo(await heatAfter([2, '2027-03-02']), 6)
})

test('stays in range over years and with wrong input', async () => {
  expect(await heatAfter([1, '2026-02-01'], [1, '2046-02-01'])).toBeCloseTo(
    await heatAfter([1, '2046-02-01']),
    6,
  )
  expect(await heatAfter([1, '2026-02-01'], [-5, '2046-02-01'])).toBeLessThan(
    await heatAfter([1, '2046-01-01']),
  )
  expect(await heatAfter([1, '2030-02-01'], [-1, '2046-02-01', '2030-02-01'])).toBeGreaterThan(0)
})
