import type { Background } from '../../background'
import type { Mail } from '../../mail/mail'

export interface LeavingLettersParts {
  mail: Mail
  background: Background
  publicUrl: string
}

interface Addressee {
  readonly name: string
  readonly email: string
}

/** What happens to a household of theirs, in words. */
export interface Fate {
  readonly household: string
  readonly words: string
}

/** Letters about an account that goes. None of them holds an answer up. */
export function openLeavingLetters({ mail, background, publicUrl }: LeavingLettersParts) {
  function post({ name, email }: Addressee, subject: string, words: string): void {
    const text = `Hello ${name},\n\n${words}\n`
    background.run('mailing about an account that goes', () => mail.send({ to: email, subject, text }))
  }

  return {
    goes(to: Addressee, leavesAt: string, fates: readonly Fate[]): void {
      const kitchens = fates.map(({ household, words }) => `- ${household}: ${words}`).join('\n')
      post(
        to,
        'Your Larder account will be deleted',
        `your account will be deleted on ${dayText(leavesAt)}, with everything that is only yours: recipes, comments, marks and
settings. You are signed out on every device as of now.

What becomes of your kitchens:
${kitchens}

You can change your mind until then: sign in at ${publicUrl}/login and choose to keep your account. Nothing is lost
until that day. Signing in is also how you can still download your data.

If it was not you who asked for this, sign in, keep the account, and choose a new password:
${publicUrl}/reset-password`,
      )
    },

    /** To each member of a household that goes with its owner. */
    householdGoes(to: Addressee, owner: string, household: string, leavesAt: string): void {
      post(
        to,
        `${household} will be deleted`,
        `${owner} is deleting their account and with it, on ${dayText(leavesAt)}, the kitchen '${household}' that you share: its
stock, shopping lists, plans and history. Your own account, recipes and other kitchens stay.

If you want to keep something of it, talk to ${owner}, who can hand the kitchen over to you instead, or take a copy along:
${publicUrl}/settings has 'Download My Data'.`,
      )
    },

    householdStays(to: Addressee, owner: string, household: string): void {
      post(
        to,
        `${household} stays`,
        `the kitchen '${household}' will not be deleted after all: ${owner} changed their mind.`,
      )
    },

    /** The last one; by then nobody knows them here any more. */
    async gone({ name, email }: Addressee): Promise<void> {
      await mail.send({
        to: email,
        subject: 'Your Larder account is deleted',
        text: `Hello ${name},\n\nas you asked, your account is deleted, with everything that was only yours. Thank you for cooking with us.\n`,
      })
    },
  }
}

/** As people write it: '29 November 2026'. */
function dayText(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}
