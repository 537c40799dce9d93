import type { ScanArea, ScanLine } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import { inDialectOf } from '@larder/kitchen/dialect/dialect'
import { toOfferedFoods } from '@larder/kitchen/scan/offered-foods'
import { findRecognisedFood, toListedAmount } from '@larder/kitchen/scan/recognised-food'
import {
  type FoodCandidate,
  isPreselected,
  type LabelGuess,
  rerankGuesses,
} from '@larder/kitchen/scan/rerank-guesses'
import { getEnglish } from '../../english'
import { foodFacts } from '../../food/food-facts'

/** An object detected on this device. */
export interface DeviceDetection {
  readonly guesses: readonly LabelGuess[]
  /** In fractions of the picture. */
  readonly area: ScanArea
  readonly count?: number | undefined
}

const minDeviceConfidence = 0.1
const maxAlternatives = 3

/** Converts detections of this device into lines: each food once, most likely first. */
export function toDeviceLines(detections: readonly DeviceDetection[], today: Day): ScanLine[] {
  const foods = new Map<string, { ranked: FoodCandidate[]; seen: DeviceDetection; confidence: number }>()
  for (const thing of detections) {
    const ranked = toOfferedFoods(rerankGuesses(thing.guesses))
    const [best] = ranked
    if (!best || best.confidence < minDeviceConfidence) continue
    const key = best.foodId ?? best.name
    const same = foods.get(key)
    if (!same || best.confidence > same.confidence)
      foods.set(key, { ranked, seen: thing, confidence: best.confidence })
  }
  return [...foods.values()]
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(({ ranked, seen: thing }, at) => toDeviceLine(String(at + 1), ranked, thing, today))
}

function toDeviceLine(
  key: string,
  ranked: readonly FoodCandidate[],
  { area, count }: DeviceDetection,
  today: Day,
): ScanLine {
  const [best = { name: '', confidence: 0 }, ...others] = ranked
  const label = 'label' in best && best.label !== undefined ? findRecognisedFood(best.label) : undefined
  const food =
    best.foodId === undefined ? undefined : foodFacts.food(best.foodId, undefined, { bought: true })
  const location = food?.location ?? 'fridge'
  const estimate = food && foodFacts.expiry({ foodId: food.id, location, since: today })
  const listed = label ? toListedAmount(label, count) : { name: best.name, amount: '1', unit: '' }
  return {
    key,
    ...listed,
    name: inEnglish(listed.name),
    category: food?.category ?? 'Vegetables',
    ...(food && { foodId: food.id }),
    location,
    ...(estimate?.ok && {
      expiryDate: estimate.expiry.day,
      expirySource: 'estimated',
      ...(estimate.expiry.because !== undefined && { expiryBecause: estimate.expiry.because }),
    }),
    confidence: percent(best.confidence),
    ticked: isPreselected(best.confidence),
    others: others.slice(0, maxAlternatives).map(({ name, foodId, confidence }) => ({
      name: inEnglish(name),
      ...(foodId !== undefined && { foodId }),
      confidence: percent(confidence),
    })),
    isFood: 'food',
    warnings: [],
    area,
  }
}

/** The server does the same with the photos it sees. */
function inEnglish(name: string): string {
  return inDialectOf(getEnglish()?.slice('en-'.length), name)
}

function percent(confidence: number): number {
  return Math.min(99, Math.max(1, Math.round(confidence * 100)))
}
