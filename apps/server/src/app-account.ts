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
  /** The payment provider, if configured. */
  payments: PaymentProvider | undefined
}

/** Part of the composition root: a cook's own account (profile, settings, plan, keys, data, deletion). */
export function serveAccountModules(serve: Serve, parts: AccountModuleParts) {
  serveApiKeys(serve, parts)
  serveProfile(serve, { ...parts, publicUrl: parts.env.publicUrl })
  const plans = servePlans(serve, { ...parts, publicUrl: parts.env.publicUrl })
  const { endPayments } = plans
  const archiveBuilder = createArchiveBuilder(parts)
  parts.app.addHook('onClose', async () => archiveBuilder.stop())
  const deletionEmails = createAccountDeletionEmails({ ...parts, publicUrl: parts.env.publicUrl })
  serveAccountDeletion(serve, {
    archives: createDataArchives({ ...parts, wake: archiveBuilder.wake }),
    deletion: createAccountDeletion({ ...parts, emails: deletionEmails }),
  })
  const sendsEmail = parts.env.smtpUrl !== undefined
  const purgeJob = createAccountPurgeJob({
    ...parts,
    sendsEmail: sendsEmail,
    emails: deletionEmails,
    endPayments,
  })
  const jobs: readonly Job[] = [plans.job, archiveBuilder.job, purgeJob]
  return {
    /** Ends all payments of an account, before it is deleted. */
    endPayments,
    /** The scheduled jobs of these modules. */
    jobs,
  }
}
