import { dialectTable, keptPhrases } from '../data/text/dialect-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { type Dialect, dialectOfCountry } from './dialect-of-country'

/** A word or phrase that two dialects have of their own. Example: 'spring onions' and 'scallions'. */
export interface DialectPair {
  readonly british: string
  readonly american: string
  /** Whether each stands for the other and for nothing else. */
  readonly mutual: boolean
}

interface Wording {
  readonly own: ReadonlyMap<string, string>
  readonly said: RegExp
}

const table = lazyValue(() => {
  const rows = parseRows(dialectTable).flatMap(([british = '', american = '', endings = '', only = '']) =>
    ['', ...endings.split(' ').filter((ending) => ending !== '')].map((ending) => ({
      british: british + ending,
      american: american + ending,
      only,
    })),
  )
  const toAmerican = rows.filter(({ only }) => only !== '<')
  const toBritish = rows.filter(({ only }) => only !== '>')
  return {
    pairs: rows.map(
      ({ british, american, only }): DialectPair => ({ british, american, mutual: only === '' }),
    ),
    american: wordingOf(toAmerican.map(({ british, american }) => [british, american])),
    british: wordingOf(toBritish.map(({ british, american }) => [american, british])),
  }
})

function wordingOf(pairs: readonly (readonly [string, string])[]): Wording {
  const own = new Map<string, string>()
  for (const kept of parseList(keptPhrases))
    for (const ending of ['', 's']) own.set(kept + ending, kept + ending)
  for (const [from, to] of pairs) if (!own.has(from)) own.set(from, to)
  const phrases = [...own.keys()].sort((a, b) => b.length - a.length)
  // Whole words only, and none within an address.
  return {
    own,
    said: new RegExp(`(?<![\\p{L}\\p{N}/@_.'’])(?:${phrases.join('|')})(?![\\p{L}\\p{N}_])`, 'giu'),
  }
}

/** Returns every pair of the table. Example: the first is 'aubergine' and 'eggplant'. */
export function dialectPairs(): readonly DialectPair[] {
  return table().pairs
}

/**
 * Says a text in a dialect, for those who read it; what is stored or typed stays as it is. It changes names and spellings only,
 * never an amount. Example: `inDialect('2 aubergines, diced', 'american')` is '2 eggplants, diced'.
 */
export function inDialect(text: string, dialect: Dialect): string {
  const { own, said } = table()[dialect]
  return text.replace(said, (found) => {
    const word = own.get(found.toLowerCase())
    return word === undefined || word === found.toLowerCase() ? found : likeCase(word, found)
  })
}

/**
 * Says a text as the kitchens of a country do; without a country it stays as it is.
 * Example: `inDialectOf('US', 'Aubergine')` is 'Eggplant'.
 */
export function inDialectOf(country: string | null | undefined, text: string): string {
  return country ? inDialect(text, dialectOfCountry(country)) : text
}

// 'Spring onion' is 'Scallion', 'Spring Onion Soup' is 'Scallion Soup', 'PLAIN FLOUR' is 'ALL-PURPOSE FLOUR'.
function likeCase(word: string, model: string): string {
  const first = model.charAt(0)
  if (first === first.toLowerCase()) return word
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase()
  const isTitle = model.split(' ').every((part) => !/^\p{Ll}/u.test(part) || part === 'of' || part === 'the')
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)
  return isTitle && model.includes(' ') ? word.split(' ').map(capital).join(' ') : capital(word)
}
