import { yieldActions, yieldNotes } from '../data/foods/food-yields'
import { allergensIn } from '../diet/bit-sets'
import { foodById } from '../food/food'
import { amount, dividedBy, toNumber } from '../quantity/amount'
import { formatAmount } from '../quantity/format-number'
import { unitById } from '../quantity/units'
import type { CoveredBy } from '../recipe-coverage/line-coverage'
import { inflectNoun } from '../recipe-steps/inflect-noun'
import type { FoodLink } from './food-link'
import { objectionsToFood } from './food-objections'

/**
 * Returns the note that a cook reads beside a food that covers another. Example: of cumin seeds for ground cumin 'Grind it.',
 * of soy sauce for tamari 'Just as good. Contains gluten.'.
 */
export function coveringNote(link: FoodLink): string {
  const notes: Readonly<Record<string, string>> = yieldNotes
  const { contains } = objectionsToFood(link.from)
  const how = link.how === 'made' ? (notes[link.words] ?? '') : equalNotes[link.how]
  return [
    how,
    allergenNote('Contains', link.adds.allergens & contains),
    allergenNote('May contain', link.adds.allergens & ~contains),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const equalNotes = { kind: 'Use it just the same.', 'as good': 'Just as good.' } as const

function allergenNote(prefix: string, bits: number): string {
  const names = allergensIn(bits).map((allergen) => (allergen === 'msg' ? 'MSG' : allergen))
  return names.length > 0 ? `${prefix} ${names.join(', ')}.` : ''
}

/**
 * Describes what covers a line. Example: 'juice of ½ lemon', 'basmati rice', 'ground from cumin seed', 'made with 1 chicken
 * bouillon cube'.
 */
export function coveredByText(by: readonly CoveredBy[]): string {
  return [...new Set(by.map(describeCovering))].join(' and ')
}

/**
 * Describes what the cook does so that the stock covers a line, as part of a sentence. Example: 'use the juice of ½ lemon for
 * it', 'cook your white rice for it', 'use your soy sauce in place of tamari'.
 */
export function coveringInstruction(by: readonly CoveredBy[]): string {
  return [...new Set(by.map(describeAction))].join(' and ')
}

function describeAction(covered: CoveredBy): string {
  const { link } = covered
  const actions: Readonly<Record<string, string>> = yieldActions
  const ownFood = `your ${nameOf(link.from)}`
  const action = link.how === 'made' ? actions[link.words] : undefined
  if (action === undefined) return `use ${ownFood} in place of ${nameOf(link.to)}`
  return `${action.replace('…', formatPieces(covered) ?? ownFood)} for it`
}

function describeCovering(covered: CoveredBy): string {
  const { link } = covered
  const name = nameOf(link.from)
  return link.how === 'made' ? `${link.words} ${formatPieces(covered) ?? name}` : name
}

// Formats pieces such as '½ lemon' for foods that are counted and cut.
function formatPieces({ link, held, value }: CoveredBy): string | undefined {
  const isCounted = unitById(held.lot.quantity.unit)?.kind === 'count' && held.value > 0
  if (!isCounted || value === undefined || !countedWords.test(link.words)) return undefined
  const pieces = (value / held.value) * toNumber(held.lot.quantity.amount)
  // Half a piece is the minimum.
  const halves = dividedBy(amount(Math.max(1, Math.ceil(pieces * 2 - 0.1))), amount(2))
  return `${formatAmount(halves)} ${inflectNoun(nameOf(link.from), halves)}`
}

function nameOf(foodId: string): string {
  return foodById(foodId)?.name ?? foodId.replaceAll('-', ' ')
}

const countedWords = / (?:of|with)$/
