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
  /** Whether mail leaves this house; otherwise admins find the message where they work. */
  sendsEmail: boolean
  background: BackgroundTasks
  publicUrl: string
}

type ContactMessageInput = z.output<typeof NewContactMessage>

/** Takes what people write to those who run this place. */
export function createContact({
  db,
  clock,
  mail,
  sendsEmail: mailLeaves,
  background,
  publicUrl,
}: ContactParts) {
  async function tellAdmins({ name, email, subject, message }: ContactMessageInput): Promise<void> {
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
    async send(actor: Actor | undefined, written: ContactMessageInput): Promise<void> {
      const { website, ...message } = written
      // Whatever fills in a field that nobody sees is told that all went well, so that it does not try another way.
      if (website.trim() !== '') return
      await db.insert(messages).values({ ...message, accountId: actor?.accountId, createdAt: clock() })
      if (mailLeaves) background.run('notifying admins of a contact message', () => tellAdmins(written))
    },
  }
}
