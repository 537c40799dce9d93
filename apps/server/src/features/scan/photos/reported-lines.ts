import { certainThreshold, linkFood } from '@larder/kitchen/food-names/link-food'
import { amountText, parseAmountText } from '@larder/kitchen/quantity/amount'
import { parseUnit } from '@larder/kitchen/quantity/units'
import { nameOfFood, usualAmount } from '@larder/kitchen/scan/recognised-food'
import { isPreselected } from '@larder/kitchen/scan/rerank-guesses'
import type { ReportedFood } from '../../../vision/vision-provider'
import { toConfidencePercent } from '../lines/complete-line'
import type { DraftedLine } from './photo-lines'

/** What a model claims is believed up to here, and what it does not say is believed this much. */
const [maxModelConfidence, defaultModelConfidence] = [0.85, 0.7]
const maxReportedAmount = 1000

/** What a model says it sees, read as anybody's words are: what the kitchen does not know stays a name, and unticked. */
export function toReportedLines(foods: readonly ReportedFood[]): DraftedLine[] {
  const lines = new Map<string, DraftedLine>()
  for (const food of foods) {
    const link = linkFood(food.name)
    const foodId = link.known && link.confidence >= certainThreshold ? link.foodId : undefined
    const name = foodId === undefined ? capitalize(food.name) : nameOfFood(foodId)
    const key = foodId ?? name.toLowerCase()
    const believed = Math.min(maxModelConfidence, Math.max(0, food.confidence ?? defaultModelConfidence))
    if (lines.has(key) || believed <= 0) continue
    lines.set(key, {
      said: {},
      draft: {
        name,
        ...(parseReportedAmount(food) ?? usualAmount(foodId)),
        ...(foodId !== undefined && { foodId }),
        confidence: toConfidencePercent(foodId === undefined ? Math.min(believed, 0.5) : believed),
        ticked: foodId !== undefined && isPreselected(believed),
        isFood: foodId === undefined ? 'not known' : 'food',
        others: toOtherGuesses(link, foodId, believed),
      },
    })
  }
  return [...lines.values()]
}

function parseReportedAmount({
  amount,
  unit = '',
}: ReportedFood): { amount: string; unit: string } | undefined {
  const read = amount === undefined ? undefined : parseAmountText(amount)
  const known = unit === '' ? undefined : parseUnit(unit)
  if (
    !read ||
    read.numerator <= 0 ||
    read.numerator / read.denominator > maxReportedAmount ||
    (unit !== '' && !known)
  )
    return undefined
  const isMany = read.numerator > read.denominator
  const written = known && known.id !== 'piece' ? (isMany ? known.many : known.one) : ''
  return { amount: amountText(read), unit: written }
}

function toOtherGuesses(link: ReturnType<typeof linkFood>, foodId: string | undefined, believed: number) {
  if (foodId !== undefined) return []
  const ids = link.known ? [link.foodId] : link.nearest
  return ids.slice(0, 3).map((id, at) => ({
    name: nameOfFood(id),
    foodId: id,
    confidence: toConfidencePercent(believed / (at + 2)),
  }))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
