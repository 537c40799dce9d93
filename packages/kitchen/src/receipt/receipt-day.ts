import type { Day } from '../date/day'
import { parseCalendarDay } from '../date/day'
import { parseMonth } from '../date/month'

/** Which comes first in 03/04/26, day or month. Example: 'dmy' in Europe and Malaysia, 'mdy' in North America. */
export type DayOrder = 'dmy' | 'mdy'

/** A date as printed, before the order of day and month is decided. Example: '03/04/26' has the numbers 3 and 4. */
export interface PrintedDay {
  readonly year: number
  readonly first: number
  readonly second: number
  /** The order, where the print itself decides it. */
  readonly order?: DayOrder
}

// The same mark twice: '2/9.00' is two for nine.
const yearFirst = /(?<!\d)(20\d{2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/
const yearLast = /(?<![\d.])([0-3O]?\d)\s?([-/.])\s?([0-3O]?\d)\s?\2\s?(20\d{2}|\d{2})(?!\d)/
const dayMonth = /(?<![\d])([0-3]?\d)[\s.-]{0,2}(\p{L}{3,9})[\s.,'-]{0,3}(20\d{2}|\d{2})(?!\d)/u
const monthDay = /(?<!\p{L})(\p{L}{3,9})\.?\s?([0-3]?\d)(?:st|nd|rd|th)?,?\s{1,2}(20\d{2})(?!\d)/u
const together = /(?<!\d)(20[0-4]\d)([01]\d)([0-3]\d)(?!\d)/

/** The first date printed in a line, or nothing. Example: `dayIn('DATE: 2026/03/14')`; a phone number is none. */
export function parsePrintedDay(line: string): PrintedDay | undefined {
  const text = line.slice(0, 300)
  const ymd = yearFirst.exec(text)
  if (ymd)
    return plausible({ year: Number(ymd[1]), first: Number(ymd[3]), second: Number(ymd[4]), order: 'mdy' })
  const dmy = yearLast.exec(text)
  if (dmy) {
    const [, first = '', , second = '', year = ''] = dmy
    const [a, b] = [Number(first.replace('O', '0')), Number(second.replace('O', '0'))]
    const found = plausible({ year: fullYear(year), first: a, second: b, ...orderOf(a, b) })
    if (found) return found
  }
  const named = dayMonth.exec(text)
  if (named) {
    const month = monthNamed(named[2] ?? '')
    if (month)
      return plausible({
        year: fullYear(named[3] ?? ''),
        first: Number(named[1]),
        second: month,
        order: 'dmy',
      })
  }
  const american = monthDay.exec(text)
  if (american) {
    const month = monthNamed(american[1] ?? '')
    if (month)
      return plausible({ year: Number(american[3]), first: month, second: Number(american[2]), order: 'mdy' })
  }
  const block = together.exec(text)
  if (block && /date|\d\s*$/i.test(text)) {
    return plausible({
      year: Number(block[1]),
      first: Number(block[2]),
      second: Number(block[3]),
      order: 'mdy',
    })
  }
  return undefined
}

/**
 * The calendar day of a printed date, read in that order. Example: `dayOf(dayIn('03/04/26'), 'dmy')` is 2026-04-03; a day that
 * is in no calendar is none.
 */
export function resolvePrintedDay(printed: PrintedDay, order: DayOrder): Day | undefined {
  const { year, first, second } = printed
  const [month, date] = (printed.order ?? order) === 'mdy' ? [first, second] : [second, first]
  return parseCalendarDay(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
}

/** What helps to read a receipt's dates. Example: `{ order: 'dmy' }`, or the order of the shop's country as `likely`. */
export interface DayHints {
  readonly order?: DayOrder
  readonly likely?: DayOrder
  readonly today?: Day
}

/**
 * The day a receipt was printed. Dates beside the word 'date' or a time count most; where the print does not say whether day or
 * month comes first, other dates of the same receipt, the cook's own order, the shop's country and today decide, and otherwise
 * nothing is guessed. Example: `receiptDay(['DATE 13/05/26 10:22'], {})` is 2026-05-13.
 */
export function receiptDay(lines: readonly string[], hints: DayHints): Day | undefined {
  const found: { printed: PrintedDay; weight: number }[] = []
  for (const line of lines) {
    const printed = parsePrintedDay(line)
    if (!printed) continue
    const weight =
      (/dat[eu]m?\b/i.test(line) ? 2 : 0) +
      (/\d\s?:\s?\d{2}/.test(line) ? 2 : 0) -
      (/exp|until|between|from|valid/i.test(line) ? 5 : 0)
    found.push({ printed, weight })
  }
  found.sort((a, b) => b.weight - a.weight)
  const best = found[0]?.printed
  if (!best) return undefined
  const sure = found
    .map(({ printed }) => printed)
    .find((printed) => printed.order && printed.year === best.year && sameNumbers(printed, best))
  const order = best.order ?? hints.order ?? sure?.order ?? decided(found) ?? hints.likely
  if (sure && !best.order && !hints.order) return resolvePrintedDay(sure, sure.order ?? 'dmy')
  if (order) return resolvePrintedDay(best, order) ?? resolvePrintedDay(best, order === 'dmy' ? 'mdy' : 'dmy')
  const [early, late] = [resolvePrintedDay(best, 'dmy'), resolvePrintedDay(best, 'mdy')]
  if (early === late || !late) return early
  if (!early) return late
  const { today } = hints
  if (!today) return undefined
  const past = [early, late].filter((each) => each <= today).sort()
  return past.at(-1)
}

function sameNumbers(a: PrintedDay, b: PrintedDay): boolean {
  return (a.first === b.first && a.second === b.second) || (a.first === b.second && a.second === b.first)
}

function decided(found: readonly { printed: PrintedDay }[]): DayOrder | undefined {
  return found.find(({ printed }) => printed.order && (printed.first > 12 || printed.second > 12))?.printed
    .order
}

function orderOf(first: number, second: number): { order: DayOrder } | object {
  if (first > 12 && second <= 12) return { order: 'dmy' }
  return second > 12 && first <= 12 ? { order: 'mdy' } : {}
}

// Tills cut names of months short, and not always where the calendar does.
function monthNamed(word: string): number | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return parseMonth(plain) ?? parseMonth(plain.slice(0, 3))
}

function fullYear(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text)
}

function plausible(printed: PrintedDay): PrintedDay | undefined {
  return resolvePrintedDay(printed, 'dmy') || resolvePrintedDay(printed, 'mdy') ? printed : undefined
}
