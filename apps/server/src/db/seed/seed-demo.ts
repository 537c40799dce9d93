import { and, count, notLike } from 'drizzle-orm'
import { buildApp } from '../../app'
import { CommandError } from '../../cli/command-error'
import type { Env } from '../../env'
import { unlimitedRateLimits } from '../../http/rate-limits'
import { createLog } from '../../log'
import { createTestClient } from '../../testing/test-client'
import { addSeconds, type Clock, systemClock } from '../../time/clock'
import type { Db } from '../database'
import { accounts } from '../tables/account'
import { demoCrowd } from './crowd/demo-crowd'
import { demoInteractions } from './crowd/demo-interactions'
import { demoPosts } from './crowd/demo-posts'
import { demoCooks } from './demo-cooks'
import { crowdDomain, demoDomain } from './demo-domain'
import { demoInbox } from './demo-inbox'
import { demoKitchens } from './demo-kitchens'
import { demoMeals } from './demo-meals'
import { demoPeople } from './demo-people'
import { demoPlans } from './demo-plans'
import { demoRatings } from './demo-ratings'
import { demoScans } from './demo-scans'
import { demoShopping } from './demo-shopping'
import type { SeedStep } from './seed-step'

export interface SeedDemoParts {
  env: Env
  db: Db
  force: boolean
  realNow?: Clock
}

/** One step per feature, in an order where each finds what it needs. */
const steps: SeedStep[] = [
  demoCooks,
  demoKitchens,
  demoPeople,
  demoRatings,
  demoMeals,
  demoShopping,
  demoScans,
  demoCrowd,
  demoPosts,
  demoInteractions,
  demoInbox,
  demoPlans,
]

const demoStart = '2026-01-05T08:00:00.000Z'

/** Creates missing demo data and returns the counts by step. */
export async function seedDemo({ env, db, force, realNow = systemClock }: SeedDemoParts) {
  if (!force) await assertNoRealAccounts(db)
  let time = demoStart
  const now = () => time
  const mail = { send: async () => undefined, forget: async () => undefined, close: () => undefined }
  // All demo cooks use one address at once, which rate limits would prevent.
  const allowances = unlimitedRateLimits
  const app = await buildApp({ env, db, log: createLog('silent'), mail, clock: now, allowances })
  const made: { step: string; count: number }[] = []
  try {
    const call = createTestClient(app.http)
    const passSeconds = (seconds: number) => {
      time = addSeconds(time, seconds)
    }
    for (const { name, run: sow } of steps)
      made.push({ step: name, count: await sow({ db, call, now, realNow, passSeconds }) })
  } finally {
    await app.close()
  }
  return made
}

async function assertNoRealAccounts(db: Db): Promise<void> {
  const [real] = await db
    .select({ count: count() })
    .from(accounts)
    .where(and(notLike(accounts.email, `%@${demoDomain}`), notLike(accounts.email, `%@${crowdDomain}`)))
  if (!real?.count) return
  throw new CommandError(
    'People cook here already, and demo accounts have a password that everybody knows. Nothing was changed. ' +
      'If you are sure: npm run seed:demo -- --force',
  )
}
