import type { BackgroundTasks } from '../../jobs/background-tasks'
import type { Mailer } from '../../mail/mailer'

export interface AccountNoticesParts {
  mail: Mailer
  background: BackgroundTasks
  /** Whether the installation sends email. */
  sendsEmail: boolean
  publicUrl: string
}

/** Tells the owner of an account what was changed about signing in to it. */
export type AccountNotices = ReturnType<typeof createAccountNotices>

/** Emails to owners: whoever changes how one signs in, with a stolen session or a mailbox, does not do it unnoticed. */
export function createAccountNotices({ mail, background, sendsEmail, publicUrl }: AccountNoticesParts) {
  /** Example: `tell(cook, 'A passkey was added to your account.')`. */
  function tell({ email }: { readonly email: string }, sentence: string): void {
    if (!sendsEmail) return
    const text = `Hello,

${sentence}

If it was you, there is nothing to do. If it was not, choose a new password right away. That cuts off
anyone else's access:
${publicUrl}/reset-password
`
    background.run('sending an account notice', () =>
      mail.send({ to: email, topic: 'account', subject: 'About signing in to Larder', text }),
    )
  }
  return { tell }
}
