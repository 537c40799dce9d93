import type { BackgroundTasks } from '../../../jobs/background-tasks'
import type { EmailMessage, Mailer } from '../../../mail/mailer'

export interface AccountDeletionEmailsParts {
  mail: Mailer
  background: BackgroundTasks
  publicUrl: string
}

interface EmailAddressee {
  readonly name: string
  readonly email: string
}

/** What happens to a household of the account, in words. */
export interface HouseholdOutcome {
  readonly household: string
  readonly words: string
}

/** Emails about an account deletion. None of them delays a response. */
export function createAccountDeletionEmails({ mail, background, publicUrl }: AccountDeletionEmailsParts) {
  function sendInBackground(
    { email }: EmailAddressee,
    subject: string,
    words: string,
    topic?: EmailMessage['topic'],
  ): void {
    const text = `Hello,\n\n${words}\n`
    background.run('sending an account deletion email', () =>
      mail.send({ to: email, subject, text, ...(topic && { topic }) }),
    )
  }

  return {
    sendScheduled(to: EmailAddressee, deletionAt: string, outcomes: readonly HouseholdOutcome[]): void {
      const kitchens = outcomes.map(({ household, words }) => `- ${household}: ${words}`).join('\n')
      sendInBackground(
        to,
        'Your Larder account will be deleted',
        `Your account will be deleted on ${formatDay(deletionAt)}, with everything that is only yours: recipes, comments, marks and
settings. You are signed out on every device as of now.

What happens to your kitchens:
${kitchens}

You can change your mind until then: sign in at ${publicUrl}/login and choose to keep your account. Nothing is lost
until that day. You can also still sign in to download your data.

If it was not you who asked for this, sign in, keep the account, and choose a new password:
${publicUrl}/reset-password`,
        'account',
      )
    },

    /** Sent to each member of a household that is deleted with its owner. */
    sendHouseholdDeletion(to: EmailAddressee, owner: string, household: string, deletionAt: string): void {
      sendInBackground(
        to,
        `${household} will be deleted`,
        `${owner} is deleting their account and with it, on ${formatDay(deletionAt)}, the kitchen '${household}' that you share: its
stock, shopping lists, plans and history. Your own account, recipes and other kitchens stay.

If you want to keep any of it, talk to ${owner}, who can hand the kitchen over to you instead, or download a
copy with 'Download My Data':
${publicUrl}/settings`,
      )
    },

    sendHouseholdKept(to: EmailAddressee, owner: string, household: string): void {
      sendInBackground(
        to,
        `${household} stays`,
        `The kitchen '${household}' will not be deleted after all: ${owner} changed their mind.`,
      )
    },

    /** The last email; the account no longer exists by then. */
    async sendDeleted({ email }: EmailAddressee): Promise<void> {
      await mail.send({
        to: email,
        topic: 'account',
        subject: 'Your Larder account is deleted',
        text: `Hello,\n\nAs you asked, your account is deleted, with everything that was only yours. Thank you for cooking with us.\n`,
      })
    },
  }
}

/** Formats a day as '29 November 2026'. */
function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}
