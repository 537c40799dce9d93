import type { ExpiryKind } from '../stock/lot'
import type { DateOrder, DateReading } from './date-reading'
import { isLikely } from './date-reading'
import type { DateShape } from './date-shape'
import { consumedMark, findDateShapes } from './date-shape'
import type { Day } from './day'
import type { PackMark, PackMarkRole } from './pack-mark'
import { findPackMarks, fixLookalikeWord } from './pack-mark'

/** What a pack's date says, or why nothing can be said. Example: 'BB 03 DEC 26' is 2026-12-03, 'best-before', to the day. */
export type PackDate =
  | {
      readonly ok: true
      readonly day: Day
      /** Absent when the pack does not say which. */
      readonly kind?: ExpiryKind
      /** A month alone means its last day. */
      readonly precision: 'day' | 'month'
      /** The day it would be if day and month, or year and day, were meant the other way round. */
      readonly ambiguous?: Day
    }
  | { readonly ok: false; readonly reason: NoPackDate }

/** Why no date could be read. Example: 'L6337' is a 'lot-code', '30 FEB 26' an 'impossible-day'. */
export type NoPackDate = 'empty' | 'no-date' | 'impossible-day' | 'production-date' | 'lot-code'

/** Longer texts are no pack dates; the rest is not read. Example: a whole label. */
export const maxPackTextLength = 400

/**
 * Reads the date printed on a pack, in six languages and through the usual misreadings of a camera. Example:
 * `readPackDate('EXP 12/2026', { today, order: 'dmy' })` is 2026-12-31, to the month; 'L6337' is refused as a lot code.
 */
export function parsePackDate(
  text: string,
  asked: { readonly today: Day; readonly order: DateOrder },
): PackDate {
  const written = tidied(text)
  if (written === '') return { ok: false, reason: 'empty' }
  const marks = findPackMarks(written)
  const monthAt = (place: number): boolean =>
    marks.some(({ end, to }) => end && to <= place && place - to <= 3)
  const sure = marks.some(({ dayFirst }) => dayFirst)
  const order = sure ? 'dmy' : asked.order
  const shapes = findDateShapes(withoutMarks(written, marks), { today: asked.today, order, sure, monthAt })
  const dates = meant(marks, shapes)
  const best = chosen(dates, asked.today)
  return best ? asPackDate(best, asked.today) : { ok: false, reason: whyNot(written, marks, dates) }
}

/** Whether people of a locale write the day or the month first. Example: `dateOrderOf('en-US')` is 'mdy', of 'en-GB' 'dmy'. */
export function dateOrderOf(locale: string): DateOrder {
  const [language = '', ...rest] = locale.trim().replaceAll('_', '-').split('-')
  const region = rest.find((part) => /^(?:[A-Za-z]{2}|\d{3})$/.test(part))?.toUpperCase()
  if (region !== undefined) return monthFirst.has(region) ? 'mdy' : 'dmy'
  return /^en$/i.test(language) && rest.length === 0 ? 'mdy' : 'dmy'
}

// The United States, what belongs to them, and the few who write as they do.
const monthFirst: ReadonlySet<string> = new Set([
  'US',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
  'UM',
  'PH',
  'FM',
  'MH',
  'PW',
  'BZ',
])

interface PackedDate {
  readonly readings: readonly DateReading[]
  readonly role?: PackMarkRole
}

function tidied(text: string): string {
  return text
    .slice(0, maxPackTextLength)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .slice(0, 2 * maxPackTextLength)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019`\u00b4]/g, "'")
    .replace(/[\u00b7\u2022\u2024]/g, '.')
    .replace(/\u00a7/g, ' ')
    .replace(/(?<=\d)[|!]|[|!](?=\d)/g, 'I')
    .replace(/\s+/g, ' ')
    .replace(/\((?:01|02|10|21)\) ?[A-Z0-9]{1,20}/g, ' ')
    .replace(/(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g, ' ')
    .replace(/[A-Z0-9]{3,24}/g, fixLookalikeWord)
    .trim()
}

function withoutMarks(text: string, marks: readonly PackMark[]): string {
  let rest = text
  for (const { from, to } of marks)
    rest = rest.slice(0, from) + consumedMark.repeat(to - from) + rest.slice(to)
  return rest
}

// Words come before their date, or all words first and all dates after, or (rarely) after their date.
function meant(marks: readonly PackMark[], shapes: readonly DateShape[]): PackedDate[] {
  const inOrder = [...marks, ...shapes].sort((a, b) => a.from - b.from)
  const dates: PackedDate[] = []
  let words: PackMark[] = []
  for (let at = 0; at < inOrder.length; ) {
    words = []
    const run: DateShape[] = []
    for (let item = inOrder[at]; item && !('readings' in item); item = inOrder[++at]) words.push(item)
    for (let item = inOrder[at]; item && 'readings' in item; item = inOrder[++at]) run.push(item)
    for (const [index, shape] of run.entries()) {
      const role = shape.role ?? roleOf(words, run.length, index)
      dates.push({ readings: shape.readings, ...(role ? { role } : {}) })
    }
    if (run.length === 0) return afterwards(dates, words)
  }
  return dates
}

function roleOf(words: readonly PackMark[], dates: number, index: number): PackMarkRole | undefined {
  if (words.length === dates) return words[index]?.role
  if (index > 0) return undefined
  return [...words].sort((a, b) => ranks[a.role] - ranks[b.role])[0]?.role
}

function afterwards(dates: PackedDate[], words: readonly PackMark[]): PackedDate[] {
  const last = dates.at(-1)
  if (!last || last.role !== undefined) return dates
  const role = words[0]?.role
  if (role === undefined || role === 'lot') return dates
  return [...dates.slice(0, -1), { ...last, role }]
}

const unmarked = 3
const ranks: Readonly<Record<PackMarkRole, number>> = {
  'use-by': 0,
  'best-before': 1,
  expiry: 2,
  'sell-by': 4,
  made: 5,
  lot: 6,
  other: 7,
}

function chosen(dates: readonly PackedDate[], today: Day): PackedDate | undefined {
  const rank = ({ role }: PackedDate): number => (role === undefined ? unmarked : ranks[role])
  const usable = dates.filter((date) => date.readings.length > 0 && rank(date) < ranks.made)
  const best = Math.min(...usable.map(rank))
  const first = usable.filter((date) => rank(date) === best)
  // Two dates without words: made and best before. The one to come counts, of two to come the nearer.
  const byDay = first.sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
  return byDay.find((date) => dayOf(date) >= today) ?? byDay.at(-1)
}

function dayOf({ readings }: PackedDate): string {
  return readings[0]?.day ?? ''
}

function asPackDate({ readings, role }: PackedDate, today: Day): PackDate {
  const [best, other] = readings
  if (!best) return { ok: false, reason: 'no-date' }
  const kind =
    role === 'use-by' ? 'use-by' : role === 'best-before' || role === 'sell-by' ? 'best-before' : undefined
  return {
    ok: true,
    day: best.day,
    ...(kind ? { kind } : {}),
    precision: best.precision,
    ...(other && isLikely(other, today) ? { ambiguous: other.day } : {}),
  }
}

function whyNot(text: string, marks: readonly PackMark[], dates: readonly PackedDate[]): NoPackDate {
  if (dates.some(({ readings, role }) => readings.length === 0 && role !== 'made' && role !== 'lot')) {
    return 'impossible-day'
  }
  if (dates.some(({ role }) => role === 'made')) return 'production-date'
  return marks.some(({ role }) => role === 'lot') || /\d{4}|[A-Z]\d{3}/.test(text) ? 'lot-code' : 'no-date'
}
