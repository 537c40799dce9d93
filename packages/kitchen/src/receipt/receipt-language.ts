import { tillLanguageTable } from '../data/shops/receipt-lines'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { ForeignLanguage } from '../language/language'

const languagesByWord = lazyValue(
  () =>
    new Map(
      parseRows(tillLanguageTable).flatMap(([language = '', words]) =>
        parseList(words).map((word): [string, string] => [word, language]),
      ),
    ),
)

/**
 * Returns the language of a receipt by the words of its till, or undefined for English and where it does not show.
 * Example: 'SUMA PLN 9,47' and 'RESZTA 0,53' are Polish, 'SUBTOTAL 9.47' and 'CHANGE 0.53' English.
 */
export function receiptLanguage(text: string): ForeignLanguage | undefined {
  const words = new Set(
    text
      .slice(0, longestRead)
      .replace(/\bp\.? ?iva\b/gi, 'piva')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/ł/gi, 'l')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  )
  const counts = new Map<string, number>()
  for (const word of words) {
    const language = languagesByWord().get(word)
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first || first[0] === 'en' || first[1] === second?.[1]) return undefined
  return first[0] as ForeignLanguage
}

const longestRead = 20_000
