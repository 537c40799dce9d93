import * as z from 'zod/mini'

/** What no text may hold: the character that no database text can, and halves of characters. */
const unfit = new RegExp(`[${String.fromCharCode(0)}\\p{Cs}]`, 'u')

/** At least one character that somebody can see. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * One line or a paragraph of text: trimmed, bounded, in characters that can be stored and seen.
 * Example: `text({ max: 80 })` takes ' Ana ' and gives 'Ana'.
 */
export function text({ min = 1, max }: { min?: number; max: number }) {
  return z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((value) => !unfit.test(value), 'Please use ordinary characters only.'),
    z.refine((value) => value === '' || visible.test(value), 'Please use characters that can be seen.'),
  )
}

/** An e-mail address, trimmed and in lower case. Example: ' Ana@Example.org ' becomes 'ana@example.org'. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())

/** A name of a person. Example: 'Ana Horvat'. */
export const PersonName = text({ max: 80 })

/** The fewest characters of a password. */
export const passwordLeast = 10

/** A password somebody chooses. Example: 'three warm plums'. */
export const NewPassword = z.string().check(z.minLength(passwordLeast), z.maxLength(200))

/** A password somebody types in to be checked; only its length is bounded. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(200))

/** An opaque one-time or session secret in base64url. Example: 43 letters, digits, '-' and '_'. */
export const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** An instant, as ISO 8601 in UTC. Example: '2026-11-15T08:30:00.000Z'. */
export const Instant = z.iso.datetime()

/** The id of an account, household or session. Example: '0192f3a4-7c1e-7abc-8def-0123456789ab'. */
export const Uuid = z.uuid()
