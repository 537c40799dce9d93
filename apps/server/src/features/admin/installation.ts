import type { admin, InstallationSettings, InstallationView } from '@larder/contract/admin'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { inTransaction } from '../../db/database'
import { type AuditAuthor, recordAudit } from '../../db/queries/audit-log'
import { readInstallation, saveInstallation } from '../../db/queries/installation'
import { hasSecondFactor } from '../../db/queries/second-factor'
import { registrationInvitations } from '../../db/tables/admin'
import { AppError } from '../../errors'
import type { UnnoticedProxy } from '../../http/unnoticed-proxy'
import { hashSecret, newSecret } from '../../secrets'
import { addSeconds } from '../../time/clock'
import type { AdminParts } from './parts'

const invitationSeconds = 7 * 86_400
type ChangedSettings = ParsedInputOf<typeof admin.saveInstallation>['body']

const settingNames = ['registration', 'plans', 'secondFactor', 'photoMegabytes'] as const

/** Who may register, whether there are plans, and whether everybody needs a second factor. */
export function createInstallation({
  db,
  clock,
  mail,
  background,
  publicUrl,
  fixedSettings,
  unnoticedProxy,
}: Pick<AdminParts, 'db' | 'clock' | 'mail' | 'background' | 'publicUrl' | 'fixedSettings'> & {
  readonly unnoticedProxy: Pick<UnnoticedProxy, 'isThere'>
}) {
  const fixed = settingNames.filter((name) => fixedSettings[name] !== undefined)
  const view = (settings: InstallationSettings): InstallationView => ({
    ...settings,
    fixed,
    unnoticedProxy: unnoticedProxy.isThere(),
  })

  return {
    read: async () => view(await readInstallation(db)),

    /** An admin can require of others only what they have in this session; the command line can require it at once. */
    async save(
      author: AuditAuthor & { readonly sessionId?: string },
      changed: ChangedSettings,
    ): Promise<InstallationView> {
      return inTransaction(db, async (tx) => {
        const before = await readInstallation(tx)
        const different = settingNames.filter(
          (name) => changed[name] !== undefined && changed[name] !== before[name],
        )
        if (different.some((name) => fixed.includes(name))) throw new AppError('setting-fixed')
        const requiresFactor = different.includes('secondFactor') && changed.secondFactor === 'required'
        if (requiresFactor && author.sessionId && !(await hasSecondFactor(tx, author.sessionId)))
          throw new AppError('second-factor-first')
        for (const name of different) {
          await saveInstallation(tx, { [name]: changed[name] })
          await recordAudit(tx, author, {
            action: 'changed settings',
            about: `${name}: ${changed[name]}`,
            aboutId: null,
            at: clock(),
          })
        }
        return view(await readInstallation(tx))
      })
    },

    /** Returns a link by which one person can register. */
    async invite(author: AuditAuthor, email: string | undefined): Promise<DataOf<typeof admin.invite>> {
      const secret = newSecret()
      const createdAt = clock()
      const expiresAt = addSeconds(createdAt, invitationSeconds)
      await inTransaction(db, async (tx) => {
        await tx
          .insert(registrationInvitations)
          .values({ secretHash: hashSecret(secret), createdAt, expiresAt })
        const about = email ?? 'somebody by link'
        await recordAudit(tx, author, { action: 'invited', about, aboutId: null, at: createdAt })
      })
      // The URL fragment stays in the browser: the secret reaches no server log.
      const link = `${publicUrl}/register#invitation=${secret}`
      if (email) background.run('sending an invitation', () => mail.send(invitationEmail(email, link)))
      return { link, expiresAt, mailed: email !== undefined }
    },
  }
}

function invitationEmail(to: string, link: string) {
  return {
    to,
    subject: 'An invitation to Larder',
    text: `Hello,

You are invited to Larder, a planner for your kitchen. Create your account here within a week:

${link}

If you did not expect this, just ignore this email.
`,
  }
}
