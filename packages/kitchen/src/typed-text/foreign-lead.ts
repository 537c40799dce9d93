import { numberWordTable } from '../data/text/number-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { normalizeText } from '../food-names/normalize-words'
import { tokenizeLine } from '../ingredient/tokens'
import { languageOfCountry } from '../language/country-language'
import { foreignUnitAt } from '../language/foreign-unit'
import type { ForeignLanguage } from '../language/language'

const tables = lazyValue(() => {
  const byLanguage = new Map<string, Map<string, string>>()
  for (const [language = '', number = '', words] of parseRows(numberWordTable)) {
    const known = byLanguage.get(language) ?? new Map<string, string>()
    byLanguage.set(language, known)
    for (const word of parseList(words)) known.set(word, number)
  }
  return byLanguage
})

/**
 * Writes the number words and a container without a number at the start of an entry as figures, in the language of the country.
 * Example: `numberForeignLead('Bund Petersilie', 'DE')` is '1 Bund Petersilie', of 'drei Äpfel' '3 Äpfel', of 'ein paar Möhren'
 * 'Möhren'.
 */
export function numberForeignLead(text: string, country: string | undefined): string {
  const language = languageOfCountry(country)
  const numbers = language && tables().get(language)
  if (!language || !numbers) return text
  const words = text.trim().split(/\s+/)
  let [at, number] = [0, '']
  for (let found = numberAt(words, at, numbers); found; found = numberAt(words, at, numbers)) {
    number = found.number
    at += found.words
  }
  const rest = words.slice(at).join(' ').replace(partitive, '')
  if (rest === '') return text
  if (number !== '') return `${number} ${rest}`
  return startsWithUnit(rest, language) ? `1 ${rest}` : rest
}

const partitive = /^(?:de |d['’])(?=\S)/i

function numberAt(words: readonly string[], at: number, numbers: ReadonlyMap<string, string>) {
  for (const length of [2, 1]) {
    const written = words.slice(at, at + length)
    const number = written.length === length ? numbers.get(normalizeText(written.join(' '))) : undefined
    if (number !== undefined) return { number, words: length }
  }
  return undefined
}

// 'Bund Petersilie', but not the food 'Glasnudeln' and no word alone; a spoon or a litre says its number.
function startsWithUnit(text: string, language: ForeignLanguage): boolean {
  const tokens = tokenizeLine(text)
  const unit = tokens[0]?.kind === 'word' ? foreignUnitAt(tokens, 0, language) : undefined
  return unit?.unit !== undefined && unit.next < tokens.length && text.split(/\s/)[0]?.length !== 1
}
