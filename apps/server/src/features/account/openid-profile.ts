import { Email } from '@larder/contract/fields'
import { check } from '@larder/contract/messages'

export type Claims = Readonly<Record<string, unknown>>

/** What an issuer knows of a person, as far as an account needs it. */
export interface Profile {
  /** Only an address that the issuer has verified and that an account can have. */
  readonly verifiedEmail: string | undefined
  readonly name: string
}

const longestName = 80

/**
 * Many issuers keep the e-mail out of the ID token and tell it when asked. Address and its verification are
 * taken from the same answer, or one could vouch for the other's address.
 */
export async function readProfile(
  idToken: Claims,
  askMore: (() => Promise<Claims>) | undefined,
): Promise<Profile> {
  const complete = 'email' in idToken && 'email_verified' in idToken
  const claims = complete || !askMore ? idToken : await askMore()
  const verifiedEmail = claims.email_verified === true ? usable(claims.email) : undefined
  const name = nameIn(claims) || nameIn(idToken) || tidy(verifiedEmail?.split('@')[0])
  return { verifiedEmail, name }
}

function usable(email: unknown): string | undefined {
  const checked = check(Email, email)
  return checked.ok ? checked.value : undefined
}

function nameIn({ name, preferred_username }: Claims): string {
  return tidy(name) || tidy(preferred_username)
}

/** One line of at most 80, never cut within a character. */
function tidy(text: unknown): string {
  if (typeof text !== 'string') return ''
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line
    .slice(0, longestName)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
