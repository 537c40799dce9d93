import type { FoundLine, SeenArea } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/day'
import { asSeen, seenFood } from '@larder/kitchen/seeing'
import { type Candidate, type LabelGuess, reRank, tickedBeforehand } from '@larder/kitchen/seeing-again'
import { foodFacts } from '../../food/food-facts'

/** Something that this device saw. */
export interface SeenHere {
  readonly guesses: readonly LabelGuess[]
  /** As parts of the picture. */
  readonly area: SeenArea
  readonly count?: number | undefined
}

const leastBelieved = 0.1
const mostOthers = 3

/** What this device saw, as the kitchen writes it down: each food once, likeliest first. */
export function linesHere(seen: readonly SeenHere[], today: Day): FoundLine[] {
  const foods = new Map<string, { ranked: Candidate[]; seen: SeenHere; confidence: number }>()
  for (const thing of seen) {
    const ranked = reRank(thing.guesses)
    const [best] = ranked
    if (!best || best.confidence < leastBelieved) continue
    const key = best.foodId ?? best.name
    const same = foods.get(key)
    if (!same || best.confidence > same.confidence)
      foods.set(key, { ranked, seen: thing, confidence: best.confidence })
  }
  return [...foods.values()]
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(({ ranked, seen: thing }, at) => lineHere(String(at + 1), ranked, thing, today))
}

function lineHere(
  key: string,
  ranked: readonly Candidate[],
  { area, count }: SeenHere,
  today: Day,
): FoundLine {
  const [best = { name: '', confidence: 0 }, ...others] = ranked
  const label = 'label' in best && best.label !== undefined ? seenFood(best.label) : undefined
  const food =
    best.foodId === undefined ? undefined : foodFacts.food(best.foodId, undefined, { bought: true })
  const location = food?.location ?? 'fridge'
  const estimate = food && foodFacts.expiry({ foodId: food.id, location, since: today })
  return {
    key,
    ...(label ? asSeen(label, count) : { name: best.name, amount: '1', unit: '' }),
    category: food?.category ?? 'Vegetables',
    ...(food && { foodId: food.id }),
    location,
    ...(estimate?.ok && {
      expiryDate: estimate.expiry.day,
      expirySource: 'estimated',
      ...(estimate.expiry.because !== undefined && { expiryBecause: estimate.expiry.because }),
    }),
    confidence: percent(best.confidence),
    ticked: tickedBeforehand(best.confidence),
    others: others.slice(0, mostOthers).map(({ name, foodId, confidence }) => ({
      name,
      ...(foodId !== undefined && { foodId }),
      confidence: percent(confidence),
    })),
    isFood: 'food',
    warnings: [],
    area,
  }
}

function percent(confidence: number): number {
  return Math.min(99, Math.max(1, Math.round(confidence * 100)))
}
