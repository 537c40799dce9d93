import { toUnitsOfCountry } from '../country/country-units'
import { brandTable } from '../data/foods/brands'
import { lazyValue, parseRows } from '../fact-table'
import type { LinkedFood } from '../food-names/link-food'
import { linkFood } from '../food-names/link-food'
import type { Ingredient } from '../ingredient/ingredient'
import { parseIngredient } from '../ingredient/ingredient'
import type { RequestedQuantity } from '../ingredient/quantity'
import { requestedQuantityOf } from '../ingredient/quantity'
import { amount } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { unitById } from '../quantity/units'
import { linkIngredient, toWeighableQuantity } from '../recipe/recipe-line'
import { isHouseholdGood } from '../typed-text/household-good'
import { shopName } from '../typed-text/shop-name'
import { reorderPackSize, stripRequestWords } from '../typed-text/shorthand'
import { splitShoppingText } from '../typed-text/split-shopping-text'

/** What somebody jotted on a shopping list, read. Example: 'milk 2l' has the name 'milk', 2 l, and the food 'whole-milk'. */
export interface ShoppingText {
  /** As it was jotted. */
  readonly text: string
  readonly name: string
  readonly quantity?: Quantity
  /** Absent when the name is not known. */
  readonly foodId?: string
  /** How sure the food is, 0 to 1; below 0.8 somebody should look. */
  readonly confidence?: number
  /** A thing of the household that nobody eats: kitchen roll, nappies. */
  readonly household?: true
  /** All else that was said: 'large', 'the good one'. */
  readonly note?: string
}

/**
 * Reads several jottings at once, however they are parted. The shopping list, the stock and the API read typed text by this alone.
 * Example: `readShoppingTexts('milk 2l, bread, 12 eggs')` has three.
 */
export function parseShoppingTexts(text: string, country?: string): ShoppingText[] {
  return splitShoppingText(text).map((one) => parseShoppingText(one, country))
}

/**
 * Reads a jotting, with the amount before or behind the name, in the measures of the cook's country. Example:
 * `readShoppingText('eggs x12').quantity` is 12 pieces, `readShoppingText('4 pt milk', 'GB').quantity` 2.273 l.
 */
export function parseShoppingText(text: string, country?: string): ShoppingText {
  const { line, size, brand } = asWritten(reorderPackSize(stripRequestWords(text)))
  const read = named(parseIngredient(line, 'list'), brand)
  const link = asSold(read, line) ?? linkIngredient(read)
  const household = !link.known && isHouseholdGood(read.label)
  const asked = requestedQuantityOf(read) ?? bracketed(read.note)
  const { preparation, purpose, note } = read
  const all =
    asked &&
    toUnitsOfCountry(
      toWeighableQuantity(
        { ...asked.quantity, amount: asked.upTo ?? asked.quantity.amount },
        read,
        link.known ? link.foodId : undefined,
      ),
      // A measure in another language is that of its speakers.
      read.languages ? undefined : country,
    )
  // Bin bags of 50 l are no 50 l of bags: what measures a thing of the household tells its size.
  const isSize = household && all !== undefined && isMeasured(all)
  const said = [
    read.size,
    size,
    isSize ? line.slice(read.label.length).trim() : undefined,
    preparation,
    purpose,
    read.measures.length > 0 || !asked ? note : undefined,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
  return {
    text,
    name: read.label,
    ...(all && !isSize ? { quantity: all } : {}),
    ...(link.known ? { foodId: link.foodId, confidence: link.confidence } : {}),
    ...(household ? { household } : {}),
    ...(said === '' ? {} : { note: said }),
  }
}

// 'chopped tomatoes' on a list are bought chopped; 'tomatoes, chopped' in a recipe are not.
function asSold({ name, preparation, languages }: Ingredient, line: string): LinkedFood | undefined {
  if (languages || preparation === undefined) return undefined
  for (const each of [name, shopName(name) ?? name]) {
    const whole = `${preparation} ${each}`
    if (!line.toLowerCase().includes(whole.toLowerCase())) continue
    const link = linkFood(whole)
    if (link.known && link.how !== 'part' && link.how !== 'misspelt') return link
  }
  return undefined
}

// 'bananas (6)': on a list a bare number in brackets counts.
function bracketed(note = ''): RequestedQuantity | undefined {
  return /^\d{1,4}$/.test(note) ? { quantity: { amount: amount(Number(note)), unit: 'piece' } } : undefined
}

function isMeasured({ unit }: Quantity): boolean {
  const kind = unitById(unit)?.kind
  return kind === 'mass' || kind === 'volume'
}

interface Written {
  readonly line: string
  readonly size?: string
  /** A name that begins with a figure, and stands in the line as a word for as long as it is read. */
  readonly brand?: string
}

const figured = lazyValue(() => {
  const names = parseRows(brandTable).flatMap(([said = '']) => (/^\d/.test(said) ? [said] : []))
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${[...names, 'half fat', '50/50'].map((name) => name.replace(' ', '[\\s-]?')).join('|')})(?![\\p{L}\\d])`,
    'iu',
  )
})

const stand = 'Brandname'

// Shorthand of lists: 'x2 milk' is two, '6pk eggs' six, 'dozen eggs' one dozen; 'size 4' and '7up' are no amounts.
function asWritten(text: string): Written {
  let line = text
  const brand = figured().exec(line)?.[0]
  if (brand !== undefined) line = line.replace(brand, stand)
  const size =
    /(?:^|\s),?\s?(size\s(?:\d{1,2}\+?|[sml]|x{1,2}l)|(?:factor|spf)\s?\d{1,3}\+?)(?=$|[\s,])/i.exec(line)
  if (size?.[1] !== undefined) line = line.replace(size[0], ' ')
  line = line
    .trim()
    .replace(/^[x×]\s?(?=\d)/i, '')
    .replace(/(?<!\S)(\d{1,3})\s?-?(?:pk|pack)\b(?:\s+of\b)?/gi, (whole, many: string) =>
      Number(many) > 1 ? many : whole,
    )
    .replace(/^(dozen|half[- ]dozen)\b/i, (word) => (/^half/i.test(word) ? 'half a dozen' : `1 ${word}`))
    .replace(/\s+/g, ' ')
    .trim()
  return {
    line,
    ...(size?.[1] === undefined ? {} : { size: size[1].trim() }),
    ...(brand === undefined ? {} : { brand }),
  }
}

function named(read: Ingredient, brand: string | undefined): Ingredient {
  if (brand === undefined) return read
  const back = (said: string) => said.replace(stand, brand)
  return { ...read, name: back(read.name), label: back(read.label) }
}
