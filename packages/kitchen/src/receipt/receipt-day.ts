import type { Day } from '../date/day'
import { parseCalendarDay } from '../date/day'
import { parseMonth } from '../date/month'

/** The order of day and month in 03/04/26. Example: 'dmy' in Europe and Malaysia, 'mdy' in North America. */
export type DayOrder = 'dmy' | 'mdy'

/** A printed date before the order of day and month is decided. Example: '03/04/26' has the numbers 3 and 4. */
export interface PrintedDay {
  readonly year: number
  readonly first: number
  readonly second: number
  /** The order, if the print itself decides it. */
  readonly order?: DayOrder
}

// The same separator twice: '2/9.00' is two for nine.
const yearFirst = /(?<!\d)(20\d{2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/
const yearLast = /(?<![\d.])([0-3O]?\d)\s?([-/.])\s?([0-3O]?\d)\s?\2\s?(20\d{2}|\d{2})(?!\d)/
const dayMonth = /(?<![\d])([0-3]?\d)[\s.-]{0,2}(\p{L}{3,9})[\s.,'-]{0,3}(20\d{2}|\d{2})(?!\d)/u
const monthDay = /(?<!\p{L})(\p{L}{3,9})\.?\s?([0-3]?\d)(?:st|nd|rd|th)?,?\s{1,2}(20\d{2})(?!\d)/u
const together = /(?<!\d)(20[0-4]\d)([01]\d)([0-3]\d)(?!\d)/

/**
 * Returns the first date printed in a line, or undefined.
 * Example: `parsePrintedDay('DATE: 2026/03/14')`; a phone number is none.
 */
export function parsePrintedDay(line: string): PrintedDay | undefined {
  const text = line.slice(0, 300)
  const ymd = yearFirst.exec(text)
  if (ymd)
    return keepIfValid({ year: Number(ymd[1]), first: Number(ymd[3]), second: Number(ymd[4]), order: 'mdy' })
  const dmy = yearLast.exec(text)
  if (dmy) {
    const [, first = '', , second = '', year = ''] = dmy
    const [a, b] = [Number(first.replace('O', '0')), Number(second.replace('O', '0'))]
    const found = keepIfValid({ year: fullYear(year), first: a, second: b, ...orderOf(a, b) })
    if (found) return found
  }
  const named = dayMonth.exec(text)
  if (named) {
    const month = monthNamed(named[2] ?? '')
    if (month)
      return keepIfValid({
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
      return keepIfValid({
        year: Number(american[3]),
        first: month,
        second: Number(american[2]),
        order: 'mdy',
      })
  }
  const block = together.exec(text)
  if (block && /date|\d\s*$/i.test(text)) {
    return keepIfValid({
      year: Number(block[1]),
      first: Number(block[2]),
      second: Number(block[3]),
      order: 'mdy',
    })
  }
  return undefined
}

/**
 * Returns the calendar day of a printed date in a given order, or undefined if there is no such day.
 * Example: `resolvePrintedDay(parsePrintedDay('03/04/26'), 'dmy')` is 2026-04-03; a day that is in no calendar is none.
 */
export function resolvePrintedDay(printed: PrintedDay, order: DayOrder): Day | undefined {
  const { year, first, second } = printed
  const [month, date] = (printed.order ?? order) === 'mdy' ? [first, second] : [second, first]
  return parseCalendarDay(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
}

/** Hints for the dates of a receipt. Example: `{ order: 'dmy' }`, or the order of the shop's country as `likely`. */
export interface DayHints {
  readonly order?: DayOrder
  readonly likely?: DayOrder
  readonly today?: Day
}

/**
 * Returns the day a receipt was printed. Dates beside the word 'date' or a time count most. If the order of day and
 * month is ambiguous, other dates of the same receipt, the cook's own order, the shop's country and today decide;
 * otherwise the day stays undefined.
 * Example: `receiptDay(['DATE 13/05/26 10:22'], {})` is 2026-05-13.
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
  const order = best.order ?? hints.order ?? sure?.order ?? findCertainOrder(found) ?? hints.likely
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

function findCertainOrder(found: readonly { printed: PrintedDay }[]): DayOrder | undefined {
  return found.find(({ printed }) => printed.order && (printed.first > 12 || printed.second > 12))?.printed
    .order
}

function orderOf(first: number, second: number): { order: DayOrder } | object {
  if (first > 12 && second <= 12) return { order: 'dmy' }
  return second > 12 && first <= 12 ? { order: 'mdy' } : {}
}

// Tills abbreviate month names differently from calendars.
function monthNamed(word: string): number | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return parseMonth(plain) ?? parseMonth(plain.slice(0, 3))
}

function fullYear(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text)
}

function keepIfValid(printed: PrintedDay): PrintedDay | undefined {
  return resolvePrintedDay(printed, 'dmy') || resolvePrintedDay(printed, 'mdy') ? printed : undefined
}
