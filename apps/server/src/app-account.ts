import type { FastifyInstance } from 'fastify'
import type { Db } from './db/database'
import type { Env } from './env'
import { createArchiveBuilder } from './features/account/data-archive/archive-builder'
import { createDataArchives } from './features/account/data-archive/data-archives'
import { createAccountDeletion } from './features/account/deletion/account-deletion'
import { createAccountDeletionEmails } from './features/account/deletion/account-deletion-emails'
import { serveAccountDeletion } from './features/account/deletion/account-deletion-routes'
import { createAccountPurgeJob } from './features/account/deletion/account-purge-job'
import { serveProfile } from './features/account/profile/profile-routes'
import type { AccountService } from './features/account/service'
import type { LoginThrottle } from './features/account/sign-in/login-throttle'
import { serveApiKeys } from './features/api-keys/routes'
import { servePlans } from './features/plans/routes'
import type { RateLimiter, RateLimits } from './http/rate-limits'
import type { Serve } from './http/serve'
import type { BackgroundTasks } from './jobs/background-tasks'
import type { Job } from './jobs/scheduler'
import type { Log } from './log'
import type { Mailer } from './mail/mailer'
import type { PaymentProvider } from './payments/payment-provider'
import type { Clock } from './time/clock'

export interface AccountModuleParts {
  app: FastifyInstance
  db: Db
  clock: Clock
  log: Log
  env: Env
  mail: Mailer
  background: BackgroundTasks
  accounts: AccountService
  loginThrottle: LoginThrottle
  limits: RateLimiter
  allowances: RateLimits
  /** Who takes the money, where this installation takes any. */
  payments: PaymentProvider | undefined
}

/** The rooms of a cook's own account: profile, settings, plan, keys, data, leaving; a part of the composition root. */
export function serveAccountModules(serve: Serve, parts: AccountModuleParts) {
  serveApiKeys(serve, parts)
  serveProfile(serve, { ...parts, publicUrl: parts.env.publicUrl })
  const plans = servePlans(serve, { ...parts, publicUrl: parts.env.publicUrl })
  const { endPayments } = plans
  const building = createArchiveBuilder(parts)
  parts.app.addHook('onClose', async () => building.stop())
  const letters = createAccountDeletionEmails({ ...parts, publicUrl: parts.env.publicUrl })
  serveAccountDeletion(serve, {
    archives: createDataArchives({ ...parts, wake: building.wake }),
    deletion: createAccountDeletion({ ...parts, emails: letters }),
  })
  const mailLeaves = parts.env.smtpUrl !== undefined
  const removing = createAccountPurgeJob({ ...parts, sendsEmail: mailLeaves, emails: letters, endPayments })
  const jobs: readonly Job[] = [plans.job, building.job, removing]
  return {
    /** Ends whatever an account pays for, before it is removed. */
    endPayments,
    /** What these rooms do by the clock. */
    jobs,
  }
}
