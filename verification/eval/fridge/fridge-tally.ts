import { bookingThreshold, type ShelfChange } from '@larder/sight/shelf/shelf-changes'
import { isWithinFood, type TrueChange } from './compose-pair'

/** What became of real changes, and what was made up. */
export interface FridgeTally {
  pairs: number
  changes: number
  booked: number
  falseBooked: number
  pairsWithFalse: number
  /** Asked about with the right food among the first three. */
  questionsRight: number
  questionsWrong: number
  missed: number
  /** Asked about, though no food came or went there. */
  questionsInVain: number
  /** How sure the surest wrong change was, booked or not: the bar for booking has to lie above. */
  surestWrong: number
}

export function emptyFridgeTally(): FridgeTally {
  return {
    pairs: 0,
    changes: 0,
    booked: 0,
    falseBooked: 0,
    pairsWithFalse: 0,
    questionsRight: 0,
    questionsWrong: 0,
    missed: 0,
    questionsInVain: 0,
    surestWrong: 0,
  }
}

export function addFridgeTallies(tally: FridgeTally, one: FridgeTally): void {
  const surestWrong = Math.max(tally.surestWrong, one.surestWrong)
  for (const key of Object.keys(tally) as (keyof FridgeTally)[]) tally[key] += one[key]
  tally.surestWrong = surestWrong
}

/** One pair's changes against what truly happened: each truth is met once, the surest change first. */
export function tallyPair(changes: readonly ShelfChange[], truths: readonly TrueChange[]): FridgeTally {
  const tally = { ...emptyFridgeTally(), pairs: 1, changes: truths.length }
  const left = [...truths]
  for (const { kind, area, naming, sureness } of [...changes].sort((a, b) => b.sureness - a.sureness)) {
    const at = left.findIndex((truth) => truth.kind === kind && isWithinFood(area, truth.area))
    const truth = at < 0 ? undefined : left.splice(at, 1)[0]
    const labels = naming.guesses.slice(0, 3).map(({ label }) => label)
    const isWrong = !truth || labels[0] !== truth.label
    if (isWrong) tally.surestWrong = Math.max(tally.surestWrong, sureness)
    if (sureness >= bookingThreshold) {
      tally.booked += 1
      if (isWrong) tally.falseBooked += 1
    } else if (!truth) tally.questionsInVain += 1
    else if (labels.includes(truth.label)) tally.questionsRight += 1
    else tally.questionsWrong += 1
  }
  tally.missed = left.length
  tally.pairsWithFalse = tally.falseBooked > 0 ? 1 : 0
  return tally
}
