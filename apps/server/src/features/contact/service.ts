import type { NewMessage } from '@larder/contract/contact'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../actor'
import type { Background } from '../../background'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { accounts } from '../../db/tables/account'
import { messages } from '../../db/tables/admin'
import type { Mail } from '../../mail/mail'

export interface ContactParts {
  db: Db
  clock: Clock
  mail: Mail
  /** Whether mail leaves this house; otherwise admins find the message where they work. */
  mailLeaves: boolean
  background: Background
  publicUrl: string
}

type Written = z.output<typeof NewMessage>

/** Takes what people write to those who run this place. */
export function openContact({ db, clock, mail, mailLeaves, background, publicUrl }: ContactParts) {
  async function tellAdmins({ name, email, subject, message }: Written): Promise<void> {
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
    async send(actor: Actor | undefined, written: Written): Promise<void> {
      const { website, ...message } = written
      // Whatever fills in a field that nobody sees is told that all went well, so that it does not try another way.
      if (website.trim() !== '') return
      await db.insert(messages).values({ ...message, accountId: actor?.accountId, createdAt: clock() })
      if (mailLeaves) background.run('telling admins of a message', () => tellAdmins(written))
    },
  }
}
