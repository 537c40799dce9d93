import { type DetectedCode, isWellFormed } from '../code-votes'

/** A digit with its place across the bars, in modules of an EAN-13. Example: the first below the bars is near 6. */
export interface PlacedDigit {
  readonly digit: number
  /** How sure it is, 0 to 1. */
  readonly chance: number
  readonly module: number
}

/** Where a format prints a digit, and how far from there it may be. */
interface DigitPlace {
  readonly module: number
  readonly reach: number
}

/** Under its own bars a digit is half its width off at most, on a round tin too. */
const halfDigit = 3.4
const under = (first: number, count: number): DigitPlace[] =>
  Array.from({ length: count }, (_, at) => ({ module: first + 7 * at, reach: halfDigit }))

/** An EAN-13 prints its first digit beside the bars, a UPC-A its first and its last. Shorter codes have too few to be sure. */
const formats = [
  { format: 'EAN-13', places: [{ module: -7, reach: 5 }, ...under(6, 6), ...under(53, 6)] },
  {
    format: 'UPC-A',
    places: [{ module: -9, reach: 7 }, ...under(13, 5), ...under(53, 5), { module: 104, reach: 7 }],
  },
] as const

/** A digit read with less confidence does not count. */
const minChance = 0.6
/** A chance is worth nothing here and most at 1. */
const worthless = 0.4
/** A strip with fewer digits in place lies beside the row. */
const fewestPlaced = 6
/** How many strips must agree on each digit, and which part of all votes they must have. */
const sure = { strips: 2, share: 0.7 } as const

/** Returns how many digits of a strip stand where a format prints them. Example: the row of an EAN-13 has 13. */
export function countPlaced(strip: readonly PlacedDigit[]): number {
  return Math.max(
    ...formats.map(({ places }) => places.filter((place) => digitsAt(strip, place).length > 0).length),
  )
}

/**
 * Returns the code on whose digits the strips across a row agree. The check digit must confirm it: one wrong digit never passes.
 * Example: three strips with '5030159003930' and one with '503?159003930'.
 */
export function agreeOnDigits(
  strips: readonly (readonly PlacedDigit[])[],
): Pick<DetectedCode, 'text' | 'format'> | undefined {
  for (const { format, places } of formats) {
    const onRow = strips
      .map((strip) => places.map((place) => digitsAt(strip, place)))
      .filter((placed) => placed.filter(({ length }) => length === 1).length >= fewestPlaced)
    const text = places
      .map((_, at) => agreedDigit(onRow.flatMap((placed) => placed[at] ?? [])) ?? '')
      .join('')
    if (text.length === places.length && isWellFormed({ text, format })) return { text, format }
  }
  return undefined
}

function digitsAt(strip: readonly PlacedDigit[], { module, reach }: DigitPlace): PlacedDigit[] {
  return strip.filter((each) => each.chance >= minChance && Math.abs(each.module - module) <= reach)
}

function agreedDigit(votes: readonly PlacedDigit[]): number | undefined {
  const weights = new Float64Array(10)
  for (const { digit, chance } of votes) weights[digit] = (weights[digit] ?? 0) + chance - worthless
  const most = Math.max(...weights)
  const best = weights.indexOf(most)
  const all = weights.reduce((sum, each) => sum + each, 0)
  const strips = votes.filter(({ digit }) => digit === best).length
  return strips >= sure.strips && most >= all * sure.share ? best : undefined
}
