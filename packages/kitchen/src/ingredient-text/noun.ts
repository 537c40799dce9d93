import { toPlural, toSingular } from '../food-names/normalize-words'
import { isFoodName } from '../ingredient/food-choices'
import { findMainPhrase } from '../ingredient/main-phrase'
import { parseIngredientName } from '../ingredient/name'
import type { Token } from '../ingredient/tokens'
import type { Amount } from '../quantity/amount'
import { compare, one } from '../quantity/amount'

/** A replacement for a word of a line, by position. Example: 'egg' at 2 to 5 becomes 'eggs'. */
export interface WordReplacement {
  readonly start: number
  readonly end: number
  readonly word: string
}

// Garlic has no usual plural.
const uncounted = new Set(
  'corn garlic celery ginger spinach broccoli kale fennel choi choy rice bread pastry dough salt'.split(' '),
)

/**
 * Returns the nouns of the counted food, inflected for the count.
 * Example: behind '3' the tokens of 'large egg, beaten' give 'eggs' for 'egg'.
 */
export function nounsFor(rest: readonly Token[], many: Amount): WordReplacement[] {
  const { name } = parseIngredientName(findMainPhrase(rest, isFoodName).main, false)
  return name
    .filter((token, at) => isNoun(token, name[at + 1]) && !isBehindOf(name, at))
    .flatMap(({ text, start, end }) => {
      const single = toSingular(text)
      const word = compare(many, one) > 0 ? toPlural(single) : single
      return word === text ? [] : [{ start, end, word }]
    })
}

function isNoun({ kind, lower }: Token, next: Token | undefined): boolean {
  if (kind !== 'word' || lower.length < 3 || uncounted.has(lower)) return false
  return next === undefined || /^(?:or|and|&|\/|,|of|on|in|with|from)$/.test(next.lower)
}

// 'hearts of palm': the hearts are counted.
function isBehindOf(name: readonly Token[], at: number): boolean {
  return name.slice(0, at).some(({ lower }) => /^(?:of|on|in|with|from)$/.test(lower))
}
