import type { InstallationSettings } from '@larder/contract/admin'
import type { Db } from '../../db/database'
import type { Env } from '../../env'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { UnnoticedProxy } from '../../http/unnoticed-proxy'
import type { BackgroundTasks } from '../../jobs/background-tasks'
import type { Job } from '../../jobs/scheduler'
import type { Mailer } from '../../mail/mailer'
import type { Clock } from '../../time/clock'
import type { Plans } from '../plans/routes'

export interface AdminParts {
  db: Db
  clock: Clock
  mail: Mailer
  /** Without the limit of mails for one address. */
  directMail: Mailer
  /** Whether the installation sends email. */
  sendsEmail: boolean
  background: BackgroundTasks
  publicUrl: string
  /** Settings that the environment decides. */
  fixedSettings: Partial<InstallationSettings>
  /** Whether people sign in with passwords here. */
  passwordMode: Env['passwords']
  unnoticedProxy: UnnoticedProxy
  dataFolder: string
  /** Filled before the server listens. */
  scheduledJobs: readonly Job[]
  limits: RateLimiter
  allowances: RateLimits
  endPayments: Plans['endPayments']
}
