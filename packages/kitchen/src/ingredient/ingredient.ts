import { detectLanguage } from '../language/detect-language'
import { parseForeignLine } from '../language/foreign-line'
import type { ForeignLanguage, LanguageGuess } from '../language/language'
import { completeName, foodsIn, isFoodName, joinTokens, parseFoodChoices } from './food-choices'
import { isHeading } from './heading'
import { parseLineHead } from './line-head'
import type { LineLead } from './line-lead'
import { findMainPhrase } from './main-phrase'
import type { LineMeasure } from './measure'
import { onlyPrepares, parseIngredientName } from './name'
import { kindOfPhrase } from './phrases'
import type { SidePhrases } from './side-phrases'
import { addSidePhrases } from './side-phrases'
import { tidyLine } from './tidy-line'
import type { Token } from './tokens'
import { tokenizeLine } from './tokens'
import { trailingUnit } from './trailing-measure'

export type { LineMeasure } from './measure'

/**
 * One line of a recipe, taken apart. Example: '2 large onions, finely chopped (optional)' has the measure 2, the size 'large',
 * the name 'onions', the preparation 'finely chopped' and is `optional`.
 */
export interface Ingredient {
  /** As the cook wrote it. */
  readonly text: string
  /** It only names a part of the recipe: 'For the sauce:'. */
  readonly heading: boolean
  /** Several when the line says it in several ways: '250g/9oz'. */
  readonly measures: readonly LineMeasure[]
  /** The food, and the first where the line offers several. */
  readonly name: string
  /** The food as the line says it, with what would do as well: 'butter or margarine'. */
  readonly label: string
  /** Foods that would do as well. */
  readonly alternatives: readonly string[]
  /** Further foods that the same line asks for: 'pepper' in 'salt and pepper'. */
  readonly others: readonly string[]
  readonly size?: string
  readonly preparation?: string
  readonly purpose?: string
  readonly note?: string
  readonly optional: boolean
  /** The languages it is likely in, the likeliest first; absent in English. */
  readonly languages?: readonly ForeignLanguage[]
}

/** Whether a line stands in a recipe or on a shopping list, where 'eggs 12' means twelve. Example: `readIngredient('eggs 12', 'list')`. */
export type LineStyle = 'recipe' | 'list'

/**
 * Reads a line of a recipe. Whatever the text, it answers; what is no ingredient has no name. A line in another language is read
 * by the measures of that language; the language of the whole recipe is a hint. Example: `readIngredient('2 x 400g tins chopped
 * tomatoes, drained').name` is 'chopped tomatoes'.
 */
export function parseIngredient(
  text: string,
  style: LineStyle = 'recipe',
  recipe?: LanguageGuess,
): Ingredient {
  const line = tidyLine(text)
  const tokens = tokenizeLine(line)
  if (isHeading(line, tokens)) return headingOf(text, line)
  const { language, rivals = [] } = detectLanguage(line, recipe)
  if (language !== 'en') return foreignOf(text, [language, ...rivals])
  const { lead, measures, rest } = parseLineHead(tokens, style === 'list')
  return ingredientOf(text, lead, [...measures], rest)
}

function foreignOf(text: string, languages: readonly ForeignLanguage[]): Ingredient {
  const { measures, name, note } = parseForeignLine(text, languages)
  return {
    text,
    heading: false,
    measures,
    name,
    label: name,
    alternatives: [],
    others: [],
    ...(note === undefined ? {} : { note }),
    optional: false,
    languages,
  }
}

function ingredientOf(
  text: string,
  lead: LineLead,
  measures: LineMeasure[],
  rest: readonly Token[],
): Ingredient {
  const packed = measures.some(({ unit }) => unit !== undefined && packs.has(unit))
  const { main, asides } = findMainPhrase(rest, isFoodName)
  const named = parseIngredientName(main, packed)
  const counted = trailingUnit(named.name, measures)
  const sides: SidePhrases = {
    measures: counted.measures,
    size: named.size.length > 0 ? [joinTokens(named.size)] : [],
    preparation: [lead.part, named.preparation].filter((words) => words.length > 0).map(joinTokens),
    purpose: lead.purpose.length > 0 ? [joinTokens(lead.purpose)] : [],
    note: lead.vague.length > 0 ? [joinTokens(lead.vague)] : [],
    alternatives: [],
    optional: false,
  }
  const each = rest[0]?.lower === 'each'
  const shared = each
    ? asides.filter((phrase) => !onlyPrepares(phrase) && /^(?:note|preparation)$/.test(kindOfPhrase(phrase)))
    : []
  addSidePhrases(sides, [named.rest, ...asides.filter((phrase) => !shared.includes(phrase))])
  const choices = parseFoodChoices(counted.name)
  const [other = ''] = sides.alternatives
  const name = completeName(choices.name, other)
  const label = choices.name === choices.label ? name : choices.label
  return {
    text,
    heading: false,
    measures: sides.measures,
    name,
    label,
    alternatives: [...choices.alternatives, ...sides.alternatives.map((each) => completeName(each, name))],
    others: [...choices.others, ...shared.flatMap(foodsIn)],
    ...said('size', sides.size),
    ...said('preparation', sides.preparation),
    ...said('purpose', sides.purpose),
    ...said('note', sides.note),
    optional: sides.optional,
  }
}

const packs = new Set(['can', 'jar', 'packet', 'carton', 'pack', 'bag', 'box', 'pouch', 'bottle', 'tub'])

function said<Key extends string>(key: Key, phrases: readonly string[]): Partial<Record<Key, string>> {
  return phrases.length > 0 ? ({ [key]: phrases.join(', ') } as Record<Key, string>) : {}
}

function headingOf(text: string, line: string): Ingredient {
  const name = line.replace(/[\s:]+$/, '')
  return {
    text,
    heading: true,
    measures: [],
    name,
    label: name,
    alternatives: [],
    others: [],
    optional: false,
  }
}
