import { parseIngredient } from '../ingredient/ingredient'
import { toIngredientLine } from './cooklang-parser'
import { collapseWhitespace } from './escape-cooklang'
import type { CooklangIngredient } from './step-token'

const leadingAmount =
  /^(?:\d+(?:[.,]\d+)?(?:[/⁄]\d+)?(?: \d+[/⁄]\d+|[½⅓⅔¼¾⅛⅜⅝⅞])?|[½⅓⅔¼¾⅛⅜⅝⅞])(?:[-–]\d+(?:[.,/]\d+)?)?(?= |$)/

/**
 * Splits an ingredient line into Cooklang parts that format back to the same line. If they do not, the whole line is the name.
 * Example: `splitCooklangLine('2 cloves garlic, crushed')` has the amount '2', the unit 'cloves', the name 'garlic' and the
 * preparation 'crushed'.
 */
export function splitCooklangLine(text: string): CooklangIngredient {
  const line = collapseWhitespace(text)
  const parts = splitLine(line)
  return parts && toIngredientLine(parts) === line ? parts : { name: line }
}

function splitLine(line: string): CooklangIngredient | undefined {
  const optional = line.endsWith(' (optional)')
  const rest = optional ? line.slice(0, -' (optional)'.length) : line
  const amount = leadingAmount.exec(rest)?.[0]
  const remainder = amount === undefined ? rest : rest.slice(amount.length + 1)
  const unit = amount === undefined ? '' : unitAtStart(remainder, line)
  const [name, preparation] = splitAtComma(unit === '' ? remainder : remainder.slice(unit.length + 1))
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
  // Braces and the percent sign are syntax inside an amount.
  return unit !== '' && text.startsWith(`${unit} `) && !/[{}%]/.test(unit) ? unit : ''
}

// Text that would end the preparation too early stays with the name.
function splitAtComma(text: string): [name: string, preparation: string | undefined] {
  const at = text.indexOf(', ')
  const [name, preparation] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)]
  return preparation === '' || name.endsWith(' ') || /[()]/.test(preparation)
    ? [text, undefined]
    : [name, preparation]
}
