import type { ExpiryKind } from '../stock/lot'
import type { DateOrder, DateReading } from './date-reading'
import { isLikely } from './date-reading'
import type { DateShape } from './date-shape'
import { consumedMark, findDateShapes } from './date-shape'
import type { Day } from './day'
import type { PackMark, PackMarkRole } from './pack-mark'
import { findPackMarks, fixLookalikeWord } from './pack-mark'

/**
 * Result of reading a pack's date, or the reason why there is none. Example: 'BB 03 DEC 26' is 2026-12-03, 'best-before', to
 * the day.
 */
export type PackDate =
  | {
      readonly ok: true
      readonly day: Day
      /** Absent if the pack does not state the kind. */
      readonly kind?: ExpiryKind
      /** A month without a day stands for its last day. */
      readonly precision: 'day' | 'month'
      /** The alternative day if day and month, or year and day, are swapped. */
      readonly ambiguous?: Day
    }
  | { readonly ok: false; readonly reason: NoPackDate }

/** Reason why no date could be read. Example: 'L6337' is a 'lot-code', '30 FEB 26' an 'impossible-day'. */
type NoPackDate = 'empty' | 'no-date' | 'impossible-day' | 'production-date' | 'lot-code'

/** Maximum number of characters read; longer texts are not pack dates. Example: a whole label. */
export const maxPackTextLength = 400

/**
 * Reads the date printed on a pack, in six languages, and corrects common OCR errors. Example: `parsePackDate('EXP 12/2026', {
 * today, order: 'dmy' })` is 2026-12-31, to the month; 'L6337' is rejected as a lot code.
 */
export function parsePackDate(
  text: string,
  context: { readonly today: Day; readonly order: DateOrder },
): PackDate {
  const normalized = normalizePackText(text)
  if (normalized === '') return { ok: false, reason: 'empty' }
  const marks = findPackMarks(normalized)
  const monthAt = (index: number): boolean =>
    marks.some(({ end, to }) => end && to <= index && index - to <= 3)
  const isDayFirst = marks.some(({ dayFirst }) => dayFirst)
  const order = isDayFirst ? 'dmy' : context.order
  const shapes = findDateShapes(maskMarks(normalized, marks), {
    today: context.today,
    order,
    sure: isDayFirst,
    monthAt,
  })
  const dates = assignMarks(marks, shapes)
  const best = pickDate(dates, context.today)
  return best ? toPackDate(best, context.today) : { ok: false, reason: findReason(normalized, marks, dates) }
}

/** Returns the order of day and month in a locale. Example: `dateOrderOf('en-US')` is 'mdy', of 'en-GB' 'dmy'. */
export function dateOrderOf(locale: string): DateOrder {
  const [language = '', ...rest] = locale.trim().replaceAll('_', '-').split('-')
  const region = rest.find((part) => /^(?:[A-Za-z]{2}|\d{3})$/.test(part))?.toUpperCase()
  if (region !== undefined) return monthFirst.has(region) ? 'mdy' : 'dmy'
  return /^en$/i.test(language) && rest.length === 0 ? 'mdy' : 'dmy'
}

// The United States, their territories, and the few countries with the same order.
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

interface MarkedDate {
  readonly readings: readonly DateReading[]
  readonly role?: PackMarkRole
}

function normalizePackText(text: string): string {
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

function maskMarks(text: string, marks: readonly PackMark[]): string {
  let rest = text
  for (const { from, to } of marks)
    rest = rest.slice(0, from) + consumedMark.repeat(to - from) + rest.slice(to)
  return rest
}

// Assigns marks to dates. Marks come before their date, or all marks before all dates, or (rarely) after their date.
function assignMarks(marks: readonly PackMark[], shapes: readonly DateShape[]): MarkedDate[] {
  const inOrder = [...marks, ...shapes].sort((a, b) => a.from - b.from)
  const dates: MarkedDate[] = []
  let words: PackMark[] = []
  for (let at = 0; at < inOrder.length; ) {
    words = []
    const group: DateShape[] = []
    for (let item = inOrder[at]; item && !('readings' in item); item = inOrder[++at]) words.push(item)
    for (let item = inOrder[at]; item && 'readings' in item; item = inOrder[++at]) group.push(item)
    for (const [index, shape] of group.entries()) {
      const role = shape.role ?? roleOf(words, group.length, index)
      dates.push({ readings: shape.readings, ...(role ? { role } : {}) })
    }
    if (group.length === 0) return applyTrailingMark(dates, words)
  }
  return dates
}

function roleOf(words: readonly PackMark[], dates: number, index: number): PackMarkRole | undefined {
  if (words.length === dates) return words[index]?.role
  if (index > 0) return undefined
  return [...words].sort((a, b) => ranks[a.role] - ranks[b.role])[0]?.role
}

function applyTrailingMark(dates: MarkedDate[], words: readonly PackMark[]): MarkedDate[] {
  const last = dates.at(-1)
  if (!last || last.role !== undefined) return dates
  const role = words[0]?.role
  if (role === undefined || role === 'lot') return dates
  return [...dates.slice(0, -1), { ...last, role }]
}

const unmarkedRank = 3
const ranks: Readonly<Record<PackMarkRole, number>> = {
  'use-by': 0,
  'best-before': 1,
  expiry: 2,
  'sell-by': 4,
  made: 5,
  lot: 6,
  other: 7,
}

function pickDate(dates: readonly MarkedDate[], today: Day): MarkedDate | undefined {
  const rank = ({ role }: MarkedDate): number => (role === undefined ? unmarkedRank : ranks[role])
  const usable = dates.filter((date) => date.readings.length > 0 && rank(date) < ranks.made)
  const best = Math.min(...usable.map(rank))
  const first = usable.filter((date) => rank(date) === best)
  // Two dates without marks are the production date and the best-before. The first day not before today counts, else the last
  // one.
  const byDay = first.sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
  return byDay.find((date) => dayOf(date) >= today) ?? byDay.at(-1)
}

function dayOf({ readings }: MarkedDate): string {
  return readings[0]?.day ?? ''
}

function toPackDate({ readings, role }: MarkedDate, today: Day): PackDate {
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

function findReason(text: string, marks: readonly PackMark[], dates: readonly MarkedDate[]): NoPackDate {
  if (dates.some(({ readings, role }) => readings.length === 0 && role !== 'made' && role !== 'lot')) {
    return 'impossible-day'
  }
  if (dates.some(({ role }) => role === 'made')) return 'production-date'
  return marks.some(({ role }) => role === 'lot') || /\d{4}|[A-Z]\d{3}/.test(text) ? 'lot-code' : 'no-date'
}
