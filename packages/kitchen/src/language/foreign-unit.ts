import { foreignUnitTable } from '../data/text/foreign-units'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { normalizeText } from '../food-names/normalize-words'
import type { Token } from '../ingredient/tokens'
import type { ForeignLanguage } from './language'

/** A foreign measuring word: our unit if its size is known, the word, and the next token. Example: 'EL'. */
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
  const unitsByLanguage = new Map<string, Map<string, string>>()
  for (const [language = '', unit = '', column] of parseRows(foreignUnitTable)) {
    const units = unitsByLanguage.get(language) ?? new Map<string, string>()
    unitsByLanguage.set(language, units)
    for (const name of parseList(column)) units.set(name, unit)
  }
  return unitsByLanguage
})

/**
 * Returns the measuring word at a token of a foreign line, or undefined. Grams and litres are the same everywhere.
 * Example: at 'c.' of '3 c. à soupe cerfeuil' the unit is 'tbsp'.
 */
export function foreignUnitAt(
  tokens: readonly Token[],
  at: number,
  language: ForeignLanguage,
): ForeignUnit | undefined {
  const units = tables().get(language)
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
    const unit = units?.get(name) ?? (words === 1 && Object.hasOwn(neutral, name) ? neutral[name] : undefined)
    if (unit !== undefined) found = { ...(unit === '' ? {} : { unit }), unitText: text, next: next + 1 }
  }
  return found
}

const longest = 4

/**
 * Whether a measuring word of any language stands at a token. Example: at 'łyżki' of '3 łyżki cukru', although nobody knows in
 * which language that is.
 */
export function isForeignUnit(tokens: readonly Token[], at: number): boolean {
  return [...tables().keys()].some((language) => foreignUnitAt(tokens, at, language as ForeignLanguage))
}
