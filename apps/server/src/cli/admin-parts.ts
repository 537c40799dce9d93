import type { InstallationSettings } from '@larder/contract/admin'
import type { Db } from '../db/database'
import type { AuditAuthor } from '../db/queries/audit-log'
import type { Env } from '../env'
import type { BackgroundTasks } from '../jobs/background-tasks'
import type { Mailer } from '../mail/mailer'
import type { Clock } from '../time/clock'

/** What the commands for admins need; the pages of admins call the same functions with the server's own. */
export interface AdminCommandParts {
  readonly db: Db
  readonly clock: Clock
  readonly mail: Mailer
  readonly directMail: Mailer
  readonly dataFolder: string
  readonly sendsEmail: boolean
  readonly background: BackgroundTasks
  readonly publicUrl: string
  readonly passwordMode: Env['passwords']
  readonly fixedSettings: Partial<InstallationSettings>
}

/** Who acts, in the audit log. */
export const commandLine: AuditAuthor = { accountId: null, name: 'command line' }
