import { type DetectedCode, isWellFormed } from '../code-votes'

/** A digit and where it stands, in modules of an EAN-13 as wide as the bars found. Example: `{ digit: 7, chance: 0.98, place: 41 }`. */
export interface PlacedDigit {
  readonly digit: number
  /** How sure it is, 0 to 1. */
  readonly chance: number
  readonly place: number
}

/** Where a format prints a digit, in modules from the first bar, and how far from there it may be. */
interface DigitPlace {
  readonly module: number
  readonly reach: number
}

/** Under its own bars a digit is less than half its width off, on a round tin too. */
const nearly = 3.4
const under = (first: number, count: number): DigitPlace[] =>
  Array.from({ length: count }, (_, at) => ({ module: first + 7 * at, reach: nearly }))

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

/** Returns how many digits of a strip are read clearly. Bars read as ones count for nothing. Example: '4006' has four. */
export function countClear(strip: readonly PlacedDigit[]): number {
  return strip.filter(({ digit, chance }) => digit !== 1 && chance >= minChance).length
}

/**
 * Returns the code on whose digits the strips across a row agree, below the bars as they were found or, since glare hides where
 * they end, as the digits themselves tell. The check digit must confirm the code: one wrong digit never passes.
 * Example: three strips with '5030159003930' and one with '503?159003930'.
 */
export function agreeOnDigits(
  strips: readonly (readonly PlacedDigit[])[],
): Pick<DetectedCode, 'text' | 'format'> | undefined {
  const clear = strips.map((strip) => strip.filter(({ chance }) => chance >= minChance))
  for (const { format, places } of formats)
    for (const fit of [asFound, bestFit(clear.flat(), places)]) {
      const text = agreedText(clear, places, fit)
      if (text !== undefined && isWellFormed({ text, format })) return { text, format }
    }
  return undefined
}

function agreedText(
  clear: readonly (readonly PlacedDigit[])[],
  places: readonly DigitPlace[],
  fit: RowFit,
): string | undefined {
  const onRow = clear
    .map((strip) => places.map((place) => strip.filter((each) => isAt(each, fit, place))))
    .filter((placed) => placed.filter(({ length }) => length === 1).length >= fewestPlaced)
  const digits = places.map((_, at) => agreedDigit(onRow.flatMap((placed) => placed[at] ?? [])))
  return digits.includes(undefined) ? undefined : digits.join('')
}

/** Where the first bar is, and how wide a module is, in modules of the bars found. */
interface RowFit {
  readonly start: number
  readonly module: number
  /** The part of its reach that a digit may use: evenly spaced digits must not fit. */
  readonly slack: number
}

const asFound: RowFit = { start: 0, module: 1, slack: 1 }
const fittedSlack = 0.55

/** The bars found are at most so much narrower or wider than the code, and begin at most so far from it. */
const modules = { from: 0.7, to: 1.8, step: 1.03 } as const
const starts = { from: -50, to: 40, step: 1 } as const

/** The fit that puts most digits in place and fewest between the places. */
function bestFit(digits: readonly PlacedDigit[], places: readonly DigitPlace[]): RowFit {
  const [first, last] = [places[0]?.module ?? 0, places.at(-1)?.module ?? 0]
  let best = { ...asFound, slack: fittedSlack }
  let most = Number.NEGATIVE_INFINITY
  for (let { from: module } = modules; module <= modules.to; module *= modules.step)
    for (let { from: start } = starts; start <= starts.to; start += starts.step) {
      let worth = 0
      for (const { place } of digits) {
        const at = (place - start) / module
        if (at < first - nearly || at > last + nearly) continue
        const off = distanceOff(at, places)
        worth += off === undefined ? -1 : 1 - off / 10
      }
      if (worth > most) {
        most = worth
        best = { start, module, slack: fittedSlack }
      }
    }
  return best
}

function distanceOff(at: number, places: readonly DigitPlace[]): number | undefined {
  for (const { module, reach } of places) {
    const off = Math.abs(at - module)
    if (off <= reach * fittedSlack) return off / reach
  }
  return undefined
}

function isAt({ place }: PlacedDigit, fit: RowFit, { module, reach }: DigitPlace): boolean {
  return Math.abs((place - fit.start) / fit.module - module) <= reach * fit.slack
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
