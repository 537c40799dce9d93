import type { InstallationSettings } from '@larder/contract/admin'
import type { Db } from '../../db/database'
import type { UnnoticedProxy } from '../../http/unnoticed-proxy'
import type { BackgroundTasks } from '../../jobs/background-tasks'
import type { Mailer } from '../../mail/mailer'
import type { Clock } from '../../time/clock'
import type { Plans } from '../plans/routes'

export interface AdminParts {
  db: Db
  clock: Clock
  mail: Mailer
  /** Whether the installation sends email. */
  sendsEmail: boolean
  background: BackgroundTasks
  publicUrl: string
  /** Settings that the environment decides. */
  fixedSettings: Partial<InstallationSettings>
  unnoticedProxy: UnnoticedProxy
  endPayments: Plans['endPayments']
}
