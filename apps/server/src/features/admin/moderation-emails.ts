import type { EmailMessage } from '../../mail/mailer'
import type { AdminParts } from './parts'

interface EmailAddressee {
  readonly name: string
  readonly email: string
}

/** Emails about an admin's decisions, if the installation sends email. None of them delays a response. */
export function createModerationEmails({
  mail,
  sendsEmail,
  background,
}: Pick<AdminParts, 'mail' | 'sendsEmail' | 'background'>) {
  function sendInBackground(
    { email }: EmailAddressee,
    subject: string,
    body: string,
    topic?: EmailMessage['topic'],
  ): void {
    if (!sendsEmail) return
    const message: EmailMessage = { to: email, subject, text: `Hello,\n\n${body}\n`, ...(topic && { topic }) }
    background.run('sending a moderation email', () => mail.send(message))
  }

  return {
    suspended: (to: EmailAddressee, reason: string) =>
      sendInBackground(
        to,
        'Your Larder account is suspended',
        `Your account is suspended:\n\n${reason}\n\nIf that surprises you, write to us through the contact page.`,
        'account',
      ),
    accountCreated: (to: EmailAddressee, link: string) =>
      sendInBackground(
        to,
        'Your account at Larder',
        `There is an account for you at Larder, a planner for your kitchen. Choose your password here within a week:\n\n${link}\n\nIf you did not expect this, just ignore this email.`,
        'account',
      ),
    accessChanged: (to: EmailAddressee, what: string) =>
      sendInBackground(
        to,
        'About your Larder account',
        `An admin has ${what}.\n\nIf you did not ask for that, write to us through the contact page.`,
        'account',
      ),
    /** The last email; earlier emails to or about the account are erased with it. */
    deleted: (to: EmailAddressee & { readonly id: string }, reason: string) =>
      background.run('erasing the emails of a deleted account', async () => {
        const body = `Your account was deleted, with everything that was only yours:\n\n${reason}`
        const text = `Hello,\n\n${body}\n`
        await mail.forget(to)
        if (sendsEmail)
          await mail.send({
            to: to.email,
            topic: 'account',
            subject: 'Your Larder account was deleted',
            text,
          })
      }),
    returned: (to: EmailAddressee, title: string, reason: string) =>
      sendInBackground(
        to,
        'About the recipe you submitted',
        `We looked at '${title}' and have not published it yet:\n\n${reason}\n\nIt is still among your recipes. Change it and submit it again whenever you like.`,
      ),
    changeReturned: (to: EmailAddressee, title: string, reason: string) =>
      sendInBackground(
        to,
        'About the change to your recipe',
        `We looked at what you changed in '${title}' and have not published the change:\n\n${reason}\n\nEverybody sees the earlier version. You can change it again whenever you like.`,
      ),
    postRemoved: (to: EmailAddressee, title: string, reason: string) =>
      sendInBackground(
        to,
        'About a recipe you shared',
        `We took '${title}' out of the community:\n\n${reason}\n\nIt is still among your recipes.`,
      ),
    commentRemoved: (to: EmailAddressee, text: string, reason: string) =>
      sendInBackground(to, 'About your comment', `We removed your comment:\n\n${text}\n\nWhy: ${reason}`),
  }
}
