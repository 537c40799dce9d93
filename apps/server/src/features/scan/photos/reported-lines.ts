import { certainThreshold, linkFood } from '@larder/kitchen/food-names/link-food'
import { amountText, parseAmountText } from '@larder/kitchen/quantity/amount'
import { parseUnit } from '@larder/kitchen/quantity/units'
import { nameOfFood, usualAmount } from '@larder/kitchen/scan/recognised-food'
import { isPreselected } from '@larder/kitchen/scan/rerank-guesses'
import type { ReportedFood } from '../../../vision/vision-provider'
import { type DraftedLine, toConfidencePercent } from '../lines/complete-line'

/** The maximum and the default confidence of a model's report. */
const [maxModelConfidence, defaultModelConfidence] = [0.85, 0.7]
const maxReportedAmount = 1000

/** Parses a model's report like any text: unknown foods stay a name and are not ticked. */
export function toReportedLines(foods: readonly ReportedFood[]): DraftedLine[] {
  const lines = new Map<string, DraftedLine>()
  for (const food of foods) {
    const link = linkFood(food.name)
    const foodId = link.known && link.confidence >= certainThreshold ? link.foodId : undefined
    const name = foodId === undefined ? capitalize(food.name) : nameOfFood(foodId)
    const key = foodId ?? name.toLowerCase()
    const confidence = Math.min(maxModelConfidence, Math.max(0, food.confidence ?? defaultModelConfidence))
    if (lines.has(key) || confidence <= 0) continue
    lines.set(key, {
      said: {},
      draft: {
        name,
        ...(parseReportedAmount(food) ?? usualAmount(foodId)),
        ...(foodId !== undefined && { foodId }),
        confidence: toConfidencePercent(foodId === undefined ? Math.min(confidence, 0.5) : confidence),
        ticked: foodId !== undefined && isPreselected(confidence),
        isFood: foodId === undefined ? 'not known' : 'food',
        others: toOtherGuesses(link, foodId, confidence),
      },
    })
  }
  return [...lines.values()]
}

function parseReportedAmount({
  amount,
  unit = '',
}: ReportedFood): { amount: string; unit: string } | undefined {
  const parsed = amount === undefined ? undefined : parseAmountText(amount)
  const known = unit === '' ? undefined : parseUnit(unit)
  if (
    !parsed ||
    parsed.numerator <= 0 ||
    parsed.numerator / parsed.denominator > maxReportedAmount ||
    (unit !== '' && !known)
  )
    return undefined
  const isMany = parsed.numerator > parsed.denominator
  const written = known && known.id !== 'piece' ? (isMany ? known.many : known.one) : ''
  return { amount: amountText(parsed), unit: written }
}

function toOtherGuesses(link: ReturnType<typeof linkFood>, foodId: string | undefined, confidence: number) {
  if (foodId !== undefined) return []
  const ids = link.known ? [link.foodId] : link.nearest
  return ids.slice(0, 3).map((id, at) => ({
    name: nameOfFood(id),
    foodId: id,
    confidence: toConfidencePercent(confidence / (at + 2)),
  }))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
