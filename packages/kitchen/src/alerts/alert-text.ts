import { findFood } from '../food-names/find-food'
import { normalizeWords, stemWord } from '../food-names/normalize-words'
import { joinList } from '../meal-plan/plan-text'
import { formatQuantity } from '../quantity/format-quantity'
import type { Lot } from '../stock/lot'

const mostNamed = 5

// Words that keep a large letter within a sentence, as far as plain foods have them.
const proper = new Map(
  `American Asian BBQ Brazil Brussels Caesar Cajun Canadian Chinese Cornish Danish Dijon Dutch English French German Greek
  Hawaiian Indian Irish Italian Jamaican Japanese Jerusalem Korean Lebanese Mexican Moroccan MSG Scottish Sichuan Spanish Swiss
  Tabasco Thai Turkish UHT Vietnamese Welsh Worcestershire XO`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word] as const),
)

/**
 * A name inside a sentence: small letters where it is the plain name of a food, as it was written otherwise. Example:
 * 'Chicken Breast' is 'chicken breast', 'GREEK YOGURT' is 'Greek yogurt', 'Grandma’s chutney' stays.
 */
export function nameInSentence(name: string): string {
  const tidy = name.replaceAll(/\s+/g, ' ').trim()
  return isPlain(tidy) ? tidy.toLowerCase().replaceAll(/\p{L}+/gu, (word) => proper.get(word) ?? word) : tidy
}

/**
 * A name with its article: plain foods take one, names of their own and those that begin with whose they are do not.
 * Example: 'the chicken breast', 'Grandma’s chutney', 'my soup'.
 */
export function nameWithArticle(name: string): string {
  const word = nameInSentence(name)
  if (/^(?:an?|the|this|some|my|our|his|her|their|your)\s|^\S+['’]s?\s/i.test(word)) return word
  return isPlain(word) || word === word.toLowerCase() ? `the ${word}` : word
}

/** The first letter large, for the beginning of a sentence. Example: 'milk' is 'Milk'. */
export function capitalizeFirst(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase())
}

const singular: ReadonlySet<string> = new Set(
  'calvados cassis frais gras haggis molasses physalis schnapps'.split(' '),
)

/** Whether a name speaks of several. Example: 'eggs' and 'Brussels sprouts' do, 'hummus' and 'swiss cheese' do not. */
export function isPluralName(name: string): boolean {
  const [what = ''] = name.toLowerCase().split(/,|\(| of | in | with /)
  const word = what.trim().split(/[\s-]/).at(-1) ?? ''
  return /[^su'’]s$/.test(word) && !singular.has(word)
}

/** Names in one breath, the first few and how many more. Example: 'milk, bread and eggs', or 'milk, bread, eggs, tea and 3 more'. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= mostNamed) return joinList(names.map(nameInSentence))
  const shown = names.slice(0, mostNamed - 1).map(nameInSentence)
  return joinList([...shown, `${names.length - shown.length} more`])
}

/** How much of a lot there is and where. Example: '2 lb in the fridge'. */
export function describeAmountAndPlace(lot: Lot): string {
  return `${formatQuantity(lot.quantity)} in the ${lot.location}`
}

// A brand stands for its food, and keeps its letters.
function isPlain(name: string): boolean {
  const match = findFood(name)
  if (!match || (match.how !== 'exact' && match.how !== 'alias' && match.how !== 'plural')) return false
  const said = rootsOf(name)
  return [match.food.name, ...match.food.aliases].some((one) => rootsOf(one) === said)
}

function rootsOf(name: string): string {
  return normalizeWords(name).map(stemWord).join('')
}
