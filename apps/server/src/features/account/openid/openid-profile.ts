import { Email } from '@larder/contract/http/fields'
import { validateBySchema } from '@larder/contract/http/validation'

export type OpenIdClaims = Readonly<Record<string, unknown>>

/** The claims of an issuer that an account needs. */
export interface OpenIdProfile {
  /** Only an address that the issuer has verified and that is valid for an account. */
  readonly verifiedEmail: string | undefined
  readonly name: string
}

const maxNameLength = 80

/**
 * Many issuers return the email only from the userinfo endpoint. The address and its verification are taken from the same
 * response, so that one cannot vouch for the address of the other.
 */
export async function readOpenIdProfile(
  idToken: OpenIdClaims,
  fetchUserInfo: (() => Promise<OpenIdClaims>) | undefined,
): Promise<OpenIdProfile> {
  const complete = 'email' in idToken && 'email_verified' in idToken
  const claims = complete || !fetchUserInfo ? idToken : await fetchUserInfo()
  const verifiedEmail = claims.email_verified === true ? parseEmail(claims.email) : undefined
  const name = nameFrom(claims) || nameFrom(idToken) || normalizeName(verifiedEmail?.split('@')[0])
  return { verifiedEmail, name }
}

/** Returns the claim `groups`, from the ID token or else from the userinfo endpoint. */
export async function readOpenIdGroups(
  idToken: OpenIdClaims,
  fetchUserInfo: (() => Promise<OpenIdClaims>) | undefined,
): Promise<readonly string[]> {
  const { groups } = 'groups' in idToken || !fetchUserInfo ? idToken : await fetchUserInfo()
  return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : []
}

function parseEmail(email: unknown): string | undefined {
  const checked = validateBySchema(Email, email)
  return checked.ok ? checked.value : undefined
}

function nameFrom({ name, preferred_username }: OpenIdClaims): string {
  return normalizeName(name) || normalizeName(preferred_username)
}

/** One line of at most 80 characters, never cut within a character. */
function normalizeName(text: unknown): string {
  if (typeof text !== 'string') return ''
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line
    .slice(0, maxNameLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
