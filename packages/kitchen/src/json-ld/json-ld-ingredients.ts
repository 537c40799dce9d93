import { markPartHeadings } from '../plain-text-recipe/part-headings'
import { firstText, isJsonLdNode, toList } from './json-ld-node'
import { toPlainLines } from './plain-text'

const maxLines = 400

/**
 * Returns the ingredient lines of a `recipeIngredient` value of any shape.
 * Example: `parseJsonLdIngredients(['2 eggs', { amount: '1 cup', name: 'milk' }])` is `['2 eggs', '1 cup milk']`.
 */
export function parseJsonLdIngredients(value: unknown): string[] {
  const given = isJsonLdNode(value) && value.itemListElement !== undefined ? value.itemListElement : value
  const lines = toList(given)
    .slice(0, maxLines)
    .flatMap((each) => linesOf(each, 0))
  const [only = ''] = lines
  const tidy = (lines.length === 1 && isOneLine(given) ? splitIngredients(only) : lines)
    .map(tidyIngredient)
    .filter((line) => line !== '')
    .slice(0, maxLines)
  return markPartHeadings(tidy)
}

function isOneLine(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.length === 1)
}

function linesOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return toPlainLines(value)
  if (Array.isArray(value)) return depth > 3 ? [] : value.flatMap((each) => linesOf(each, depth + 1))
  if (!isJsonLdNode(value)) return []
  if (value.itemListElement !== undefined && depth < 4) {
    return toList(value.itemListElement).flatMap((each) => linesOf(each, depth + 1))
  }
  const amount = firstText(value.amount ?? value.quantity ?? value.value, ['value', 'name', '@value'])
  const unit = firstText(value.unit ?? value.unitText, ['name', '@value'])
  const name = firstText(value.text ?? value.name ?? value.item)
  const line = [amount, unit, name].filter((part) => part !== '').join(' ')
  return line === '' ? [] : [line]
}

// All ingredients in one text, 'flour, 2 eggs, milk': semicolons separate more reliably than commas.
function splitIngredients(line: string): string[] {
  for (const mark of [/\s?;\s/, /\s[•·|]\s/, /,\s(?![^()]*\))/]) {
    const parts = line.split(mark)
    if (parts.length > 3) return parts
  }
  return [line]
}

/**
 * Cleans an ingredient line of list marks and doubled brackets left by software.
 * Example: `tidyIngredient('▢ 2.0 eggs ((large))')` is '2 eggs (large)'.
 */
export function tidyIngredient(line: string): string {
  return line
    .replace(/^(?:[\s•·▢□☐✓✔◦▪●]|[*–—-]+(?=\s))+(?=\S)/u, '')
    .replace(/^(\d+)\.0+(?=\s)/, '$1')
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .trim()
}
