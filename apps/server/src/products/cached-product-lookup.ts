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

/** As many as Open Food Facts asks of everybody; a cook with a pack in hand waits no longer than this. */
const defaultThrottle: ThrottleLimits = { most: 15, windowMs: 60_000, maxWaitMs: 3000 }

/** Asks elsewhere, politely, and remembers for a while what came back, also that nobody knew it. */
export function createCachedProductLookup({
  db,
  clock,
  log,
  ask,
  politeness = defaultThrottle,
}: ProductLookupParts): ProductLookup {
  const turn = createRequestThrottle(politeness)
  const asking = new Map<string, Promise<ExternalProduct | undefined>>()

  async function lookUp(code: string): Promise<ExternalProduct | undefined> {
    try {
      await turn()
      const found = (await ask(code)) ?? null
      const askedAt = clock()
      await db
        .insert(lookedUpProducts)
        .values({ gtin: code, found, askedAt })
        .onConflictDoUpdate({ target: lookedUpProducts.gtin, set: { found, askedAt } })
      return found ?? undefined
    } catch (error) {
      if (!(error instanceof ProductLookupError)) throw error
      log.warn({ trouble: error.reason }, 'product lookup failed')
      return undefined
    }
  }

  return {
    async find(code) {
      const [known] = await db.select().from(lookedUpProducts).where(eq(lookedUpProducts.gtin, code))
      const found = known?.found as ExternalProduct | null | undefined
      const fresh = addSeconds(clock(), -(found ? foundSeconds : notFoundSeconds))
      if (known && known.askedAt > fresh) return found ?? undefined
      const under = asking.get(code) ?? lookUp(code).finally(() => asking.delete(code))
      asking.set(code, under)
      // What was known is better than nothing when nobody answers.
      return (await under) ?? found ?? undefined
    },
  }
}
