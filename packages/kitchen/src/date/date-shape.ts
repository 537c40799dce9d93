import { lazyValue } from '../fact-table'
import type { DateOrder, DateReading, DateReadings } from './date-reading'
import {
  monthEnd,
  pickBestReadings,
  pickLikelyReadings,
  resolveMissingYear,
  toDay,
  yearOf,
} from './date-reading'
import type { Day } from './day'
import { fixLookalikeDigits, isMostlyDigits } from './lookalike-digits'
import { monthCodes, monthNames, parseMonth, parseMonthCode } from './month'
import type { PackMarkRole } from './pack-mark'

/** Something on a pack shaped like a date: where it stands and how it may be read, likeliest first. Example: '31.02.26' has no readings. */
export interface DateShape {
  readonly from: number
  readonly to: number
  readonly readings: readonly DateReading[]
  /** What its own code says it is. Example: after GS1's (17), 'use-by'. */
  readonly role?: PackMarkRole
}

/** What a shape is read against. Example: `{ today, order: 'dmy', sure: false, monthAt: () => false }`. */
export interface DateShapeContext {
  readonly today: Day
  readonly order: DateOrder
  /** The words on the pack are of a language that has only this order. */
  readonly sure: boolean
  /** Whether the words before that place announce a month: 'best before end'. */
  readonly monthAt: (place: number) => boolean
}

/** Stands where words or dates were that have been read. Example: 'BB 12 26' becomes '§§ 12 26'. */
export const consumedMark = '§'

/** Everything on a pack shaped like a date, in no order. Example: '03.12.26 L6337' has one. */
export function findDateShapes(text: string, reader: DateShapeContext): DateShape[] {
  const found: DateShape[] = []
  let rest = text
  for (const rule of rules()) {
    const pattern = rule.compiled
    pattern.lastIndex = 0
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const groups = match.slice(1).map((group) => group ?? '')
      const readings = isMostlyDigits(groups, rest, from)
        ? rule.read(groups.map(fixLookalikeDigits), reader, from)
        : undefined
      if (!readings) {
        pattern.lastIndex = from + 1
        continue
      }
      const role = rule.role?.(groups[0] ?? '')
      found.push({ from, to, readings, ...(role ? { role } : {}) })
      rest = rest.slice(0, from) + consumedMark.repeat(to - from) + rest.slice(to)
    }
  }
  return found
}

interface Rule {
  readonly pattern: string
  readonly read: (
    groups: readonly string[],
    reader: DateShapeContext,
    from: number,
  ) => DateReading[] | undefined
  readonly role?: (code: string) => PackMarkRole | undefined
}

const digit = '[0-9OQILSZB]'
const year4 = `(?:19|2[0OQ])${digit}{2}`
const year = `(${year4}|${digit}{2})`
const date = `(${digit}{1,2})`
const gap = "[\\s.,/'\\-]{0,3}"
const ordinal = '(?:ST|ND|RD|TH|ER)?'
const ending = '(?![0-9])'
const units = '(?!\\s?(?:K?G|[MC]?L|OZ|LB|%|X|€|£|\\$)(?![A-Z]))'

const rules = lazyValue((): readonly (Rule & { readonly compiled: RegExp })[] => {
  const month = `(${monthNames().join('|')})(?:(?![A-Z])|(?=[OQIL]\\d))\\.?`
  const start = '(?<![0-9])'
  const word = '(?<![A-Z])'
  // A day before the name means that the digits after it are no day: '03 DEC 1423' carries a time.
  const afresh = `${word}(?<!\\d[\\s.-]?)`
  const of = '(?:DEL?\\s)?'
  const written: readonly Rule[] = [
    { pattern: '\\(\\s?(1[1-7])\\s?\\)\\s?(\\d{6})', read: gs1, role: gs1Role },
    { pattern: '(?<!\\d)01\\d{14}(?:1[13]\\d{6})?(1[57])(\\d{6})', read: gs1, role: gs1Role },
    { pattern: `${start}(${year4})${gap}${month}${gap}${date}${ending}`, read: yearNameDay },
    { pattern: `${start}${date}${ordinal}${gap}${of}${month}${gap}${of}${year}${ending}`, read: dayNameYear },
    { pattern: `${word}${month}${gap}${of}(${year4})${ending}`, read: nameYear },
    { pattern: `${afresh}${month}${gap}${date}${ordinal}${gap}${year}${ending}`, read: nameDayYear },
    {
      pattern: `(?<![0-9A-Z])${year}\\s?(${monthCodes.join('|')})\\s?(${digit}{2})(?![0-9A-Z])`,
      read: yearCodeDay,
    },
    { pattern: `${start}${date}${ordinal}${gap}${of}${month}`, read: dayName },
    { pattern: `${word}${month}${gap}${date}${ordinal}${ending}`, read: nameDay },
    {
      pattern: `(?<![0-9./-])(${year4}|${digit}{1,2})\\s?([./,-])\\s?${date}\\s?\\2\\s?(${year4}|${digit}{1,2})${ending}`,
      read: threeParts,
    },
    { pattern: `(?<![0-9])(${year4}|\\d{2})( )(\\d{2}) (${year4}|\\d{2})(?![0-9./-])`, read: threeParts },
    { pattern: `(?<![0-9A-Z./-])(${digit}{8}|${digit}{6})(?![0-9A-Z./-])`, read: compact, role: compactRole },
    {
      pattern: `(?<![0-9./,-])(${year4}|${digit}{1,2})\\s?[./-]\\s?(${year4}|${digit}{1,2})(?![0-9]|[./,-]\\d)${units}`,
      read: twoParts,
    },
    {
      pattern: `(?<=${consumedMark}[\\s:.]{0,4})(${year4}|\\d{1,2}) (${year4}|\\d{2})(?![0-9]| \\d)`,
      read: twoParts,
    },
  ]
  return written.map((rule) => ({ ...rule, compiled: new RegExp(rule.pattern, 'g') }))
})

function gs1([, code = '']: readonly string[], { today }: DateShapeContext): DateReading[] {
  return pickBestReadings([sixDigits(code, today)], today)
}

function gs1Role(code: string): PackMarkRole {
  if (code === '15') return 'best-before'
  if (code === '17') return 'use-by'
  return code === '16' ? 'sell-by' : 'made'
}

function compactRole(code: string): PackMarkRole | undefined {
  return code.length === 8 && /^1[57]/.test(code) ? gs1Role(code.slice(0, 2)) : undefined
}

// Year, month, day; GS1 writes day 00 when it means the whole month.
function sixDigits(code: string, today: Day): DateReading | undefined {
  const [yy, month, date] = [yearOf(code.slice(0, 2), today), Number(code.slice(2, 4)), code.slice(4)]
  return date === '00' ? monthEnd(yy, month) : toDay(yy, month, Number(date))
}

function yearNameDay(
  [yyyy = '', name = '', date = '']: readonly string[],
  { today }: DateShapeContext,
): DateReading[] {
  return pickBestReadings([toDay(yearOf(yyyy, today), parseMonth(name) ?? 0, Number(date))], today)
}

function dayNameYear(
  [date = '', name = '', yy = '']: readonly string[],
  { today }: DateShapeContext,
): DateReading[] {
  const month = parseMonth(name) ?? 0
  const own = [toDay(yearOf(yy, today), month, Number(date))]
  const other =
    date.length === 2 && yy.length === 2 && mayBeYear(own, date)
      ? [toDay(yearOf(date, today), month, Number(yy))]
      : []
  return pickBestReadings(own, today, other)
}

function nameYear([name = '', yyyy = '']: readonly string[]): DateReading[] {
  const found = monthEnd(Number(yyyy), parseMonth(name) ?? 0)
  return found ? [found] : []
}

function nameDayYear(
  [name = '', date = '', yy = '']: readonly string[],
  { today }: DateShapeContext,
): DateReading[] {
  return pickBestReadings([toDay(yearOf(yy, today), parseMonth(name) ?? 0, Number(date))], today)
}

function yearCodeDay(
  [yy = '', code = '', date = '']: readonly string[],
  { today }: DateShapeContext,
): DateReading[] {
  return pickBestReadings([toDay(yearOf(yy, today), parseMonthCode(code) ?? 0, Number(date))], today)
}

function dayName([date = '', name = '']: readonly string[], { today }: DateShapeContext): DateReading[] {
  return pickBestReadings([resolveMissingYear(parseMonth(name) ?? 0, Number(date), today)], today)
}

// 'DEC 27' is the 27th, which is also the careful reading, unless the words announce the end of a month.
function nameDay(
  [name = '', two = '']: readonly string[],
  reader: DateShapeContext,
  from: number,
): DateReading[] {
  const { today } = reader
  const month = parseMonth(name) ?? 0
  const onDate = resolveMissingYear(month, Number(two), today)
  const inYear = two.length === 2 ? pickLikelyReadings([monthEnd(yearOf(two, today), month)], today) : []
  return pickBestReadings(reader.monthAt(from) ? [...inYear, onDate] : [onDate, ...inYear], today)
}

function threeParts(
  [a = '', , b = '', c = '']: readonly string[],
  reader: DateShapeContext,
): DateReading[] | undefined {
  const { today } = reader
  if (a.length === 4)
    return c.length === 4 ? undefined : pickBestReadings([toDay(Number(a), Number(b), Number(c))], today)
  if (c.length === 1) return undefined
  const yy = yearOf(c, today)
  const own = inOrder(reader, Number(a), Number(b), (month, date) => toDay(yy, month, date))
  const twoDigits = c.length === 2 && a.length === 2 && mayBeYear(own, a)
  return pickBestReadings(own, today, twoDigits ? [toDay(yearOf(a, today), Number(b), Number(c))] : [])
}

// A day that does not exist stays one; only a real but unlikely day, or no day at all, lets the year come first.
function mayBeYear(own: DateReadings, first: string): boolean {
  return own.some((reading) => reading !== undefined) || Number(first) > 31
}

function compact([code = '']: readonly string[], reader: DateShapeContext): DateReading[] | undefined {
  const { today } = reader
  const part = (from: number, to: number): number => Number(code.slice(from, to))
  let readings: DateReading[]
  if (code.length === 8) {
    const last = inOrder(reader, part(0, 2), part(2, 4), (month, date) => toDay(part(4, 8), month, date))
    const coded = compactRole(code) ? [sixDigits(code.slice(2), today)] : []
    const first = pickLikelyReadings([toDay(part(0, 4), part(4, 6), part(6, 8))], today)
    readings = first.length > 0 ? first : pickLikelyReadings([...last, ...coded], today)
  } else {
    const yy = yearOf(code.slice(4), today)
    const [own] = inOrder(reader, part(0, 2), part(2, 4), (month, date) => toDay(yy, month, date))
    const months = [monthEnd(part(2, 6), part(0, 2)), monthEnd(part(0, 4), part(4, 6))]
    const coded = sixDigits(code, today)
    // Where both ways name a day to come, the sooner one errs on the safe side: '311226' is this December, not in 2031.
    const sooner = own && coded && own.day >= today && own.day < coded.day
    readings = pickLikelyReadings([...(sooner ? [own, coded] : [coded, own]), ...months], today)
  }
  return readings.length > 0 ? readings : undefined
}

function twoParts([a = '', b = '']: readonly string[], reader: DateShapeContext): DateReading[] | undefined {
  const { today } = reader
  if (a.length === 4)
    return b.length === 4 ? undefined : pickBestReadings([monthEnd(Number(a), Number(b))], today)
  if (b.length === 4) return pickBestReadings([monthEnd(Number(b), Number(a))], today)
  const inYear = b.length === 2 ? pickLikelyReadings([monthEnd(yearOf(b, today), Number(a))], today) : []
  const [own, other] = inOrder(reader, Number(a), Number(b), (month, date) =>
    resolveMissingYear(month, date, today),
  )
  return pickBestReadings(inYear.length > 0 ? [...inYear, own] : [own, other], today)
}

function inOrder(
  { order, sure }: DateShapeContext,
  a: number,
  b: number,
  read: (month: number, date: number) => DateReading | undefined,
): DateReadings {
  const [dayFirst, monthFirst] = [read(b, a), read(a, b)]
  if (sure && dayFirst && order === 'dmy') return [dayFirst]
  return order === 'dmy' ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
}
