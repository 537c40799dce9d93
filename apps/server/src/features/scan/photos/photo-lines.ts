import type { ScanArea } from '@larder/contract/scan'
import { inDialectOf } from '@larder/kitchen/dialect/dialect'
import { toOfferedFoods } from '@larder/kitchen/scan/offered-foods'
import { recallFoods } from '@larder/kitchen/scan/recall-foods'
import { findRecognisedFood, toListedAmount, usualAmount } from '@larder/kitchen/scan/recognised-food'
import {
  type FoodCandidate,
  type HouseholdCorrection,
  isPreselected,
  rerankGuesses,
} from '@larder/kitchen/scan/rerank-guesses'
import { type DraftedLine, toConfidencePercent } from '../lines/complete-line'
import type { KnownLooks } from './known-looks'
import type { SeenObject } from './scan-vision'

/** Foods below this confidence get no line. */
const minConfidence = 0.1

interface RankedFood {
  best: FoodCandidate
  others: readonly FoodCandidate[]
  label: string
  embedding: Uint8Array | undefined
  area: ScanArea
  count: number | undefined
}

/** What a household taught the recogniser, and where it lives. */
export interface PhotoHousehold {
  readonly correctionsOf: (label: string) => readonly HouseholdCorrection[]
  readonly looks: KnownLooks
  /** Two-letter country code, for the names of foods; null when not set. */
  readonly country: string | null
}

/** Returns the foods on a photo, each once, with the household's corrections and what its foods looked like before. */
export function toPhotoLines(
  seen: readonly SeenObject[],
  { correctionsOf, looks, country }: PhotoHousehold,
): DraftedLine[] {
  const foods = new Map<string, RankedFood>()
  for (const { guesses, area, count, embedding } of seen) {
    const label = guesses.find((guess) => findRecognisedFood(guess.label))?.label
    if (label === undefined) continue
    const candidates = rerankGuesses(guesses, correctionsOf(label))
    const recalled = embedding ? recallFoods(candidates, looks.resembling(embedding)) : candidates
    const [best, ...others] = toOfferedFoods(recalled)
    if (!best || best.confidence < minConfidence) continue
    const key = best.foodId ?? best.name.toLowerCase()
    const same = foods.get(key)
    const found = { best, others, label, embedding, area, count }
    foods.set(key, same ? mergeFoods(same, found) : found)
  }
  return [...foods.values()]
    .sort((a, b) => b.best.confidence - a.best.confidence)
    .map(({ best, others, label, embedding, area, count }) => ({
      said: { label, ...(embedding && { embedding: Buffer.from(embedding).toString('base64') }) },
      draft: {
        ...toNameAndAmount(best, count, country),
        ...(best.foodId !== undefined && { foodId: best.foodId }),
        confidence: toConfidencePercent(best.confidence),
        ticked: isPreselected(best.confidence),
        isFood: 'food',
        others: others.map((other) => ({
          name: nameOf(other, country),
          ...(other.foodId !== undefined && { foodId: other.foodId }),
          confidence: toConfidencePercent(other.confidence),
        })),
        area,
      },
    }))
}

/** Keeps the more confident one and adds the counts where both are known. */
function mergeFoods(a: RankedFood, b: RankedFood): RankedFood {
  const surer = b.best.confidence > a.best.confidence ? b : a
  const count = a.count === undefined || b.count === undefined ? undefined : a.count + b.count
  return { ...surer, count, area: toBoundingArea(a.area, b.area) }
}

function toBoundingArea(a: ScanArea, b: ScanArea): ScanArea {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  }
}

function toNameAndAmount(candidate: FoodCandidate, count: number | undefined, country: string | null) {
  const food = candidate.label === undefined ? undefined : findRecognisedFood(candidate.label)
  if (!food) return { name: nameOf(candidate, country), ...usualAmount(candidate.foodId, count ?? 1) }
  const listed = toListedAmount(food, count)
  return { ...listed, name: inDialectOf(country, listed.name) }
}

/** A name that the household gave stays as it is. */
function nameOf({ label, foodId, name }: FoodCandidate, country: string | null): string {
  return label === undefined && foodId === undefined ? name : inDialectOf(country, name)
}
