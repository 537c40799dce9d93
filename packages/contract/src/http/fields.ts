import { countryOf } from '@larder/kitchen/country/country'
import { isDay } from '@larder/kitchen/date/day'
import { amountText, parseAmountText } from '@larder/kitchen/quantity/amount'
import * as z from 'zod/mini'

/** What no text may hold: the character that no database text can, and halves of characters. */
const unfit = new RegExp(`[${String.fromCharCode(0)}\\p{Cs}]`, 'u')

/** At least one character that somebody can see. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * One line or a paragraph of text: trimmed, bounded, in characters that can be stored and seen.
 * Example: `text({ max: 80 })` takes ' Ana ' and gives 'Ana'.
 */
export function textField({ min = 1, max }: { min?: number; max: number }) {
  return z.string().check(...bounds(min, max))
}

/**
 * A name, told in letters and headings in the middle of a line: like `text`, and never more than one line.
 * Example: `oneLine({ max: 80 })` takes 'Ana\n Horvat' and gives 'Ana Horvat'.
 */
export function singleLineField({ max }: { max: number }) {
  return z.string().check(
    z.overwrite((given) => given.replaceAll(/\s+/g, ' ')),
    ...bounds(1, max),
  )
}

function bounds(min: number, max: number) {
  return [
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine<string>((value) => !unfit.test(value), 'Please use ordinary characters only.'),
    z.refine<string>(
      (value) => value === '' || visible.test(value),
      'Please use characters that can be seen.',
    ),
  ] as const
}

/** An e-mail address, trimmed and in lower case. Example: ' Ana@Example.org ' becomes 'ana@example.org'. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())

/** A name of a person. Example: 'Ana Horvat'. */
export const PersonName = singleLineField({ max: 80 })

/** The fewest characters of a password. */
export const minPasswordLength = 10

/** A password somebody chooses. Example: 'three warm plums'. */
export const NewPassword = z.string().check(z.minLength(minPasswordLength), z.maxLength(200))

/** A password somebody types in to be checked; only its length is bounded. */
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

/** How much of something: digits, decimals or a fraction, never below nothing; numbers are taken too. Example: '2', '0.5', '1/3'. */
export const AmountText = z.pipe(
  z.union([z.string().check(z.maxLength(30)), z.number()]),
  z.transform((given, context) => {
    const read = parseAmountText(String(given))
    if (read && read.numerator >= 0 && read.numerator / read.denominator <= maxItemAmount)
      return amountText(read)
    context.issues.push({
      code: 'custom',
      input: given,
      message: `Use a number from 0 to ${maxItemAmount.toLocaleString('en')}.`,
    })
    return z.NEVER
  }),
)

/** More than this of anything is a slip of the finger. Example: '1000000' is taken, '1000001' is not. */
export const maxItemAmount = 1_000_000

/** The name a device gives to one change, so that sending it twice books it once. Example: a fresh random UUID. */
export const ClientIdempotencyKey = z.uuid()

/** The largest picture that is taken, in bytes: a phone's best photo. */
export const maxPictureBytes = 20 * 1024 * 1024

/** A country by its two letters of ISO 3166-1. Example: 'GB'. */
export const CountryCode = z
  .string()
  .check(z.refine((code) => countryOf(code) !== undefined, 'Use a country by its two letters, like GB.'))

/** A time zone by its IANA name. Example: 'Europe/Ljubljana'. */
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
