import type { EmailMessage } from '../../../mail/mailer'

// No name greets: anyone who registered chose it, and these addresses may be a stranger's.

/** Sent to the new address: the link that confirms it. */
export function renderConfirmEmail(to: string, link: string): EmailMessage {
  return {
    to,
    subject: 'Confirm your new email for Larder',
    // The URL fragment stays in the browser: the secret reaches no server log.
    text: `Hello,

Somebody, probably you, wants to use this address for a Larder account. Confirm it here within a day:

${link}

If it was not you, ignore this email: nothing has changed.
`,
  }
}

interface NewAddress {
  readonly email: string
  readonly publicUrl: string
}

/** Sent to the old address while it is still in use. */
export function renderEmailWillChange(to: string, { email, publicUrl }: NewAddress): EmailMessage {
  return {
    to,
    topic: 'account',
    subject: 'Your Larder email is about to change',
    text: `Hello,

Somebody, probably you, asked to use ${email} for your Larder account instead of this address. It changes as
soon as the link we have emailed there is opened.

If it was not you, sign in, keep the old email and change your password:

${publicUrl}/my-account
`,
  }
}

/** Sent to the old address once it is replaced. */
export function renderEmailHasChanged(to: string, { email, publicUrl }: NewAddress): EmailMessage {
  return {
    to,
    topic: 'account',
    subject: 'Your Larder email has changed',
    text: `Hello,

From now on your Larder account uses ${email}. This address no longer signs you in, and we won’t write to it again.

If it was not you, write to us at once:

${publicUrl}/company
`,
  }
}
