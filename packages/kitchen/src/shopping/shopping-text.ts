import { countryOf } from '../country/country'
import { toUnitsOfCountry } from '../country/country-units'
import { brandTable } from '../data/foods/brands'
import { lazyValue, parseRows } from '../fact-table'
import { allFoods } from '../food/food'
import type { WordContext } from '../food-names/ambiguous-word'
import type { LinkedFood } from '../food-names/link-food'
import { linkFood } from '../food-names/link-food'
import type { Ingredient } from '../ingredient/ingredient'
import { parseIngredient } from '../ingredient/ingredient'
import type { RequestedQuantity } from '../ingredient/quantity'
import { requestedQuantityOf } from '../ingredient/quantity'
import { languageOfCountry } from '../language/country-language'
import { amount } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { unitById } from '../quantity/units'
import { linkIngredient, toWeighableQuantity } from '../recipe/recipe-line'
import { numberForeignLead } from '../typed-text/foreign-lead'
import { isHouseholdGood } from '../typed-text/household-good'
import { shopName } from '../typed-text/shop-name'
import { reorderPackSize, stripRequestWords } from '../typed-text/shorthand'
import { splitShoppingText } from '../typed-text/split-shopping-text'
import { linkAccentedName, linkTypedName } from '../typed-text/typed-name'

/** A parsed entry of a shopping list. Example: 'milk 2l' has the name 'milk', 2 l, and the food 'whole-milk'. */
export interface ShoppingText {
  /** As it was typed. */
  readonly text: string
  readonly name: string
  readonly quantity?: Quantity
  /** Absent if the name is unknown. */
  readonly foodId?: string
  /** The confidence of the food, 0 to 1; below 0.8 it should be checked. */
  readonly confidence?: number
  /** A household good that is not eaten: kitchen roll, nappies. */
  readonly household?: true
  /** Remaining remarks: 'large', 'the good one'. */
  readonly note?: string
}

/**
 * Parses several entries at once, with any separators. The shopping list, the stock and the API all parse typed text
 * with it.
 * Example: `parseShoppingTexts('milk 2l, bread, 12 eggs')` has three.
 */
export function parseShoppingTexts(text: string, country?: string): ShoppingText[] {
  return splitShoppingText(collapseRuns(text)).map((one) => parseShoppingText(one, country))
}

/**
 * Parses an entry with the amount before or after the name, in the measures of the cook's country.
 * Example: `parseShoppingText('eggs x12').quantity` is 12 pieces, `parseShoppingText('4 pt milk', 'GB').quantity` 2.273
 * l.
 */
export function parseShoppingText(text: string, country?: string): ShoppingText {
  const { line, size, brand } = normalizeEntry(
    reorderPackSize(numberForeignLead(stripRequestWords(collapseRuns(text)), country)),
  )
  const read = restoreBrand(parseIngredient(line, 'list'), brand)
  const plain =
    linkAccentedName(read.label, country) ?? linkAsSold(read, line) ?? linkIngredient(read, placeOf(country))
  const link =
    plain.known || isHouseholdGood(read.label)
      ? plain
      : (linkTypedName(read.label, requestedQuantityOf(read)?.quantity.unit, country) ?? plain)
  const isGood = isHouseholdGood(read.label) || (read.languages !== undefined && isHouseholdGood(line))
  const household = !link.known && isGood
  const asked = requestedQuantityOf(read) ?? parseBracketCount(read.note)
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
  // Bin bags of 50 l are not 50 l of bags: the measure of a household good is its size.
  const isSize = household && all !== undefined && isMeasured(all)
  const remarks = [
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
    ...(remarks === '' ? {} : { note: remarks }),
  }
}

// A shopper in Berlin who writes 'chips' buys crisps.
function placeOf(country: string | undefined): Pick<WordContext, 'languages' | 'region'> {
  const language = languageOfCountry(country)
  return { region: countryOf(country)?.measures, ...(language && { languages: [language] }) }
}

/** Long runs of spaces or commas say nothing, and would take time that grows with the square of their length. */
function collapseRuns(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*/g, '\n')
    .replace(/[,;](?: ?[,;])+/g, ',')
}

// 'chopped tomatoes' on a list are bought chopped; 'tomatoes, chopped' in a recipe are not.
function linkAsSold({ name, preparation, languages }: Ingredient, line: string): LinkedFood | undefined {
  if (languages || preparation === undefined) return undefined
  for (const each of [name, shopName(name) ?? name]) {
    const whole = `${preparation} ${each}`
    if (!line.toLowerCase().includes(whole.toLowerCase())) continue
    const link = linkFood(whole)
    if (link.known && link.how !== 'part' && link.how !== 'misspelt') return link
  }
  return undefined
}

// 'bananas (6)': on a list a bare number in brackets is a count.
function parseBracketCount(note = ''): RequestedQuantity | undefined {
  return /^\d{1,4}$/.test(note) ? { quantity: { amount: amount(Number(note)), unit: 'piece' } } : undefined
}

function isMeasured({ unit }: Quantity): boolean {
  const kind = unitById(unit)?.kind
  return kind === 'mass' || kind === 'volume'
}

interface Written {
  readonly line: string
  readonly size?: string
  /** A name that begins with a figure, replaced by a word while the line is parsed. */
  readonly brand?: string
}

// 'half and half' is no half, 'five spice' no five: names of brands and foods that begin with a number.
const figureBrands = lazyValue(() => {
  const names = parseRows(brandTable).flatMap(([text = '']) => (/^\d/.test(text) ? [text] : []))
  const foods = allFoods().flatMap(({ name, aliases }) =>
    [name, ...aliases].filter((one) => /^(?:half|three|four|five|seven|nine|thousand)[\s-]/i.test(one)),
  )
  const patterns = [...names, 'half fat', '50/50', ...foods]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\s-]and[\s-]/gi, "[\\s-](?:and|&|n|'n')[\\s-]").replace(/ /g, '[\\s-]?'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'iu')
})

const stand = 'Brandname'

// Shorthand of lists: 'x2 milk' is two, '6pk eggs' six, 'dozen eggs' one dozen; 'size 4' and '7up' are no amounts.
function normalizeEntry(text: string): Written {
  let line = text
  const brand = figureBrands().exec(line)?.[0]
  if (brand !== undefined) line = line.replace(brand, stand)
  const size =
    /(?:^|\s),?\s?((?:size|stage|taille|größe|groesse|talla|taglia|tamanho|maat|storlek|størrelse)\s(?:\d{1,2}\+?|[sml]|x{1,2}l)|(?:factor|spf)\s?\d{1,3}\+?)(?=$|[\s,])/i.exec(
      line,
    )
  if (size?.[1] !== undefined) line = line.replace(size[0], ' ')
  line = line
    .trim()
    .replace(/^[x×]\s?(?=\d)/i, '')
    // German: '6er Eier', 'ein 6er-Pack Eier'.
    .replace(/^(?:eine?n?\s)?(\d{1,2})er(?:[\s-]?pac?k(?:ung)?)?\s(?=\p{L})/iu, '$1 ')
    // American: '2#' are two pounds.
    .replace(/(?<=\d)\s?#(?=\s|$)/g, ' lb')
    .replace(/(?<!\S)(\d{1,3})\s?-?(?:pk|pack|ct|count)\b(?:\s+of\b)?/gi, (whole, many: string) =>
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

function restoreBrand(read: Ingredient, brand: string | undefined): Ingredient {
  if (brand === undefined) return read
  const back = (text: string) => text.replace(stand, brand)
  return { ...read, name: back(read.name), label: back(read.label) }
}
