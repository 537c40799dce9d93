import type { Amount } from '../quantity/amount'
import { amountText, compare, minus, one, zero } from '../quantity/amount'
import { unitById } from '../quantity/units'
import type { Ingredient } from './ingredient'
import type { LineMeasure } from './measure'

/**
 * Writes a parsed line so that it parses back to the same. Example: '225g/8oz dates, pitted' becomes '225 g dates (8 oz),
 * pitted'.
 */
export function writeIngredient(ingredient: Ingredient): string {
  if (ingredient.heading) return `${ingredient.name}:`
  const { measures, size, label, preparation, purpose, note, optional } = ingredient
  const [first, ...others] = measures
  const alternatives = others.length > 0 ? `(${others.map(writeMeasure).join('/')})` : ''
  const main = [first ? writeMeasure(first) : '', size, label, alternatives].filter(Boolean).join(' ')
  const asides = [preparation, purpose].filter(Boolean).map((text) => `, ${text}`)
  return `${main}${asides.join('')}${note ? ` (${note})` : ''}${optional ? ' (optional)' : ''}`.trim()
}

/** Writes one measure. Example: two tins of 400 g are '2 x 400 g cans', a range is '3-4 cloves'. */
export function writeMeasure(measure: LineMeasure): string {
  const { from, to, about, manner, each, plus = [] } = measure
  const approximateSign = about ? '~' : ''
  const number = `${amountText(from)}${to ? `-${amountText(to)}` : ''}`
  const size = each && each.length > 0 ? ` x ${each.map(writeMeasure).join('/')}` : ''
  const unit = unitWord(measure, to ?? from)
  const words = [`${approximateSign}${number}${size}`, manner, unit].filter(Boolean).join(' ')
  return [words, ...plus.map(writeAddition)].join(' ')
}

function writeAddition(measure: LineMeasure): string {
  if (measure.from.numerator >= 0) return `+ ${writeMeasure(measure)}`
  const { to: _, ...rest } = measure
  return `minus ${writeMeasure({ ...rest, from: minus(zero, measure.from) })}`
}

function unitWord({ unit, unitText }: LineMeasure, count: Amount): string {
  const known = unit === undefined ? undefined : unitById(unit)
  if (!known) return unitText
  return compare(count, one) > 0 ? known.many : known.one
}
