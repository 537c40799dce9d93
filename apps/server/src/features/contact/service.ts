import type { NewContactMessage } from '@larder/contract/contact'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { accounts } from '../../db/tables/account'
import { messages } from '../../db/tables/admin'
import type { BackgroundTasks } from '../../jobs/background-tasks'
import type { Mailer } from '../../mail/mailer'
import type { Clock } from '../../time/clock'

export interface ContactParts {
  db: Db
  clock: Clock
  mail: Mailer
  /** Whether the installation sends email; otherwise admins read messages in the app. */
  sendsEmail: boolean
  background: BackgroundTasks
  publicUrl: string
}

type ContactMessageInput = z.output<typeof NewContactMessage>

/** Stores messages to the operators. */
export function createContact({ db, clock, mail, sendsEmail, background, publicUrl }: ContactParts) {
  async function notifyAdmins({ name, email, subject, message }: ContactMessageInput): Promise<void> {
    const admins = await db
      .select({ email: accounts.email })
      .from(accounts)
      .where(and(eq(accounts.role, 'admin'), eq(accounts.status, 'active')))
    const text = `${name} (${email}) wrote through the contact form:

${subject}

${message}

Answer it here: ${publicUrl}/admin-dashboard
`
    for (const { email: to } of admins) await mail.send({ to, subject: 'Somebody wrote to Larder', text })
  }

  return {
    async send(actor: Actor | undefined, input: ContactMessageInput): Promise<void> {
      const { website, ...message } = input
      // Honeypot: a bot that fills in the hidden field gets a success response.
      if (website.trim() !== '') return
      await db.insert(messages).values({ ...message, accountId: actor?.accountId, createdAt: clock() })
      if (sendsEmail) background.run('notifying admins of a contact message', () => notifyAdmins(input))
    },
  }
}
