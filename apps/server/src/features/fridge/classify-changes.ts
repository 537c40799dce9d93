import { type Amount, compare, minus, one } from '@larder/kitchen/quantity/amount'
import { unitById } from '@larder/kitchen/quantity/units'
import { isSameThing, offerThreshold } from '@larder/kitchen/scan/offered-foods'
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

/** Facts of the household for the classification. */
export interface ClassificationContext {
  readonly location: StorageLocation
  readonly lots: readonly Lot[]
  /** Earlier corrections of a label by the household. */
  correctionsOf(label: string): readonly HouseholdCorrection[]
}

/** A detected change and its action. */
export interface ClassifiedChange {
  readonly seen: DetectedChange
  /** Candidate foods, likeliest first; the first one is booked or asked about. */
  readonly candidates: readonly [FoodCandidate, ...FoodCandidate[]]
  readonly do: { readonly kind: 'add' } | { readonly kind: 'take'; readonly lotId: number } | 'ask'
}

const maxCandidates = 4

/**
 * Certain changes are booked, uncertain ones asked about. A removed food must have been in stock: a food the household does not
 * have is left out, and only countable items can be taken one by one.
 */
export function classifyChanges(
  changes: readonly DetectedChange[],
  context: ClassificationContext,
): ClassifiedChange[] {
  const left = new Map(context.lots.map((lot) => [lot.id, lot.quantity.amount]))
  const isHeld = ({ foodId }: FoodCandidate) => context.lots.some((lot) => lot.foodId === foodId)

  return changes.flatMap((seen): ClassifiedChange[] => {
    const label = seen.guesses[0]?.label ?? ''
    const ranked = rerankGuesses(seen.guesses, context.correctionsOf(label))
      .filter(({ confidence }, at) => at === 0 || confidence >= offerThreshold)
      .slice(0, maxCandidates)
    const isSure = seen.sure && isStillSure(ranked[0], label)
    if (seen.kind === 'came') {
      if (!isNonEmpty(ranked)) return []
      return [
        { seen, candidates: withOneName(ranked), do: isSure && ranked[0].foodId ? { kind: 'add' } : 'ask' },
      ]
    }
    const held = isSure ? ranked.slice(0, 1).filter(isHeld) : ranked.filter(isHeld)
    if (!isNonEmpty(held)) return []
    const candidates = withOneName(isSure && isNonEmpty(ranked) ? ranked : held)
    const lot = isSure ? findLotToTake(held[0], context, left) : undefined
    if (!lot) return [{ seen, candidates, do: 'ask' }]
    left.set(lot.id, minus(left.get(lot.id) ?? one, one))
    return [{ seen, candidates, do: { kind: 'take', lotId: lot.id } }]
  })
}

/** The first decides what is booked, so it stays; other names for it are left out. */
function withOneName([first, ...others]: ClassifiedChange['candidates']): ClassifiedChange['candidates'] {
  const earlier = [first]
  for (const other of others) if (!earlier.some((one) => isSameThing(one, other))) earlier.push(other)
  return [first, ...earlier.slice(1)]
}

/** A label that the household often corrects is asked about, however certain the camera is. */
function isStillSure(first: FoodCandidate | undefined, label: string): boolean {
  return first !== undefined && first.label === label && isPreselected(first.confidence)
}

function isNonEmpty(
  candidates: readonly FoodCandidate[],
): candidates is readonly [FoodCandidate, ...FoodCandidate[]] {
  return candidates.length > 0
}

/** Returns the lot to take from: the soonest to expire of the countable ones in that location. */
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
  // Foods that come several at once, such as eggs, may also go several at once.
  const usual = usualAmount(foodId)
  return usual.unit !== '' || usual.amount === '1'
}

/** Returns whether a unit counts pieces. */
export function isCountUnit(unit: string): boolean {
  const kind = unitById(unit)?.kind
  return unit === '' || kind === 'count' || kind === 'pack'
}
