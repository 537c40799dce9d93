import { abbreviationTable, houseBrandTable, packWords } from '../data/shops/receipt-abbreviations'
import { lazyValue, parseRows } from '../fact-table'
import { isNotFood } from './goods'
import { isFoodWord, nearestFoodWord } from './vocabulary'

interface Meaning {
  words: string
  /** Only beside one of these words; otherwise the first meaning without a condition applies. */
  beside?: ReadonlySet<string>
}

const longestPhrase = 3

const meanings = lazyValue(
  () =>
    new Map(
      parseRows(abbreviationTable).map(([printed = '', usual = '', ...others]): [string, Meaning[]] => [
        printed,
        [
          ...others.map((other): Meaning => {
            const [words = '', beside = ''] = other.split(':')
            return { words, beside: new Set(beside.split(' ')) }
          }),
          ...(usual === '' ? [] : [{ words: usual }]),
        ],
      ]),
    ),
)

const plain = lazyValue(() => new Set(packWords.trim().split(' ')))
const brands = lazyValue(
  () => new Map(parseRows(houseBrandTable).map(([printed = '', expansion = '']) => [printed, expansion])),
)

/**
 * Expands an abbreviated receipt name: abbreviations are spelled out, house brands and sizes removed, and words without
 * vowels restored if one food word fits. Unknown words stay as printed.
 * Example: `expandName('GRN ONI')` is 'green onion', `expandName('CHKN BRST BNLS')` 'chicken breast boneless',
 * `expandName('PCO STRWBRRS 2LB')` 'organic strawberries'.
 */
export function expandName(name: string): string {
  const tokens = tokensOf(name)
  const brand = leadingBrand(tokens)
  const rest = tokens.slice(brand.length)
  const beside = new Set(rest.flatMap((token) => [token, ...(usualMeaning(token)?.split(' ') ?? [])]))
  const spelled: string[] = brand.says === '' ? [] : [brand.says]
  for (let index = 0; index < rest.length; ) {
    const phrase = phraseAt(rest, index, beside)
    spelled.push(phrase.words)
    index += phrase.length
  }
  const words = spelled.filter((word) => word !== '')
  return (words.length > 0 ? words : tokens).join(' ')
}

/**
 * Returns a receipt name in lower case without marks and sizes, for languages that have no abbreviations here.
 * Example: `plainName('ERDBEEREN 500G')` is 'erdbeeren'.
 */
export function plainName(name: string): string {
  return tokensOf(name).join(' ')
}

/**
 * Returns the pack size printed in a name, or undefined.
 * Example: `findPackSize('ORANGE NAVEL 5LB')` is '5LB', `findPackSize('MILK 2%')` is undefined.
 */
export function findPackSize(name: string): string | undefined {
  return name
    .slice(0, 200)
    .split(/[\s()[\]]+/)
    .find((token) => isSize(token.toLowerCase()))
}

function isSize(token: string): boolean {
  return /^(?:\d{1,3}[x*])?\d{1,4}(?:[.,]\d{1,3})?(?:kg|g|gm|gr|grm|ml|cl|l|lt|ltr|litre|lb|lbs|oz|0z|floz|ct|pk|pc|pcs|pack|s|ea|gal|qt|pt|cm|mm|in)$/.test(
    token.replace(/^[li|](?=[lb\d])/, '1'),
  )
}

function tokensOf(name: string): string[] {
  return name
    .slice(0, 120)
    .toLowerCase()
    .replace(/[()[\]{}*+;:!?"~_^|<>\\]|,(?!\d)/g, ' ')
    .replace(/(?<=\d) (?=(?:kg|g|ml|l|lb|lbs|oz|ct|pk)(?:\s|$))/g, '')
    .replace(/(?<=\p{L})\.(?=\s|$)|(?<=\s|^)[-.'&/]+(?=\s|$)/gu, ' ')
    .split(/\s+/)
    .filter((token) => token !== '' && !isSize(token) && !/^\d{1,5}$/.test(token))
}

function usualMeaning(token: string): string | undefined {
  return meanings()
    .get(token)
    ?.find(({ beside }) => !beside)?.words
}

function leadingBrand(tokens: readonly string[]): { length: number; says: string } {
  for (let length = Math.min(2, tokens.length - 1); length >= 1; length -= 1) {
    const expansion = brands().get(tokens.slice(0, length).join(' '))
    if (expansion !== undefined) return { length, says: expansion }
  }
  return { length: 0, says: '' }
}

function phraseAt(
  tokens: readonly string[],
  index: number,
  beside: ReadonlySet<string>,
): { words: string; length: number } {
  for (let length = Math.min(longestPhrase, tokens.length - index); length >= 1; length -= 1) {
    const meaning = meaningOf(tokens.slice(index, index + length).join(' '), beside)
    if (meaning !== undefined) return { words: meaning, length }
  }
  return { words: expandWord(tokens[index] ?? '', beside), length: 1 }
}

function meaningOf(printed: string, beside: ReadonlySet<string>): string | undefined {
  return meanings()
    .get(printed)
    ?.find((meaning) => !meaning.beside || [...meaning.beside].some((word) => beside.has(word)))?.words
}

// 'onion/garlic', 'grp-red': parts are expanded separately; 0, 1 and 5 inside a photographed word are letters.
function expandWord(token: string, beside: ReadonlySet<string>): string {
  if (isFoodWord(token) || plain().has(token) || isNotFood(token)) return token
  if (token.startsWith('w/')) return `with ${expandWord(token.slice(2), beside)}`
  if (/[/-]|\p{L}{3}&\p{L}{3}/u.test(token)) {
    return token
      .split(/[/&-]+/)
      .filter((part) => part !== '')
      .map((part) => meaningOf(part, beside) ?? expandWord(part, beside))
      .join(' ')
  }
  const letters = /\p{L}\d|\d\p{L}/u.test(token)
    ? token.replace(/0/g, 'o').replace(/1/g, 'l').replace(/5/g, 's')
    : token
  return meaningOf(letters, beside) ?? nearestFoodWord(letters) ?? token
}
