import { Email } from '@larder/contract/http/fields'
import { validateBySchema } from '@larder/contract/http/validation'

export type OpenIdClaims = Readonly<Record<string, unknown>>

/** What an issuer knows of a person, as far as an account needs it. */
export interface OpenIdProfile {
  /** Only an address that the issuer has verified and that an account can have. */
  readonly verifiedEmail: string | undefined
  readonly name: string
}

const maxNameLength = 80

/**
 * Many issuers keep the e-mail out of the ID token and tell it when asked. Address and its verification are
 * taken from the same answer, or one could vouch for the other's address.
 */
export async function readOpenIdProfile(
  idToken: OpenIdClaims,
  askMore: (() => Promise<OpenIdClaims>) | undefined,
): Promise<OpenIdProfile> {
  const complete = 'email' in idToken && 'email_verified' in idToken
  const claims = complete || !askMore ? idToken : await askMore()
  const verifiedEmail = claims.email_verified === true ? parseEmail(claims.email) : undefined
  const name = nameFrom(claims) || nameFrom(idToken) || normalizeName(verifiedEmail?.split('@')[0])
  return { verifiedEmail, name }
}

function parseEmail(email: unknown): string | undefined {
  const checked = validateBySchema(Email, email)
  return checked.ok ? checked.value : undefined
}

function nameFrom({ name, preferred_username }: OpenIdClaims): string {
  return normalizeName(name) || normalizeName(preferred_username)
}

/** One line of at most 80, never cut within a character. */
function normalizeName(text: unknown): string {
  if (typeof text !== 'string') return ''
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line
    .slice(0, maxNameLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
