import { yieldActions, yieldNotes } from '../data/foods/food-yields'
import { allergensIn } from '../diet/bit-sets'
import { foodById } from '../food/food'
import { amount, dividedBy, toNumber } from '../quantity/amount'
import { formatAmount } from '../quantity/format-quantity'
import { unitById } from '../quantity/units'
import type { CoveredBy } from '../recipe-coverage/line-coverage'
import { inflectNoun } from '../recipe-steps/inflect-noun'
import type { FoodLink } from './food-link'
import { objectionsToFood } from './food-objections'

/**
 * What a cook reads beside a food that covers another. Example: of cumin seeds for ground cumin 'Grind it.', of soy sauce for
 * tamari 'Just as good. Contains gluten.'.
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

function allergenNote(says: string, bits: number): string {
  const names = allergensIn(bits).map((allergen) => (allergen === 'msg' ? 'MSG' : allergen))
  return names.length > 0 ? `${says} ${names.join(', ')}.` : ''
}

/**
 * What covers a line by another name, in words. Example: 'juice of ½ lemon', 'basmati rice', 'ground from cumin seed', 'made with
 * 1 chicken bouillon cube'.
 */
export function coveredByText(by: readonly CoveredBy[]): string {
  return [...new Set(by.map(oneInWords))].join(' and ')
}

/**
 * What the cook does so that what is there covers a line, as a part of a sentence. Example: 'use the juice of ½ lemon for it',
 * 'cook your white rice for it', 'use your soy sauce in place of tamari'.
 */
export function coveringInstruction(by: readonly CoveredBy[]): string {
  return [...new Set(by.map(deedOf))].join(' and ')
}

function deedOf(covered: CoveredBy): string {
  const { link } = covered
  const deeds: Readonly<Record<string, string>> = yieldActions
  const own = `your ${nameOf(link.from)}`
  const deed = link.how === 'made' ? deeds[link.words] : undefined
  if (deed === undefined) return `use ${own} in place of ${nameOf(link.to)}`
  return `${deed.replace('…', piecesOf(covered) ?? own)} for it`
}

function oneInWords(covered: CoveredBy): string {
  const { link } = covered
  const name = nameOf(link.from)
  return link.how === 'made' ? `${link.words} ${piecesOf(covered) ?? name}` : name
}

// '½ lemon', of what is counted and cut.
function piecesOf({ link, held, value }: CoveredBy): string | undefined {
  const isCounted = unitById(held.lot.quantity.unit)?.kind === 'count' && held.value > 0
  if (!isCounted || value === undefined || !countedWords.test(link.words)) return undefined
  const pieces = (value / held.value) * toNumber(held.lot.quantity.amount)
  // Half a lemon is the least that anybody cuts.
  const halves = dividedBy(amount(Math.max(1, Math.ceil(pieces * 2 - 0.1))), amount(2))
  return `${formatAmount(halves)} ${inflectNoun(nameOf(link.from), halves)}`
}

function nameOf(foodId: string): string {
  return foodById(foodId)?.name ?? foodId.replaceAll('-', ' ')
}

const countedWords = / (?:of|with)$/
