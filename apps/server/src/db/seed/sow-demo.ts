import { and, count, notLike } from 'drizzle-orm'
import { buildApp } from '../../app'
import { type Clock, secondsLater, systemClock } from '../../clock'
import type { Env } from '../../env'
import { boundlessAllowances } from '../../http/limits'
import { openLog } from '../../log'
import { Refusal } from '../../maintenance/refusal'
import { frontDoor } from '../../testing/front-door'
import type { Db } from '../open'
import { accounts } from '../tables/account'
import { demoCooks } from './demo-cooks'
import { demoCrowd } from './demo-crowd'
import { crowdDomain, demoDomain } from './demo-domain'
import { demoInbox } from './demo-inbox'
import { demoKitchens } from './demo-kitchen'
import { demoMeals } from './demo-meals'
import { demoPeople } from './demo-people'
import { demoPlans } from './demo-plans'
import { demoPosts } from './demo-posts'
import { demoScans } from './demo-scans'
import { demoShopping } from './demo-shopping'
import { demoTalk } from './demo-talk'
import { demoTastes } from './demo-tastes'
import type { SeedStep } from './seed-step'

export interface SowParts {
  env: Env
  db: Db
  force: boolean
  realNow?: Clock
}

/** What a feature shows in the demo it sows itself: one step each, in an order where each finds what it needs. */
const steps: SeedStep[] = [
  demoCooks,
  demoKitchens,
  demoPeople,
  demoTastes,
  demoMeals,
  demoShopping,
  demoScans,
  demoCrowd,
  demoPosts,
  demoTalk,
  demoInbox,
  demoPlans,
]

const demoBegins = '2026-01-05T08:00:00.000Z'

/** Makes what is missing of the demo kitchen and tells how much of what. */
export async function sowDemo({ env, db, force, realNow = systemClock }: SowParts) {
  if (!force) await refuseRealKitchen(db)
  let time = demoBegins
  const now = () => time
  const mail = { send: async () => undefined, forget: async () => undefined, close: () => undefined }
  // All demo cooks come from one address and at once, which is what limits are there to prevent.
  const allowances = boundlessAllowances
  const app = await buildApp({ env, db, log: openLog('silent'), mail, clock: now, allowances })
  const made: { step: string; count: number }[] = []
  try {
    const call = frontDoor(app.http)
    const passSeconds = (seconds: number) => {
      time = secondsLater(time, seconds)
    }
    for (const { name, sow } of steps)
      made.push({ step: name, count: await sow({ db, call, now, realNow, passSeconds }) })
  } finally {
    await app.close()
  }
  return made
}

async function refuseRealKitchen(db: Db): Promise<void> {
  const [real] = await db
    .select({ count: count() })
    .from(accounts)
    .where(and(notLike(accounts.email, `%@${demoDomain}`), notLike(accounts.email, `%@${crowdDomain}`)))
  if (!real?.count) return
  throw new Refusal(
    'People cook here already, and demo accounts have a password that everybody knows. Nothing was changed. ' +
      'If you are sure: npm run seed:demo -- --force',
  )
}
