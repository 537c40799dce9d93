import type { PixelArea } from '../image/image'
import { checkDigitOf } from './bar-digits'
import type { BarFormat } from './bar-layouts'

/** A code on a picture. Example: `{ text: '4006381333931', format: 'EAN-13', area }`; a UPC-E is told as the twelve digits it stands for. */
export interface DetectedCode {
  readonly text: string
  readonly format: BarFormat
  readonly area: PixelArea
}

/** A code as one look has it, with the number of lines through the bars that say so. */
export interface CodeVote extends DetectedCode {
  readonly lines: number
  /** Which look said so. */
  readonly look: number
}

/** So many lines of one look count at most: one look that errs must not outvote all others. */
const mostLines = 24
/** A rival must be so many times weaker. */
const clearly = 2.5
/** A short code that stands where a long one was read, even once, is most likely a piece of that. */
const muchMore = 12
/** Lines and looks that are needed. Short codes have fewer bars to go wrong, and noise reads as one more easily. */
const needs = { long: { lines: 8, looks: 1 }, short: { lines: 12, looks: 2 } } as const

/** The codes that enough looks agree about, those most sure first. Example: one line in one look is not enough. */
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
      perLook.set(look, Math.min(mostLines, (perLook.get(look) ?? 0) + lines))
    const widest = same.reduce((a, b) => (a.lines >= b.lines ? a : b))
    const lines = [...perLook.values()].reduce((sum, count) => sum + count, 0)
    return [{ text: first.text, format: first.format, area: widest.area, lines, looks: perLook.size }]
  })
}

function isShort({ format }: DetectedCode): boolean {
  return format === 'EAN-8' || format === 'UPC-E'
}

/** A short code read inside a long one is a piece of it, however often it is seen. */
function isClearlyWeaker(rival: Tally, tally: Tally): boolean {
  if (isShort(rival) && !isShort(tally)) return true
  if (isShort(tally) && !isShort(rival)) return rival.lines * muchMore <= tally.lines
  return rival.lines * clearly <= tally.lines
}

/**
 * Two codes at one place cannot both be right. Look-alikes count as one place also when they lie a little apart: bars that were
 * read well above a scratch, and misread below it.
 */
function areRivals(a: DetectedCode, b: DetectedCode): boolean {
  const apart = areAlike(a.text, b.text) ? Math.max(a.area.width, a.area.height) / 2 : near
  const left = Math.max(a.area.left, b.area.left)
  const top = Math.max(a.area.top, b.area.top)
  const right = Math.min(a.area.left + a.area.width, b.area.left + b.area.width)
  const bottom = Math.min(a.area.top + a.area.height, b.area.top + b.area.height)
  return right - left > -apart && bottom - top > -apart
}

/** A single line has no height: what lies so few pixels apart is the same place. */
const near = 4

function areAlike(a: string, b: string): boolean {
  const same = [...a].filter((digit, place) => b.at(place - a.length) === digit).length
  return same * 2 > a.length
}

const lengths: Readonly<Record<BarFormat, number>> = { 'EAN-13': 13, 'EAN-8': 8, 'UPC-A': 12, 'UPC-E': 12 }

/** Whether the digits can be what they say they are. Example: '4006381333932' has a wrong check digit. */
export function isWellFormed({ text, format }: Pick<DetectedCode, 'text' | 'format'>): boolean {
  return (
    new RegExp(`^\\d{${lengths[format]}}$`).test(text) &&
    checkDigitOf(text.slice(0, -1)) === Number(text.at(-1))
  )
}
