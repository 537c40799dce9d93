import { type Amount, compare, minus, one } from '@larder/kitchen/quantity/amount'
import { unitById } from '@larder/kitchen/quantity/units'
import { usualAmount } from '@larder/kitchen/scan/recognised-food'
import {
  type FoodCandidate,
  type HouseholdCorrection,
  isPreselected,
  rerankGuesses,
} from '@larder/kitchen/scan/rerank-guesses'
import type { Lot, StorageLocation } from '@larder/kitchen/stock/lot'
import { compareByExpiry } from '@larder/kitchen/stock/take-across'
import type { DetectedChange } from './detected-change'

/** What a household knows that a camera does not. */
export interface ClassificationContext {
  readonly location: StorageLocation
  readonly lots: readonly Lot[]
  /** What the household made of a label before. */
  correctionsOf(label: string): readonly HouseholdCorrection[]
}

/** What becomes of a change that was seen. */
export interface ClassifiedChange {
  readonly seen: DetectedChange
  /** What it is, likeliest first; the first one is what is booked or asked about. */
  readonly candidates: readonly [FoodCandidate, ...FoodCandidate[]]
  readonly do: { readonly kind: 'add' } | { readonly kind: 'take'; readonly lotId: number } | 'ask'
}

const maxCandidates = 4
/** Below this a guess is only noise. */
const minConfidence = 0.03

/**
 * Sure changes are booked, doubtful ones asked about. What went was there before: something the household has none of is
 * left out, and only what counts in pieces or packs can go by one.
 */
export function classifyChanges(
  changes: readonly DetectedChange[],
  shelf: ClassificationContext,
): ClassifiedChange[] {
  const left = new Map(shelf.lots.map((lot) => [lot.id, lot.quantity.amount]))
  const isHeld = ({ foodId }: FoodCandidate) => shelf.lots.some((lot) => lot.foodId === foodId)

  return changes.flatMap((seen): ClassifiedChange[] => {
    const label = seen.guesses[0]?.label ?? ''
    const ranked = rerankGuesses(seen.guesses, shelf.correctionsOf(label))
      .filter(({ confidence }, at) => at === 0 || confidence >= minConfidence)
      .slice(0, maxCandidates)
    const isSure = seen.sure && isStillSure(ranked[0], label)
    if (seen.kind === 'came') {
      if (!isNonEmpty(ranked)) return []
      return [{ seen, candidates: ranked, do: isSure && ranked[0].foodId ? { kind: 'add' } : 'ask' }]
    }
    const held = isSure ? ranked.slice(0, 1).filter(isHeld) : ranked.filter(isHeld)
    if (!isNonEmpty(held)) return []
    const candidates = isSure && isNonEmpty(ranked) ? ranked : held
    const lot = isSure ? findLotToTake(held[0], shelf, left) : undefined
    if (!lot) return [{ seen, candidates, do: 'ask' }]
    left.set(lot.id, minus(left.get(lot.id) ?? one, one))
    return [{ seen, candidates, do: { kind: 'take', lotId: lot.id } }]
  })
}

/** What a household has corrected again and again is asked about, however sure the camera is. */
function isStillSure(first: FoodCandidate | undefined, label: string): boolean {
  return first !== undefined && first.label === label && isPreselected(first.confidence)
}

function isNonEmpty(
  candidates: readonly FoodCandidate[],
): candidates is readonly [FoodCandidate, ...FoodCandidate[]] {
  return candidates.length > 0
}

/** Of which lot one is taken: the soonest to expire of those that are counted there. */
function findLotToTake(
  { foodId }: FoodCandidate,
  { location, lots }: ClassificationContext,
  left: ReadonlyMap<number, Amount>,
): Lot | undefined {
  return lots
    .filter((lot) => lot.foodId === foodId && lot.location === location)
    .filter((lot) => isTakenByPiece(lot) && compare(left.get(lot.id) ?? one, one) >= 0)
    .sort(compareByExpiry)[0]
}

function isTakenByPiece({ foodId, quantity: { unit } }: Lot): boolean {
  if (unit !== '' && unit !== 'piece') return isCountUnit(unit)
  // What comes several at once, as eggs do, may also go so.
  const usual = usualAmount(foodId)
  return usual.unit !== '' || usual.amount === '1'
}

/** Whether a number of a unit says how many there are. */
export function isCountUnit(unit: string): boolean {
  const kind = unitById(unit)?.kind
  return unit === '' || kind === 'count' || kind === 'pack'
}
