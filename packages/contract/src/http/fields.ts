import { countryOf } from '@larder/kitchen/country/country'
import { isDay } from '@larder/kitchen/date/day'
import { amountText, parseAmountText } from '@larder/kitchen/quantity/amount'
import * as z from 'zod/mini'

/** Characters rejected in any text: NUL, which PostgreSQL text cannot store, and lone surrogates. */
const unstorable = new RegExp(`[${String.fromCharCode(0)}\\p{Cs}]`, 'u')

/** Characters that no name needs: control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** At least one visible character. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Trimmed text of bounded length, restricted to characters that can be stored and seen.
 * Example: `textField({ max: 80 })` turns ' Ana ' into 'Ana'.
 */
export function textField({ min = 1, max }: { min?: number; max: number }) {
  return z.string().check(...textChecks(min, max))
}

/**
 * Kitchen English that the server says in the dialect of `accept-language`. What a cook wrote is never such a text, and a recipe
 * of one's own stays as it is. Example: 'spring onions' are 'scallions' for en-US.
 */
export const KitchenText = z.string()

/**
 * Text reduced to a single line, for names that appear in emails and headings.
 * Example: `singleLineField({ max: 80 })` turns 'Ana\n Horvat' into 'Ana Horvat'.
 */
export function singleLineField({ max }: { max: number }) {
  return z.string().check(
    z.overwrite((value) => value.replaceAll(/\s+/g, ' ')),
    ...textChecks(1, max),
    z.refine((value) => !unprintable.test(value), 'Please use ordinary characters only.'),
  )
}

function textChecks(min: number, max: number) {
  return [
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine<string>((value) => !unstorable.test(value), 'Please use ordinary characters only.'),
    z.refine<string>(
      (value) => value === '' || visible.test(value),
      'Please use characters that can be seen.',
    ),
  ] as const
}

/** An email address, trimmed and in lower case. Example: ' Ana@Example.org ' becomes 'ana@example.org'. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())

/** The name of a person. Example: 'Ana Horvat'. */
export const PersonName = singleLineField({ max: 80 })

/** Minimum length of a password. */
export const minPasswordLength = 10

/** A new password. Example: 'three warm plums'. */
export const NewPassword = z.string().check(z.minLength(minPasswordLength), z.maxLength(200))

/** A password to verify; only its length is bounded. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(200))

/** An opaque one-time or session secret in base64url. Example: 43 letters, digits, '-' and '_'. */
export const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** An instant, as ISO 8601 in UTC. Example: '2026-11-15T08:30:00.000Z'. */
export const Instant = z.iso.datetime()

/** The id of an account, household or session. Example: '0192f3a4-7c1e-7abc-8def-0123456789ab'. */
export const Uuid = z.uuid()

/** A calendar day. Example: '2026-12-03'. */
export const DayText = z
  .string()
  .check(z.refine((value) => isDay(value), 'Use a real day in the form 2026-12-31.'))

/** An amount: digits, decimals or a fraction, never negative; numbers are accepted too. Example: '2', '0.5', '1/3'. */
export const AmountText = z.pipe(
  z.union([z.string().check(z.maxLength(30)), z.number()]),
  z.transform((value, context) => {
    const amount = parseAmountText(String(value))
    if (amount && amount.numerator >= 0 && amount.numerator / amount.denominator <= maxItemAmount)
      return amountText(amount)
    context.issues.push({
      code: 'custom',
      input: value,
      message: `Use a number from 0 to ${maxItemAmount.toLocaleString('en')}.`,
    })
    return z.NEVER
  }),
)

/** The largest accepted amount; more is taken for a typing error. Example: '1000000' is taken, '1000001' is not. */
export const maxItemAmount = 1_000_000

/** The idempotency key a device gives to a change, so that a retry is booked once. Example: a fresh random UUID. */
export const ClientIdempotencyKey = z.uuid()

/** Maximum size of a picture in bytes; enough for a phone's best photo. */
export const maxPictureBytes = 20 * 1024 * 1024

/** An ISO 3166-1 alpha-2 country code. Example: 'GB'. */
export const CountryCode = z
  .string()
  .check(z.refine((code) => countryOf(code) !== undefined, 'Use a two-letter country code, like GB.'))

/** An IANA time zone name. Example: 'Europe/Ljubljana'. */
export const TimeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'Use a time zone like Europe/Ljubljana.'))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Returns an invitation code as stored. Example: 'k7qx m2pd-9r' is 'K7QXM2PD9R'. */
export function normalizeInvitationCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
