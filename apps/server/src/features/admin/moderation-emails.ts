import type { EmailMessage } from '../../mail/mailer'
import type { AdminParts } from './parts'

interface EmailAddressee {
  readonly name: string
  readonly email: string
}

/** Mails about what an admin decided, where mail leaves this house. None of them holds an answer up. */
export function createModerationEmails({
  mail,
  sendsEmail,
  background,
}: Pick<AdminParts, 'mail' | 'sendsEmail' | 'background'>) {
  function post({ name, email }: EmailAddressee, subject: string, words: string): void {
    if (!sendsEmail) return
    const message: EmailMessage = { to: email, subject, text: `Hello ${name},\n\n${words}\n` }
    background.run('sending a moderation email', () => mail.send(message))
  }

  return {
    suspended: (to: EmailAddressee, reason: string) =>
      post(
        to,
        'Your Larder account is suspended',
        `your account is suspended:\n\n${reason}\n\nIf that surprises you, write to us through the contact page.`,
      ),
    /** The last one to somebody; what was written to them or about them before is forgotten with them. */
    deleted: (to: EmailAddressee & { readonly id: string }, reason: string) =>
      background.run('erasing the emails of a deleted account', async () => {
        const words = `your account was deleted, with everything that was only yours:\n\n${reason}`
        const text = `Hello ${to.name},\n\n${words}\n`
        await mail.forget(to)
        if (sendsEmail) await mail.send({ to: to.email, subject: 'Your Larder account was deleted', text })
      }),
    returned: (to: EmailAddressee, title: string, reason: string) =>
      post(
        to,
        'About the recipe you handed in',
        `we looked at '${title}' and did not put it up yet:\n\n${reason}\n\nIt is still among your recipes. Change it and hand it in again whenever you like.`,
      ),
    changeReturned: (to: EmailAddressee, title: string, reason: string) =>
      post(
        to,
        'About the change to your recipe',
        `we looked at what you changed in '${title}' and left it as it was:\n\n${reason}\n\nEverybody sees the version before. You can change it again whenever you like.`,
      ),
    postRemoved: (to: EmailAddressee, title: string, reason: string) =>
      post(
        to,
        'About a recipe you shared',
        `we took '${title}' out of the community:\n\n${reason}\n\nIt is still among your recipes.`,
      ),
    commentRemoved: (to: EmailAddressee, text: string, reason: string) =>
      post(to, 'About a comment of yours', `we took away what you wrote:\n\n${text}\n\nWhy: ${reason}`),
  }
}
