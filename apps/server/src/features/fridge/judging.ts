import { type Amount, compare, minus, one } from '@larder/kitchen/amount'
import type { Location, Lot } from '@larder/kitchen/lot'
import { usualAmount } from '@larder/kitchen/seeing'
import { type Candidate, type Correction, reRank, tickedBeforehand } from '@larder/kitchen/seeing-again'
import { byExpiry } from '@larder/kitchen/taking'
import { unitOf } from '@larder/kitchen/units'
import type { SeenChange } from './seen-change'

/** What a household knows that a camera does not. */
export interface Shelf {
  readonly location: Location
  readonly lots: readonly Lot[]
  /** What the household made of a label before. */
  correctionsOf(label: string): readonly Correction[]
}

/** What becomes of a change that was seen. */
export interface Judged {
  readonly seen: SeenChange
  /** What it is, likeliest first; the first one is what is booked or asked about. */
  readonly candidates: readonly [Candidate, ...Candidate[]]
  readonly do: { readonly kind: 'add' } | { readonly kind: 'take'; readonly lotId: number } | 'ask'
}

const mostCandidates = 4
/** Below this a guess is only noise. */
const leastConfidence = 0.03

/**
 * Sure changes are booked, doubtful ones asked about. What went was there before: something the household has none of is
 * left out, and only what counts in pieces or packs can go by one.
 */
export function judged(changes: readonly SeenChange[], shelf: Shelf): Judged[] {
  const left = new Map(shelf.lots.map((lot) => [lot.id, lot.quantity.amount]))
  const isHeld = ({ foodId }: Candidate) => shelf.lots.some((lot) => lot.foodId === foodId)

  return changes.flatMap((seen): Judged[] => {
    const label = seen.guesses[0]?.label ?? ''
    const ranked = reRank(seen.guesses, shelf.correctionsOf(label))
      .filter(({ confidence }, at) => at === 0 || confidence >= leastConfidence)
      .slice(0, mostCandidates)
    const isSure = seen.sure && isStillSure(ranked[0], label)
    if (seen.kind === 'came') {
      if (!isSome(ranked)) return []
      return [{ seen, candidates: ranked, do: isSure && ranked[0].foodId ? { kind: 'add' } : 'ask' }]
    }
    const held = isSure ? ranked.slice(0, 1).filter(isHeld) : ranked.filter(isHeld)
    if (!isSome(held)) return []
    const candidates = isSure && isSome(ranked) ? ranked : held
    const lot = isSure ? nextPiece(held[0], shelf, left) : undefined
    if (!lot) return [{ seen, candidates, do: 'ask' }]
    left.set(lot.id, minus(left.get(lot.id) ?? one, one))
    return [{ seen, candidates, do: { kind: 'take', lotId: lot.id } }]
  })
}

/** What a household has corrected again and again is asked about, however sure the camera is. */
function isStillSure(first: Candidate | undefined, label: string): boolean {
  return first !== undefined && first.label === label && tickedBeforehand(first.confidence)
}

function isSome(candidates: readonly Candidate[]): candidates is readonly [Candidate, ...Candidate[]] {
  return candidates.length > 0
}

/** Of which lot one is taken: the soonest to expire of those that are counted there. */
function nextPiece(
  { foodId }: Candidate,
  { location, lots }: Shelf,
  left: ReadonlyMap<number, Amount>,
): Lot | undefined {
  return lots
    .filter((lot) => lot.foodId === foodId && lot.location === location)
    .filter((lot) => goesByOne(lot) && compare(left.get(lot.id) ?? one, one) >= 0)
    .sort(byExpiry)[0]
}

function goesByOne({ foodId, quantity: { unit } }: Lot): boolean {
  if (unit !== '' && unit !== 'piece') return countsIn(unit)
  // What comes several at once, as eggs do, may also go so.
  const usual = usualAmount(foodId)
  return usual.unit !== '' || usual.amount === '1'
}

/** Whether a number of a unit says how many there are. */
export function countsIn(unit: string): boolean {
  const kind = unitOf(unit)?.kind
  return unit === '' || kind === 'count' || kind === 'pack'
}
