import type { FastifyInstance } from 'fastify'
import type { Background } from './background'
import type { Clock } from './clock'
import type { Db } from './db/open'
import type { Env } from './env'
import { openArchiveBuilding } from './features/account/archive-building'
import { openDataArchives } from './features/account/data-archive'
import { openLeaving } from './features/account/leaving'
import { openLeavingLetters } from './features/account/leaving-letters'
import { serveLeaving } from './features/account/leaving-routes'
import { serveOwnProfile } from './features/account/own-routes'
import type { Patience } from './features/account/patience'
import { removingLeaversJob } from './features/account/removing-leavers'
import type { AccountService } from './features/account/service'
import { serveApiKeys } from './features/api-keys/routes'
import { servePlans } from './features/plans/routes'
import type { Allowances, Limits } from './http/limits'
import type { Serve } from './http/serve'
import type { Job } from './jobs/turns'
import type { Log } from './log'
import type { Mail } from './mail/mail'
import type { Payments } from './payments/payments'

export interface AccountRooms {
  app: FastifyInstance
  db: Db
  clock: Clock
  log: Log
  env: Env
  mail: Mail
  background: Background
  accounts: AccountService
  patience: Patience
  limits: Limits
  allowances: Allowances
  /** Who takes the money, where this installation takes any. */
  payments: Payments | undefined
}

/** The rooms of a cook's own account: profile, settings, plan, keys, data, leaving; a part of the composition root. */
export function serveOwnAccount(serve: Serve, parts: AccountRooms) {
  serveApiKeys(serve, parts)
  serveOwnProfile(serve, { ...parts, publicUrl: parts.env.publicUrl })
  const plans = servePlans(serve, { ...parts, publicUrl: parts.env.publicUrl })
  const { endPayments } = plans
  const building = openArchiveBuilding(parts)
  parts.app.addHook('onClose', async () => building.stop())
  const letters = openLeavingLetters({ ...parts, publicUrl: parts.env.publicUrl })
  serveLeaving(serve, {
    archives: openDataArchives({ ...parts, wake: building.wake }),
    leaving: openLeaving({ ...parts, letters }),
  })
  const mailLeaves = parts.env.smtpUrl !== undefined
  const removing = removingLeaversJob({ ...parts, mailLeaves, letters, endPayments })
  const jobs: readonly Job[] = [plans.job, building.job, removing]
  return {
    /** Ends whatever an account pays for, before it is removed. */
    endPayments,
    /** What these rooms do by the clock. */
    jobs,
  }
}
