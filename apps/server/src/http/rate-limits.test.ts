import { count, sum } from 'drizzle-orm'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Db } from '../db/database'
import { rateCounters } from '../db/tables/rate-limits'
import { createLog } from '../log'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { createRateLimiter } from './rate-limits'

const minute = { most: 100, windowSeconds: 60 }
const log = createLog('silent')
let database: TestDatabase

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
})

afterAll(() => database.drop())

/** A clock that stands until it is moved. */
function aClock() {
  let time = Date.parse('2026-11-15T08:00:30.000Z')
  return {
    clock: () => new Date(time).toISOString(),
    passSeconds(seconds: number) {
      time += seconds * 1000
    },
  }
}

/** A database that is away as long as it says so. */
function sometimesAway(db: Db) {
  const asked = { times: 0, away: true }
  const query = async (statement: QueryConfig) => {
    asked.times += 1
    if (asked.away) throw new Error('nobody answers')
    return db.$client.query(statement)
  }
  return { asked, db: { $client: { query } } as unknown as Db }
}

const fromEverywhere = (howMany: number) => Array.from({ length: howMany }, (_, n) => `address:${n}`)

describe('what every request counts', () => {
  test('is shared however many addresses came in one second', async () => {
    const limits = createRateLimiter(database.db, aClock().clock, log)
    for (const key of fromEverywhere(22_000)) limits.countRequest(key, minute)
    await limits.flush()
    const [shared] = await database.db
      .select({ keys: count(), all: sum(rateCounters.count).mapWith(Number) })
      .from(rateCounters)
    expect(shared).toEqual({ keys: 22_000, all: 22_000 })
    await limits.close()
  })

  test('is forgotten when its window is over, also while nothing can be shared', async () => {
    const { clock, passSeconds } = aClock()
    const { db, asked } = sometimesAway(database.db)
    const limits = createRateLimiter(db, clock, log)
    for (const key of fromEverywhere(100)) limits.countRequest(key, minute)
    await expect(limits.flush()).rejects.toThrow('nobody answers')
    passSeconds(60)
    const before = asked.times
    await limits.flush()
    expect(asked.times).toBe(before)
    await limits.close()
  })

  test('still counts within its window after the database was away', async () => {
    const { db, asked } = sometimesAway(database.db)
    const limits = createRateLimiter(db, aClock().clock, log)
    for (let n = 0; n < 60; n += 1) limits.countRequest('address:patient', minute)
    await expect(limits.flush()).rejects.toThrow('nobody answers')
    asked.away = false
    await limits.flush()
    for (let n = 0; n < 40; n += 1) limits.countRequest('address:patient', minute)
    expect(() => limits.countRequest('address:patient', minute)).toThrow(
      expect.objectContaining({ code: 'too-many-requests' }),
    )
    await limits.close()
  })
})
