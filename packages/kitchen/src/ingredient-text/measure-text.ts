import type { MeasureRegion } from '../country/measure-region'
import { toUnitsOfRegion } from '../country/measure-region'
import type { LineMeasure } from '../ingredient/measure'
import { requestedQuantityOf } from '../ingredient/quantity'
import type { Amount } from '../quantity/amount'
import { compare, one, times } from '../quantity/amount'
import { toUnitStyle } from '../quantity/format-quantity'
import type { Quantity } from '../quantity/quantity'
import { roundReadably } from '../quantity/readable-number'
import { formatReadableNumber, toReadableQuantity } from '../quantity/readable-quantity'
import { unitById } from '../quantity/units'
import { inflectNoun } from '../recipe-steps/inflect-noun'

/** A measure with number and unit apart. Example: `{ number: '2–3', unit: 'cloves', most: 3 }`. */
export interface MeasureText {
  readonly number: string
  readonly unit: string
  /** The numeric value, of a range its upper end; the noun behind it agrees with this. */
  readonly most: Amount
}

/** How the measures of a line are formatted. Example: `{ by: amount(2), style: 'us', foodId: 'all-purpose-flour' }`. */
export interface MeasureStyle {
  readonly by: Amount
  readonly style: 'as-written' | 'metric' | 'us'
  readonly foodId?: string
  /** The country that defines the measures of the line. */
  readonly region?: MeasureRegion
}

/** Formats a measure with its unit. Example: `formatMeasure({ number: '2', unit: 'cups', … })` is '2 cups'. */
export function formatMeasure({ number, unit }: Pick<MeasureText, 'number' | 'unit'>): string {
  return [number, unit].filter(Boolean).join(' ')
}

/**
 * Returns the scaled measure of a line in a style, or undefined if the style has no other form.
 * Example: '2 cups' of flour in 'metric' are '250 g'.
 */
export function convertMeasure(measures: readonly LineMeasure[], how: MeasureStyle): MeasureText | undefined {
  const { style, by, foodId, region } = how
  if (style === 'as-written') return undefined
  const sized = measures.filter((measure) => !measure.each && kindOf(measure) === 'sized')
  const measure = sized.find(({ unit = '' }) => unitById(unit)?.system === style) ?? sized[0]
  const requested = measure && requestedQuantityOf({ measures: [measure] })
  if (!measure || !requested) return undefined
  const [low, high] = [requested.quantity.amount, requested.upTo].map(
    (of) =>
      of &&
      toUnitStyle(
        toUnitsOfRegion({ amount: times(of, by), unit: requested.quantity.unit }, region),
        style,
        foodId,
      ),
  )
  if (!low) return undefined
  // An amount the writer gave in the style's own units stays as written.
  const stays = compare(by, one) === 0 && unitById(requested.quantity.unit)?.system === style
  const kept = high
    ? [low, high].map((of) => roundReadably(of, foodId))
    : [stays ? low : roundInStyle(low, style, foodId)]
  return formatRange(kept, measure.about)
}

// US spoons and cups are already rounded; metric amounts are rounded once more.
function roundInStyle(quantity: Quantity, style: 'metric' | 'us', foodId: string | undefined): Quantity {
  return unitById(quantity.unit)?.system === 'us' && style === 'us'
    ? quantity
    : toReadableQuantity(quantity, foodId)
}

function formatRange(quantities: readonly Quantity[], about: boolean | undefined): MeasureText | undefined {
  const [low, high] = quantities
  if (!low) return undefined
  const highest = high ?? low
  const word = unitWord(highest)
  const lowWord = unitWord(low)
  const number =
    high && lowWord !== word && low.unit !== high.unit
      ? `${formatMeasure({ number: formatReadableNumber(low), unit: lowWord })} – ${formatReadableNumber(high)}`
      : [low, high].flatMap((one) => (one ? [formatReadableNumber(one)] : [])).join('–')
  return { number: about ? `about ${number}` : number, unit: word, most: highest.amount }
}

const nothing: MeasureText = { number: '', unit: '', most: one }

function unitWord({ amount, unit }: Quantity): string {
  const known = unitById(unit)
  if (!known) return unit
  return compare(amount, one) > 0 ? known.many : known.one
}

/**
 * Returns a measure in the writer's own words, scaled.
 * Example: '1 clove' three times is '3 cloves', '1 tin (400 g)' twice '2 tins (400 g)'.
 */
export function scaleMeasure(measure: LineMeasure, how: MeasureStyle, isBracketed = false): MeasureText {
  const { from, to, unit, unitText, about, implied, manner, each = [], plus = [] } = measure
  const { by } = how
  if (plus.length > 0) {
    const sum = requestedQuantityOf({ measures: [measure] })
    if (sum && !sum.upTo)
      return (
        formatRange(
          [toReadableQuantity({ ...sum.quantity, amount: times(sum.quantity.amount, by) }, how.foodId)],
          about,
        ) ?? nothing
      )
  }
  const id = unit ?? (unitText === '' ? 'piece' : unitText)
  const amounts = [from, ...(to ? [to] : [])].map((of) => times(of, by))
  const plain = each.length === 0 && plus.length === 0 && !manner && amounts.length === 1
  const quantities = amounts.map((amount) => {
    const quantity = { amount, unit: id }
    // Unscaled, the writer's amount stays.
    if (compare(by, one) === 0) return quantity
    return plain ? toReadableQuantity(quantity, how.foodId) : roundReadably(quantity, how.foodId)
  })
  const [low = { amount: from, unit: id }, high] = quantities
  const highest = (high ?? low).amount
  const numbers = [low, high].flatMap((one) => (one ? [formatReadableNumber(one)] : [])).join('–')
  const isSame = low.unit === id
  const word = isSame ? inflectNoun(unitText, highest) : unitWord(low)
  // '400g tin' stays one tin without a count.
  const number =
    implied && each.length > 0 && compare(by, one) === 0 ? '' : about ? `about ${numbers}` : numbers
  const sizes = each.map((size) => sizeText(size, how)).join('/')
  const sized = isBracketed
    ? [word, sizes && `(${sizes})`]
    : [sizes && number !== '' ? `x ${sizes}` : sizes, word]
  const more = plus.map((part) => addition(part, how))
  return {
    number,
    unit: [manner, ...sized, ...more].filter(Boolean).join(' '),
    most: highest,
  }
}

// The size of a tin does not scale with the count, and tins are not labelled in cups.
function sizeText(size: LineMeasure, { style }: MeasureStyle): string {
  const how = { by: one, style }
  return formatMeasure(convertMeasure([size], how) ?? scaleMeasure(size, how))
}

function addition(part: LineMeasure, how: MeasureStyle): string {
  const isLess = part.from.numerator < 0
  const positive = { ...part, from: { ...part.from, numerator: Math.abs(part.from.numerator) } }
  return `${isLess ? 'minus' : '+'} ${formatMeasure(scaleMeasure(positive, how))}`
}

function kindOf({ unit = '' }: LineMeasure): 'sized' | 'counted' {
  const known = unitById(unit)
  return known?.kind === 'mass' || known?.kind === 'volume' ? 'sized' : 'counted'
}
