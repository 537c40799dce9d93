import { parseIngredient } from '../ingredient/ingredient'
import type { CooklangIngredient } from './cooklang-parser'
import { toIngredientLine } from './cooklang-parser'
import { collapseWhitespace } from './escape-cooklang'

const leadingAmount =
  /^(?:\d+(?:[.,]\d+)?(?:[/⁄]\d+)?(?: \d+[/⁄]\d+|[½⅓⅔¼¾⅛⅜⅝⅞])?|[½⅓⅔¼¾⅛⅜⅝⅞])(?:[-–]\d+(?:[.,/]\d+)?)?(?= |$)/

/**
 * A line of the ingredients as Cooklang would say it, such that it reads as the same line again: where it cannot be told apart,
 * the whole line is the name. Example: `lineParts('2 cloves garlic, crushed')` has the amount '2', the unit 'cloves', the name
 * 'garlic' and the preparation 'crushed'.
 */
export function splitCooklangLine(text: string): CooklangIngredient {
  const line = collapseWhitespace(text)
  const told = toldApart(line)
  return told && toIngredientLine(told) === line ? told : { name: line }
}

function toldApart(line: string): CooklangIngredient | undefined {
  const optional = line.endsWith(' (optional)')
  const rest = optional ? line.slice(0, -' (optional)'.length) : line
  const amount = leadingAmount.exec(rest)?.[0]
  const named = amount === undefined ? rest : rest.slice(amount.length + 1)
  const unit = amount === undefined ? '' : unitAtStart(named, line)
  const [name, preparation] = atComma(unit === '' ? named : named.slice(unit.length + 1))
  if (name === '') return undefined
  return {
    name,
    ...(amount === undefined ? {} : { amount }),
    ...(unit === '' ? {} : { unit }),
    ...(preparation === undefined ? {} : { preparation }),
    ...(optional ? { optional: true } : {}),
  }
}

function unitAtStart(text: string, line: string): string {
  const [measure] = parseIngredient(line).measures
  const unit = measure?.unitText ?? ''
  // Braces and the sign for 'in this unit' have a meaning of their own where the amount stands.
  return unit !== '' && text.startsWith(`${unit} `) && !/[{}%]/.test(unit) ? unit : ''
}

// What would end the preparation too early stays with the name.
function atComma(text: string): [name: string, preparation: string | undefined] {
  const at = text.indexOf(', ')
  const [name, preparation] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)]
  return preparation === '' || name.endsWith(' ') || /[()]/.test(preparation)
    ? [text, undefined]
    : [name, preparation]
}
