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

/**
 * A part of a pack text that is shaped like a date: its position and its readings, likeliest first. Example: '31.02.26' has no
 * readings.
 */
export interface DateShape {
  readonly from: number
  readonly to: number
  readonly readings: readonly DateReading[]
  /** Role given by its own code. Example: after GS1's (17), 'use-by'. */
  readonly role?: PackMarkRole
}

/** Context in which a shape is read. Example: `{ today, order: 'dmy', sure: false, monthAt: () => false }`. */
export interface DateShapeContext {
  readonly today: Day
  readonly order: DateOrder
  /** Whether the pack's language uses only this order. */
  readonly sure: boolean
  /** Whether the words before that index announce a month: 'best before end'. */
  readonly monthAt: (index: number) => boolean
}

/** Replaces words or dates that were already read. Example: 'BB 12 26' becomes '§§ 12 26'. */
export const consumedMark = '§'

/** Finds everything on a pack that is shaped like a date, in no particular order. Example: '03.12.26 L6337' has one. */
export function findDateShapes(text: string, context: DateShapeContext): DateShape[] {
  const found: DateShape[] = []
  let rest = text
  for (const rule of rules()) {
    const pattern = rule.compiled
    pattern.lastIndex = 0
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const groups = match.slice(1).map((group) => group ?? '')
      const readings = isMostlyDigits(groups, rest, from)
        ? rule.read(groups.map(fixLookalikeDigits), context, from)
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
    context: DateShapeContext,
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
  // After a day and a month name, further digits are not a day: '03 DEC 1423' contains a time.
  const wordStart = `${word}(?<!\\d[\\s.-]?)`
  const of = '(?:DEL?\\s)?'
  const ruleList: readonly Rule[] = [
    { pattern: '\\(\\s?(1[1-7])\\s?\\)\\s?(\\d{6})', read: readGs1, role: gs1Role },
    { pattern: '(?<!\\d)01\\d{14}(?:1[13]\\d{6})?(1[57])(\\d{6})', read: readGs1, role: gs1Role },
    { pattern: `${start}(${year4})${gap}${month}${gap}${date}${ending}`, read: readYearNameDay },
    {
      pattern: `${start}${date}${ordinal}${gap}${of}${month}${gap}${of}${year}${ending}`,
      read: readDayNameYear,
    },
    { pattern: `${word}${month}${gap}${of}(${year4})${ending}`, read: readNameYear },
    { pattern: `${wordStart}${month}${gap}${date}${ordinal}${gap}${year}${ending}`, read: readNameDayYear },
    {
      pattern: `(?<![0-9A-Z])${year}\\s?(${monthCodes.join('|')})\\s?(${digit}{2})(?![0-9A-Z])`,
      read: readYearCodeDay,
    },
    { pattern: `${start}${date}${ordinal}${gap}${of}${month}`, read: readDayName },
    { pattern: `${word}${month}${gap}${date}${ordinal}${ending}`, read: readNameDay },
    {
      pattern: `(?<![0-9./-])(${year4}|${digit}{1,2})\\s?([./,-])\\s?${date}\\s?\\2\\s?(${year4}|${digit}{1,2})${ending}`,
      read: readThreeParts,
    },
    { pattern: `(?<![0-9])(${year4}|\\d{2})( )(\\d{2}) (${year4}|\\d{2})(?![0-9./-])`, read: readThreeParts },
    {
      pattern: `(?<![0-9A-Z./-])(${digit}{8}|${digit}{6})(?![0-9A-Z./-])`,
      read: readCompact,
      role: compactRole,
    },
    {
      pattern: `(?<![0-9./,-])(${year4}|${digit}{1,2})\\s?[./-]\\s?(${year4}|${digit}{1,2})(?![0-9]|[./,-]\\d)${units}`,
      read: readTwoParts,
    },
    {
      pattern: `(?<=${consumedMark}[\\s:.]{0,4})(${year4}|\\d{1,2}) (${year4}|\\d{2})(?![0-9]| \\d)`,
      read: readTwoParts,
    },
  ]
  return ruleList.map((rule) => ({ ...rule, compiled: new RegExp(rule.pattern, 'g') }))
})

function readGs1([, code = '']: readonly string[], { today }: DateShapeContext): DateReading[] {
  return pickBestReadings([parseSixDigits(code, today)], today)
}

function gs1Role(code: string): PackMarkRole {
  if (code === '15') return 'best-before'
  if (code === '17') return 'use-by'
  return code === '16' ? 'sell-by' : 'made'
}

function compactRole(code: string): PackMarkRole | undefined {
  return code.length === 8 && /^1[57]/.test(code) ? gs1Role(code.slice(0, 2)) : undefined
}

// Year, month, day. In GS1, day 00 means the whole month.
function parseSixDigits(code: string, today: Day): DateReading | undefined {
  const [yy, month, date] = [yearOf(code.slice(0, 2), today), Number(code.slice(2, 4)), code.slice(4)]
  return date === '00' ? monthEnd(yy, month) : toDay(yy, month, Number(date))
}

function readYearNameDay(
  [yyyy = '', name = '', date = '']: readonly string[],
  { today }: DateShapeContext,
): DateReading[] {
  return pickBestReadings([toDay(yearOf(yyyy, today), parseMonth(name) ?? 0, Number(date))], today)
}

function readDayNameYear(
  [date = '', name = '', yy = '']: readonly string[],
  { today }: DateShapeContext,
): DateReading[] {
  const month = parseMonth(name) ?? 0
  const preferred = [toDay(yearOf(yy, today), month, Number(date))]
  const alternative =
    date.length === 2 && yy.length === 2 && canBeYear(preferred, date)
      ? [toDay(yearOf(date, today), month, Number(yy))]
      : []
  return pickBestReadings(preferred, today, alternative)
}

function readNameYear([name = '', yyyy = '']: readonly string[]): DateReading[] {
  const found = monthEnd(Number(yyyy), parseMonth(name) ?? 0)
  return found ? [found] : []
}

function readNameDayYear(
  [name = '', date = '', yy = '']: readonly string[],
  { today }: DateShapeContext,
): DateReading[] {
  return pickBestReadings([toDay(yearOf(yy, today), parseMonth(name) ?? 0, Number(date))], today)
}

function readYearCodeDay(
  [yy = '', code = '', date = '']: readonly string[],
  { today }: DateShapeContext,
): DateReading[] {
  return pickBestReadings([toDay(yearOf(yy, today), parseMonthCode(code) ?? 0, Number(date))], today)
}

function readDayName([date = '', name = '']: readonly string[], { today }: DateShapeContext): DateReading[] {
  return pickBestReadings([resolveMissingYear(parseMonth(name) ?? 0, Number(date), today)], today)
}

// 'DEC 27' is read as the 27th, which is also the safer reading, unless the words announce the end of a month.
function readNameDay(
  [name = '', digits = '']: readonly string[],
  context: DateShapeContext,
  from: number,
): DateReading[] {
  const { today } = context
  const month = parseMonth(name) ?? 0
  const onDate = resolveMissingYear(month, Number(digits), today)
  const inYear =
    digits.length === 2 ? pickLikelyReadings([monthEnd(yearOf(digits, today), month)], today) : []
  return pickBestReadings(context.monthAt(from) ? [...inYear, onDate] : [onDate, ...inYear], today)
}

function readThreeParts(
  [a = '', , b = '', c = '']: readonly string[],
  context: DateShapeContext,
): DateReading[] | undefined {
  const { today } = context
  if (a.length === 4)
    return c.length === 4 ? undefined : pickBestReadings([toDay(Number(a), Number(b), Number(c))], today)
  if (c.length === 1) return undefined
  const yy = yearOf(c, today)
  const preferred = readInOrder(context, Number(a), Number(b), (month, date) => toDay(yy, month, date))
  const twoDigits = c.length === 2 && a.length === 2 && canBeYear(preferred, a)
  return pickBestReadings(preferred, today, twoDigits ? [toDay(yearOf(a, today), Number(b), Number(c))] : [])
}

// Whether the first number may be the year. An impossible day stays impossible; the year comes first only for a real but
// unlikely day or a first number above 31.
function canBeYear(preferred: DateReadings, first: string): boolean {
  return preferred.some((reading) => reading !== undefined) || Number(first) > 31
}

function readCompact([code = '']: readonly string[], context: DateShapeContext): DateReading[] | undefined {
  const { today } = context
  const part = (from: number, to: number): number => Number(code.slice(from, to))
  let readings: DateReading[]
  if (code.length === 8) {
    const last = readInOrder(context, part(0, 2), part(2, 4), (month, date) => toDay(part(4, 8), month, date))
    const coded = compactRole(code) ? [parseSixDigits(code.slice(2), today)] : []
    const first = pickLikelyReadings([toDay(part(0, 4), part(4, 6), part(6, 8))], today)
    readings = first.length > 0 ? first : pickLikelyReadings([...last, ...coded], today)
  } else {
    const yy = yearOf(code.slice(4), today)
    const [preferred] = readInOrder(context, part(0, 2), part(2, 4), (month, date) => toDay(yy, month, date))
    const months = [monthEnd(part(2, 6), part(0, 2)), monthEnd(part(0, 4), part(4, 6))]
    const coded = parseSixDigits(code, today)
    // If both readings are in the future, the sooner one is the safer one: '311226' is this December, not in 2031.
    const sooner = preferred && coded && preferred.day >= today && preferred.day < coded.day
    readings = pickLikelyReadings([...(sooner ? [preferred, coded] : [coded, preferred]), ...months], today)
  }
  return readings.length > 0 ? readings : undefined
}

function readTwoParts(
  [a = '', b = '']: readonly string[],
  context: DateShapeContext,
): DateReading[] | undefined {
  const { today } = context
  if (a.length === 4)
    return b.length === 4 ? undefined : pickBestReadings([monthEnd(Number(a), Number(b))], today)
  if (b.length === 4) return pickBestReadings([monthEnd(Number(b), Number(a))], today)
  const inYear = b.length === 2 ? pickLikelyReadings([monthEnd(yearOf(b, today), Number(a))], today) : []
  const [preferred, alternative] = readInOrder(context, Number(a), Number(b), (month, date) =>
    resolveMissingYear(month, date, today),
  )
  return pickBestReadings(inYear.length > 0 ? [...inYear, preferred] : [preferred, alternative], today)
}

function readInOrder(
  { order, sure }: DateShapeContext,
  a: number,
  b: number,
  read: (month: number, date: number) => DateReading | undefined,
): DateReadings {
  const [dayFirst, monthFirst] = [read(b, a), read(a, b)]
  if (sure && dayFirst && order === 'dmy') return [dayFirst]
  return order === 'dmy' ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
}
