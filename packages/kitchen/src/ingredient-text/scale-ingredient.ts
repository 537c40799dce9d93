import { memoizeRecentTexts } from '../fact-table'
import { isHeading } from '../ingredient/heading'
import { parseIngredient } from '../ingredient/ingredient'
import type { LineHead } from '../ingredient/line-head'
import { parseLineHead } from '../ingredient/line-head'
import type { LineMeasure } from '../ingredient/measure'
import { tidyLine } from '../ingredient/tidy-line'
import type { Token } from '../ingredient/tokens'
import { tokenizeLine } from '../ingredient/tokens'
import type { Amount } from '../quantity/amount'
import { compare, one } from '../quantity/amount'
import type { UnitStyle } from '../quantity/format-quantity'
import { unitById } from '../quantity/units'
import type { RecipeLine } from '../recipe/recipe'
import { scaleStep } from '../recipe-steps/step-text'
import { scaleAsides } from './asides'
import type { MeasureStyle, MeasureText } from './measure-text'
import { convertMeasure, formatMeasure, scaleMeasure } from './measure-text'
import { nounsFor } from './noun'

/**
 * The parts of a recipe line, as a list shows them.
 * Example: `{ amount: '2', unit: 'cloves', name: 'garlic', preparation: 'crushed' }`.
 */
export interface IngredientParts {
  /** Absent for 'to taste'. */
  readonly amount: string
  readonly unit: string
  readonly name: string
  readonly preparation?: string
}

type Line = Pick<RecipeLine, 'text' | 'foodId' | 'region'>

/**
 * Returns a whole recipe line, scaled and in the units of a style, in the writer's own words.
 * Example: '1 egg, beaten' three times is '3 eggs, beaten', '2 cups flour, sifted' in 'metric' is '250 g flour,
 * sifted'; 'salt to taste' stays.
 */
export function scaleIngredient(
  { text, foodId, region }: Line,
  by: Amount,
  style: UnitStyle = 'as-written',
): string {
  const isSame = compare(by, one) === 0
  if (by.numerator <= 0 || (isSame && style === 'as-written')) return text
  const { line, tokens, head } = readLine(text)
  if (!head) return text
  const how = { by, style, ...(foodId === undefined ? {} : { foodId }), ...(region && { region }) }
  const measure = measureText(tokens, head, how)
  const start = tokens[head.from]?.start ?? line.length
  const end = tokens[head.next]?.start ?? line.length
  const isPack = unitById(head.measures[0]?.unit ?? '')?.kind === 'pack'
  if (!measure) return line.slice(0, end) + restText(line, end, { ...how, isPack })
  const nouns = head.measures[0]?.unitText === '' ? nounsFor(head.rest, measure.most) : []
  const rest = applyReplacements(line, end, nouns)
  const isOf = tokens[head.next - 1]?.lower === 'of' && !isStyled(head, how)
  const gap = end < line.length || isOf ? ' ' : ''
  return `${applyReplacements(line, 0, nouns, start)}${formatMeasure(measure)}${isOf ? ' of' : ''}${gap}${restText(rest, 0, { ...how, isPack })}`.trim()
}

// A page shows a line in three styles, and the part of it that each step takes.
const readLine = memoizeRecentTexts((text) => {
  const line = tidyLine(text)
  const tokens = tokenizeLine(line)
  return { line, tokens, head: isHeading(line, tokens) ? undefined : parseLineHead(tokens) }
})

/**
 * Returns the scaled parts of a recipe line.
 * Example: `ingredientParts({ text: '2 cloves garlic, crushed' })` is
 * `{ amount: '2', unit: 'cloves', name: 'garlic', preparation: 'crushed' }`.
 */
export function ingredientParts(line: Line, by: Amount = one): IngredientParts {
  const text = scaleIngredient(line, by)
  const { label, size, preparation, heading, measures } = parseIngredient(text)
  const name = [size, label].filter(Boolean).join(' ') || text.trim()
  const parts = { name, ...(preparation === undefined ? {} : { preparation }) }
  const [first] = measures
  if (heading || !first) return { amount: '', unit: '', ...parts }
  const { number, unit } = scaleMeasure(first, { by: one, style: 'as-written' })
  return { amount: number, unit: unit.replace(/^x /, ''), ...parts }
}

function measureText(
  tokens: readonly Token[],
  { measures, from, next }: LineHead,
  how: MeasureStyle,
): MeasureText | undefined {
  const [first, ...others] = measures
  if (!first) return undefined
  const other = convertMeasure(measures, how)
  if (other) return other
  const isOther = first.each?.some((size) => isForeign(size, how.style))
  // Nothing to convert: the writer's words stay.
  if (compare(how.by, one) === 0 && !isOther) return undefined
  const isBracketed = tokens.slice(from, next).some(({ text }) => text === '(')
  const main = scaleMeasure(first, how, isBracketed)
  if (others.length === 0) return main
  const also = others.map((measure) => formatMeasure(scaleMeasure(measure, how))).join('/')
  return { ...main, unit: `${main.unit} (${also})`.trim() }
}

function isForeign({ unit = '' }: LineMeasure, style: UnitStyle): boolean {
  const system = unitById(unit)?.system
  return system !== undefined && system !== style
}

function isStyled({ measures }: LineHead, how: MeasureStyle): boolean {
  return convertMeasure(measures, how) !== undefined
}

function applyReplacements(
  line: string,
  from: number,
  nouns: readonly { start: number; end: number; word: string }[],
  to = line.length,
): string {
  let text = ''
  let done = from
  for (const { start, end, word } of nouns) {
    if (start < done || end > to) continue
    text += line.slice(done, start) + word
    done = end
  }
  return text + line.slice(done, to)
}

// The food stands before the first comma or bracket; the only other amount there is of the form 'or 1 tsp dried'.
function restText(
  line: string,
  from: number,
  { by, style, region, isPack }: MeasureStyle & { isPack: boolean },
): string {
  const text = line.slice(from)
  const aside = text.search(/[,;([]/)
  const end = aside === -1 ? text.length : aside
  const main = text.slice(0, end)
  const or = main.search(/\s(?:or|plus|and|\+)\s+(?=[\d¼½¾⅐-⅞])/)
  const food = or === -1 ? main : main.slice(0, or) + scaleStep(main.slice(or), by, style, region)
  return food + scaleAsides(text.slice(end), by, style, isPack)
}
