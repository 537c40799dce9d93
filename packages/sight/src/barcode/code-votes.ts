import type { PixelArea } from '../image/image'
import { checkDigitOf } from './bar-digits'
import type { BarFormat, BarLayout } from './bar-layouts'

/**
 * A code in a picture.
 * Example: `{ text: '4006381333931', format: 'EAN-13', area }`; a UPC-E is given as its twelve expanded digits.
 */
export interface DetectedCode {
  readonly text: string
  readonly format: BarFormat
  readonly area: PixelArea
}

/** Names a code read by its layout. Example: an EAN-13 with a leading 0 is a UPC-A. */
export function nameCode(text: string, { format }: BarLayout): Pick<DetectedCode, 'text' | 'format'> {
  return format === 'EAN-13' && text.startsWith('0')
    ? { text: text.slice(1), format: 'UPC-A' }
    : { text, format }
}

/** A code read from one variant, with the number of scan lines that agree. */
export interface CodeVote extends DetectedCode {
  readonly lines: number
  /** The variant it was read from. */
  readonly look: number
}

/** Maximum number of lines counted per variant: one wrong variant must not outvote all others. */
const maxLines = 24
/** A rival must be weaker by this factor. */
const clearly = 2.5
/** A short code at the position of a long one, even one read once, is most likely a part of it. */
const muchMore = 12
/** Required lines and variants. Short codes have fewer bars, so noise is mistaken for them more easily. */
const needs = { long: { lines: 8, looks: 1 }, short: { lines: 12, looks: 2 } } as const

/** Returns the codes on which enough variants agree, most certain first. Example: one line in one look is not enough. */
export function acceptCodes(votes: readonly CodeVote[]): DetectedCode[] {
  const tallies = tallyVotes(votes)
  return tallies
    .filter((tally) => {
      const need = isShort(tally) ? needs.short : needs.long
      if (tally.lines < need.lines || tally.looks < need.looks) return false
      return tallies.every(
        (rival) => rival === tally || !areRivals(rival, tally) || isClearlyWeaker(rival, tally),
      )
    })
    .sort((a, b) => b.lines - a.lines)
    .map(({ text, format, area }) => ({ text, format, area }))
}

interface Tally extends DetectedCode {
  readonly lines: number
  readonly looks: number
}

function tallyVotes(votes: readonly CodeVote[]): Tally[] {
  const byText = new Map<string, CodeVote[]>()
  for (const vote of votes) {
    if (!isWellFormed(vote)) continue
    const key = `${vote.format} ${vote.text}`
    byText.set(key, [...(byText.get(key) ?? []), vote])
  }
  return [...byText.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const perLook = new Map<number, number>()
    for (const { look, lines } of same)
      perLook.set(look, Math.min(maxLines, (perLook.get(look) ?? 0) + lines))
    const widest = same.reduce((a, b) => (a.lines >= b.lines ? a : b))
    const lines = [...perLook.values()].reduce((sum, count) => sum + count, 0)
    return [{ text: first.text, format: first.format, area: widest.area, lines, looks: perLook.size }]
  })
}

function isShort({ format }: DetectedCode): boolean {
  return format === 'EAN-8' || format === 'UPC-E'
}

/** A short code read inside a long one is a part of it, however often it was read. */
function isClearlyWeaker(rival: Tally, tally: Tally): boolean {
  if (isShort(rival) && !isShort(tally)) return true
  if (isShort(tally) && !isShort(rival)) return rival.lines * muchMore <= tally.lines
  return rival.lines * clearly <= tally.lines
}

/**
 * Two codes at one position cannot both be right. Similar codes also count as one position if slightly apart: bars read
 * correctly above a scratch and misread below it.
 */
function areRivals(a: DetectedCode, b: DetectedCode): boolean {
  const apart = areAlike(a.text, b.text) ? Math.max(a.area.width, a.area.height) / 2 : near
  const left = Math.max(a.area.left, b.area.left)
  const top = Math.max(a.area.top, b.area.top)
  const right = Math.min(a.area.left + a.area.width, b.area.left + b.area.width)
  const bottom = Math.min(a.area.top + a.area.height, b.area.top + b.area.height)
  return right - left > -apart && bottom - top > -apart
}

/** A single scan line has no height: areas this few pixels apart are the same position. */
const near = 4

function areAlike(a: string, b: string): boolean {
  const same = [...a].filter((digit, index) => b.at(index - a.length) === digit).length
  return same * 2 > a.length
}

const lengths: Readonly<Record<BarFormat, number>> = { 'EAN-13': 13, 'EAN-8': 8, 'UPC-A': 12, 'UPC-E': 12 }

/** Returns whether the digits are valid for their format. Example: '4006381333932' has a wrong check digit. */
export function isWellFormed({ text, format }: Pick<DetectedCode, 'text' | 'format'>): boolean {
  return (
    new RegExp(`^\\d{${lengths[format]}}$`).test(text) &&
    checkDigitOf(text.slice(0, -1)) === Number(text.at(-1))
  )
}
