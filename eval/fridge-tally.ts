import { type ShelfChange, sureEnough } from '@larder/sight/shelf-changes'
import { isAt, type Truth } from './fridge-shelf'

/** What became of real changes, and what was made up. */
export interface Tally {
  pairs: number
  changes: number
  booked: number
  falseBooked: number
  pairsWithFalse: number
  /** Asked about with the right food among the first three. */
  askedRight: number
  askedWrong: number
  missed: number
  /** Asked about, though no food came or went there. */
  askedInVain: number
  /** How sure the surest wrong change was, booked or not: the bar for booking has to lie above. */
  surestWrong: number
}

export function emptyTally(): Tally {
  return {
    pairs: 0,
    changes: 0,
    booked: 0,
    falseBooked: 0,
    pairsWithFalse: 0,
    askedRight: 0,
    askedWrong: 0,
    missed: 0,
    askedInVain: 0,
    surestWrong: 0,
  }
}

export function addUp(tally: Tally, one: Tally): void {
  const surestWrong = Math.max(tally.surestWrong, one.surestWrong)
  for (const key of Object.keys(tally) as (keyof Tally)[]) tally[key] += one[key]
  tally.surestWrong = surestWrong
}

/** One pair's changes against what truly happened: each truth is met once, the surest change first. */
export function tallyOf(changes: readonly ShelfChange[], truths: readonly Truth[]): Tally {
  const tally = { ...emptyTally(), pairs: 1, changes: truths.length }
  const left = [...truths]
  for (const { kind, area, naming, sureness } of [...changes].sort((a, b) => b.sureness - a.sureness)) {
    const at = left.findIndex((truth) => truth.kind === kind && isAt(area, truth.area))
    const truth = at < 0 ? undefined : left.splice(at, 1)[0]
    const labels = naming.guesses.slice(0, 3).map(({ label }) => label)
    const isWrong = !truth || labels[0] !== truth.label
    if (isWrong) tally.surestWrong = Math.max(tally.surestWrong, sureness)
    if (sureness >= sureEnough) {
      tally.booked += 1
      if (isWrong) tally.falseBooked += 1
    } else if (!truth) tally.askedInVain += 1
    else if (labels.includes(truth.label)) tally.askedRight += 1
    else tally.askedWrong += 1
  }
  tally.missed = left.length
  tally.pairsWithFalse = tally.falseBooked > 0 ? 1 : 0
  return tally
}
