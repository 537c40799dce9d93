import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { lookedUpProducts } from '../db/tables/scan'
import type { Log } from '../log'
import type { Clock } from '../time/clock'
import { addSeconds } from '../time/clock'
import { type ExternalProduct, type ProductLookup, ProductLookupError } from './product-lookup'
import { createRequestThrottle, type ThrottleLimits } from './request-throttle'

export interface ProductLookupParts {
  db: Db
  clock: Clock
  log: Log
  ask(code: string): Promise<ExternalProduct | undefined>
  politeness?: ThrottleLimits
}

const day = 86_400
const foundSeconds = 30 * day
const notFoundSeconds = 7 * day

/** The limit that Open Food Facts asks for; a cook with a product in hand waits no longer than this. */
const defaultThrottle: ThrottleLimits = { most: 15, windowMs: 60_000, maxWaitMs: 3000 }

/** Looks products up externally, throttled, and caches the results for a while, also negative ones. */
export function createCachedProductLookup({
  db,
  clock,
  log,
  ask,
  politeness = defaultThrottle,
}: ProductLookupParts): ProductLookup {
  const waitForSlot = createRequestThrottle(politeness)
  const lookups = new Map<string, Promise<ExternalProduct | undefined>>()

  async function lookUp(code: string): Promise<ExternalProduct | undefined> {
    try {
      await waitForSlot()
      const found = (await ask(code)) ?? null
      const askedAt = clock()
      await db
        .insert(lookedUpProducts)
        .values({ gtin: code, found, askedAt })
        .onConflictDoUpdate({ target: lookedUpProducts.gtin, set: { found, askedAt } })
      return found ?? undefined
    } catch (error) {
      if (!(error instanceof ProductLookupError)) throw error
      log.warn({ reason: error.reason }, 'product lookup failed')
      return undefined
    }
  }

  return {
    async find(code) {
      const [cached] = await db.select().from(lookedUpProducts).where(eq(lookedUpProducts.gtin, code))
      const found = cached?.found as ExternalProduct | null | undefined
      const oldest = addSeconds(clock(), -(found ? foundSeconds : notFoundSeconds))
      if (cached && cached.askedAt > oldest) return found ?? undefined
      const lookup = lookups.get(code) ?? lookUp(code).finally(() => lookups.delete(code))
      lookups.set(code, lookup)
      // A stale result is better than none when the lookup fails.
      return (await lookup) ?? found ?? undefined
    },
  }
}
