import { count, sum } from 'drizzle-orm'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Db, OpenDatabase } from '../db/database'
import { rateCounters } from '../db/tables/rate-limits'
import { createLog } from '../log'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { createRateLimiter, networkFactor, networkOf } from './rate-limits'

const minute = { most: 100, windowSeconds: 60 }
const log = createLog('silent')
let database: TestDatabase

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
})

afterAll(() => database.drop())

/** A clock that stands still until moved. */
function aClock() {
  let time = Date.parse('2026-11-15T08:00:30.000Z')
  return {
    clock: () => new Date(time).toISOString(),
    passSeconds(seconds: number) {
      time += seconds * 1000
    },
  }
}

/** A database that can be made unavailable. */
function createUnreliableDb(db: OpenDatabase) {
  const state = { times: 0, away: true }
  const query = async (statement: QueryConfig) => {
    state.times += 1
    if (state.away) throw new Error('nobody answers')
    return db.$client.query(statement)
  }
  return { state, db: { $client: { query } } as unknown as Db }
}

const manyAddresses = (count: number) => Array.from({ length: count }, (_, n) => `address:${n}`)

describe('the count of every request', () => {
  test('is flushed for any number of addresses in one second', async () => {
    const limits = createRateLimiter(database.db, aClock().clock, log)
    for (const key of manyAddresses(22_000)) limits.countRequest(key, minute)
    await limits.flush()
    const [shared] = await database.db
      .select({ keys: count(), all: sum(rateCounters.count).mapWith(Number) })
      .from(rateCounters)
    expect(shared).toEqual({ keys: 22_000, all: 22_000 })
    await limits.close()
  })

  test('is deleted after its window, also while flushing fails', async () => {
    const { clock, passSeconds } = aClock()
    const { db, state } = createUnreliableDb(database.db)
    const limits = createRateLimiter(db, clock, log)
    for (const key of manyAddresses(100)) limits.countRequest(key, minute)
    await expect(limits.flush()).rejects.toThrow('nobody answers')
    passSeconds(60)
    const before = state.times
    await limits.flush()
    expect(state.times).toBe(before)
    await limits.close()
  })

  test('still applies within its window after the database was unavailable', async () => {
    const { db, state } = createUnreliableDb(database.db)
    const limits = createRateLimiter(db, aClock().clock, log)
    for (let n = 0; n < 60; n += 1) limits.countRequest('address:patient', minute)
    await expect(limits.flush()).rejects.toThrow('nobody answers')
    state.away = false
    await limits.flush()
    for (let n = 0; n < 40; n += 1) limits.countRequest('address:patient', minute)
    expect(() => limits.countRequest('address:patient', minute)).toThrow(
      expect.objectContaining({ code: 'too-many-requests' }),
    )
    await limits.close()
  })
})

describe('an IPv6 network', () => {
  test('is named around an address, and around nothing else', () => {
    expect(networkOf('register:2001:db8:1:2::/64')).toBe('register:2001:db8:1::/48')
    expect(networkOf('address:0:0:0:0::/64')).toBe('address:0:0:0::/48')
    for (const key of ['address:203.0.113.7', 'account:7', 'address:unknown'])
      expect(networkOf(key)).toBeUndefined()
  })

  test('counts together, so that an owner is not counted again for each part', async () => {
    const limits = createRateLimiter(database.db, aClock().clock, log)
    const few = { most: 2, windowSeconds: 60 }
    const outcomes = (act: (key: string) => unknown) =>
      Promise.all(
        Array.from({ length: 2 * networkFactor + 1 }, async (_, n) => {
          try {
            await act(`register:2001:db8:${n % 2 === 0 ? 1 : 2}:${n.toString(16)}::/64`)
            return 'admitted'
          } catch {
            return 'rejected'
          }
        }),
      )
    const half = { most: 1, windowSeconds: 60 }
    const counted = await outcomes((key) => limits.countRequest(key, half))
    expect(counted.filter((one) => one === 'rejected')).toHaveLength(1)
    const consumed = await outcomes((key) => limits.consume(`exact-${key}`, half))
    expect(consumed.filter((one) => one === 'rejected')).toHaveLength(1)
    expect(await outcomes((key) => limits.consume(`more-${key}`, few))).not.toContain('rejected')
    await limits.close()
  })
})
