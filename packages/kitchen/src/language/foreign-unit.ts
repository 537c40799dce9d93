import { foreignUnitTable } from '../data/text/foreign-units'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { normalizeText } from '../food-names/normalize-words'
import type { Token } from '../ingredient/tokens'
import type { ForeignLanguage } from './language'

/** A measuring word of another language: our unit where its size is known, the word, and where the line goes on. Example: 'EL'. */
export interface ForeignUnit {
  readonly unit?: string
  readonly unitText: string
  readonly next: number
}

const neutral: Readonly<Record<string, string>> = {
  g: 'g',
  gr: 'g',
  gramm: 'g',
  gram: 'g',
  grammi: 'g',
  gramos: 'g',
  grammes: 'g',
  gramas: 'g',
  kg: 'kg',
  kilo: 'kg',
  mg: 'mg',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  lt: 'l',
  liter: 'l',
  litre: 'l',
  litres: 'l',
  litro: 'l',
  litros: 'l',
  litri: 'l',
}

const tables = lazyValue(() => {
  const books = new Map<string, Map<string, string>>()
  for (const [language = '', unit = '', column] of parseRows(foreignUnitTable)) {
    const book = books.get(language) ?? new Map<string, string>()
    books.set(language, book)
    for (const name of parseList(column)) book.set(name, unit)
  }
  return books
})

/**
 * The measuring word at a token of a foreign line, or nothing. Grams and litres are the same everywhere. Example: at 'c.' of '3 c.
 * à soupe cerfeuil' the unit is 'tbsp'.
 */
export function foreignUnitAt(
  tokens: readonly Token[],
  at: number,
  language: ForeignLanguage,
): ForeignUnit | undefined {
  const book = tables().get(language)
  let found: ForeignUnit | undefined
  let [name, text, words] = ['', '', 0]
  for (let next = at; next < tokens.length && words < longest; next += 1) {
    const token = tokens[next]
    if (token?.text === '.') {
      if (found?.next === next) found = { ...found, next: next + 1 }
      continue
    }
    if (token?.kind !== 'word') break
    words += 1
    name = `${name} ${normalizeText(token.text)}`.trim()
    text = `${text} ${token.text}`.trim()
    const unit = book?.get(name) ?? (words === 1 && Object.hasOwn(neutral, name) ? neutral[name] : undefined)
    if (unit !== undefined) found = { ...(unit === '' ? {} : { unit }), unitText: text, next: next + 1 }
  }
  return found
}

const longest = 4
