import { eq } from 'drizzle-orm'
import type { Clock } from '../clock'
import { secondsLater } from '../clock'
import type { Db } from '../db/open'
import { lookedUpProducts } from '../db/tables/scan'
import type { Log } from '../log'
import { openPoliteQueue, type Politeness } from './polite-queue'
import { type BookedProduct, type ProductBook, ProductTrouble } from './product-book'

export interface LookedUpParts {
  db: Db
  clock: Clock
  log: Log
  ask(code: string): Promise<BookedProduct | undefined>
  politeness?: Politeness
}

const day = 86_400
const foundSeconds = 30 * day
const notFoundSeconds = 7 * day

/** As many as Open Food Facts asks of everybody; a cook with a pack in hand waits no longer than this. */
const usual: Politeness = { most: 15, windowMs: 60_000, patienceMs: 3000 }

/** Asks elsewhere, politely, and remembers for a while what came back, also that nobody knew it. */
export function openLookedUp({ db, clock, log, ask, politeness = usual }: LookedUpParts): ProductBook {
  const turn = openPoliteQueue(politeness)
  const asking = new Map<string, Promise<BookedProduct | undefined>>()

  async function lookUp(code: string): Promise<BookedProduct | undefined> {
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
      if (!(error instanceof ProductTrouble)) throw error
      log.warn({ trouble: error.trouble }, 'a product could not be looked up')
      return undefined
    }
  }

  return {
    async find(code) {
      const [known] = await db.select().from(lookedUpProducts).where(eq(lookedUpProducts.gtin, code))
      const found = known?.found as BookedProduct | null | undefined
      const fresh = secondsLater(clock(), -(found ? foundSeconds : notFoundSeconds))
      if (known && known.askedAt > fresh) return found ?? undefined
      const under = asking.get(code) ?? lookUp(code).finally(() => asking.delete(code))
      asking.set(code, under)
      // What was known is better than nothing when nobody answers.
      return (await under) ?? found ?? undefined
    },
  }
}
