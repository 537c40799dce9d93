import { memoizeRecentTexts } from '../fact-table'
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
 * A parsed ingredient line of a recipe. Example: '2 large onions, finely chopped (optional)' has the measure 2, the size
 * 'large', the name 'onions', the preparation 'finely chopped' and is `optional`.
 */
export interface Ingredient {
  /** As the cook wrote it. */
  readonly text: string
  /** Whether it is a heading: 'For the sauce:'. */
  readonly heading: boolean
  /** Several if the line states the amount in several ways: '250g/9oz'. */
  readonly measures: readonly LineMeasure[]
  /** The food; the first one if the line offers several. */
  readonly name: string
  /** The food as written, with its alternatives: 'butter or margarine'. */
  readonly label: string
  /** Alternative foods. */
  readonly alternatives: readonly string[]
  /** Additional foods on the same line: 'pepper' in 'salt and pepper'. */
  readonly others: readonly string[]
  readonly size?: string
  readonly preparation?: string
  readonly purpose?: string
  readonly note?: string
  readonly optional: boolean
  /** Likely languages, likeliest first; absent for English. */
  readonly languages?: readonly ForeignLanguage[]
}

/**
 * Whether a line is in a recipe or on a shopping list, where 'eggs 12' means twelve. Example: `parseIngredient('eggs 12',
 * 'list')`.
 */
export type LineStyle = 'recipe' | 'list'

/**
 * Parses an ingredient line. Never fails; a line that is not an ingredient has no name. A line in another language is parsed
 * with the measures of that language; the language of the whole recipe is a hint. Example: `parseIngredient('2 x 400g tins
 * chopped tomatoes, drained').name` is 'chopped tomatoes'.
 */
export function parseIngredient(
  text: string,
  style: LineStyle = 'recipe',
  recipe?: LanguageGuess,
): Ingredient {
  return style === 'recipe' && !recipe ? parseRecipeLine(text) : parseLine(text, style, recipe)
}

const parseRecipeLine = memoizeRecentTexts((text) => parseLine(text, 'recipe'))

function parseLine(text: string, style: LineStyle, recipe?: LanguageGuess): Ingredient {
  const line = tidyLine(text)
  const tokens = tokenizeLine(line)
  if (isHeading(line, tokens)) return createHeading(text, line)
  const { language, rivals = [] } = detectLanguage(line, recipe)
  if (language !== 'en') return parseForeignIngredient(text, [language, ...rivals], style)
  const { lead, measures, rest } = parseLineHead(tokens, style === 'list')
  return buildIngredient(text, lead, [...measures], rest)
}

function parseForeignIngredient(
  text: string,
  languages: readonly ForeignLanguage[],
  style: LineStyle,
): Ingredient {
  const { measures, name, note } = parseForeignLine(text, languages, style === 'list')
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

function buildIngredient(
  text: string,
  lead: LineLead,
  measures: LineMeasure[],
  rest: readonly Token[],
): Ingredient {
  const isPacked = measures.some(({ unit }) => unit !== undefined && packUnits.has(unit))
  const { main, asides } = findMainPhrase(rest, isFoodName)
  const parsedName = parseIngredientName(main, isPacked)
  const trailing = trailingUnit(parsedName.name, measures)
  const sides: SidePhrases = {
    measures: trailing.measures,
    size: parsedName.size.length > 0 ? [joinTokens(parsedName.size)] : [],
    preparation: [lead.part, parsedName.preparation].filter((words) => words.length > 0).map(joinTokens),
    purpose: lead.purpose.length > 0 ? [joinTokens(lead.purpose)] : [],
    note: lead.vague.length > 0 ? [joinTokens(lead.vague)] : [],
    alternatives: [],
    optional: false,
  }
  const each = rest[0]?.lower === 'each'
  const additional = each
    ? asides.filter((phrase) => !onlyPrepares(phrase) && /^(?:note|preparation)$/.test(kindOfPhrase(phrase)))
    : []
  addSidePhrases(sides, [parsedName.rest, ...asides.filter((phrase) => !additional.includes(phrase))])
  const choices = parseFoodChoices(trailing.name)
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
    others: [...choices.others, ...additional.flatMap(foodsIn)],
    ...optionalText('size', sides.size),
    ...optionalText('preparation', sides.preparation),
    ...optionalText('purpose', sides.purpose),
    ...optionalText('note', sides.note),
    optional: sides.optional,
  }
}

const packUnits = new Set(['can', 'jar', 'packet', 'carton', 'pack', 'bag', 'box', 'pouch', 'bottle', 'tub'])

function optionalText<Key extends string>(
  key: Key,
  phrases: readonly string[],
): Partial<Record<Key, string>> {
  return phrases.length > 0 ? ({ [key]: phrases.join(', ') } as Record<Key, string>) : {}
}

function createHeading(text: string, line: string): Ingredient {
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
