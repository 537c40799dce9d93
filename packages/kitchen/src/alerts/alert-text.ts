import { findFood } from '../food-names/find-food'
import { normalizeWords, stemWord } from '../food-names/normalize-words'
import { joinList } from '../meal-plan/plan-text'
import { formatQuantity } from '../quantity/format-quantity'
import type { Lot } from '../stock/lot'

const maxNames = 5

// Words in names of plain foods that stay capitalized within a sentence.
const properWords = new Map(
  `American Asian BBQ Brazil Brussels Caesar Cajun Canadian Chinese Cornish Danish Dijon Dutch English French German Greek
  Hawaiian Indian Irish Italian Jamaican Japanese Jerusalem Korean Lebanese Mexican Moroccan MSG Scottish Sichuan Spanish Swiss
  Tabasco Thai Turkish UHT Vietnamese Welsh Worcestershire XO`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word] as const),
)

/**
 * Formats a name for use inside a sentence: lower case for the plain name of a food, unchanged otherwise. Example: 'Chicken
 * Breast' is 'chicken breast', 'GREEK YOGURT' is 'Greek yogurt', 'Grandma’s chutney' stays.
 */
export function nameInSentence(name: string): string {
  const tidy = name.replaceAll(/\s+/g, ' ').trim()
  return isPlainFoodName(tidy)
    ? tidy.toLowerCase().replaceAll(/\p{L}+/gu, (word) => properWords.get(word) ?? word)
    : tidy
}

/**
 * Adds the article to a name. Plain foods take 'the'; proper names and names that begin with an article or a possessive do not.
 * Example: 'the chicken breast', 'Grandma’s chutney', 'my soup'.
 */
export function nameWithArticle(name: string): string {
  const word = nameInSentence(name)
  if (/^(?:an?|the|this|some|my|our|his|her|their|your)\s|^\S+['’]s?\s/i.test(word)) return word
  return isPlainFoodName(word) || word === word.toLowerCase() ? `the ${word}` : word
}

/** Capitalizes the first letter, for the beginning of a sentence. Example: 'milk' is 'Milk'. */
export function capitalizeFirst(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase())
}

const singularWords: ReadonlySet<string> = new Set(
  'calvados cassis frais gras haggis molasses physalis schnapps'.split(' '),
)

/** Whether a name is plural. Example: 'eggs' and 'Brussels sprouts' are, 'hummus' and 'swiss cheese' are not. */
export function isPluralName(name: string): boolean {
  const [head = ''] = name.toLowerCase().split(/,|\(| of | in | with /)
  const word = head.trim().split(/[\s-]/).at(-1) ?? ''
  return /[^su'’]s$/.test(word) && !singularWords.has(word)
}

/**
 * Joins names into one phrase: the first few and the number of the others. Example: 'milk, bread and eggs', or 'milk, bread,
 * eggs, tea and 3 more'.
 */
export function joinNames(names: readonly string[]): string {
  if (names.length <= maxNames) return joinList(names.map(nameInSentence))
  const shown = names.slice(0, maxNames - 1).map(nameInSentence)
  return joinList([...shown, `${names.length - shown.length} more`])
}

/** Formats the amount and the location of a lot. Example: '2 lb in the fridge'. */
export function describeAmountAndPlace(lot: Lot): string {
  return `${formatQuantity(lot.quantity)} in the ${lot.location}`
}

// A brand name matches a food but keeps its capitals.
function isPlainFoodName(name: string): boolean {
  const match = findFood(name)
  if (!match || (match.how !== 'exact' && match.how !== 'alias' && match.how !== 'plural')) return false
  const stems = stemsOf(name)
  return [match.food.name, ...match.food.aliases].some((foodName) => stemsOf(foodName) === stems)
}

function stemsOf(name: string): string {
  return normalizeWords(name).map(stemWord).join('')
}
