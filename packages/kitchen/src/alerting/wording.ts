import { findFood } from '../finding'
import type { Lot } from '../lot'
import { listed } from '../planning/words'
import { formatQuantity } from '../quantity-text'

const mostNamed = 5

/**
 * A name inside a sentence: small letters where it is the plain name of a food, as it was written otherwise. Example:
 * 'Chicken Breast' is 'chicken breast', 'Grandma’s chutney' stays.
 */
export function spoken(name: string): string {
  const tidy = name.replaceAll(/\s+/g, ' ').trim()
  return isPlain(tidy) ? tidy.toLowerCase() : tidy
}

/** A name with its article: plain foods take one, names of their own do not. Example: 'the chicken breast', 'Grandma’s chutney'. */
export function theFood(name: string): string {
  const word = spoken(name)
  return word === word.toLowerCase() ? `the ${word}` : word
}

/** The first letter large, for the beginning of a sentence. Example: 'milk' is 'Milk'. */
export function capital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase())
}

/** Whether a name speaks of several. Example: 'eggs' and 'Brussels sprouts' do, 'hummus' and 'swiss cheese' do not. */
export function isMany(name: string): boolean {
  const [what = ''] = name.toLowerCase().split(/,|\(| of | in | with /)
  const word = what.trim().split(/[\s-]/).at(-1) ?? ''
  return /[^su]s$/.test(word) && !/^(?:molasses|schnapps)$/.test(word)
}

/** Names in one breath, the first few and how many more. Example: 'milk, bread and eggs', or 'milk, bread, eggs, tea and 3 more'. */
export function named(names: readonly string[]): string {
  if (names.length <= mostNamed) return listed(names.map(spoken))
  const shown = names.slice(0, mostNamed - 1).map(spoken)
  return listed([...shown, `${names.length - shown.length} more`])
}

/** How much of a lot there is and where. Example: '2 lb in the fridge'. */
export function whereabouts(lot: Lot): string {
  return `${formatQuantity(lot.quantity)} in the ${lot.location}`
}

function isPlain(name: string): boolean {
  const how = findFood(name)?.how
  return how === 'exact' || how === 'alias' || how === 'plural'
}
