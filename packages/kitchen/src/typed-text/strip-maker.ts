import { makers } from '../data/foods/brands'
import { lazyValue, parseList } from '../fact-table'
import { normalizeWords } from '../food-names/normalize-words'

const names = lazyValue(() => new Set(parseList(makers)))

const mostWords = 3

/**
 * A name without the maker or shop before it, or nothing where none stands there. Example: `withoutMaker('Tesco whole milk')` is
 * 'whole milk'; of 'Heinz' alone nothing.
 */
export function stripMaker(name: string): string | undefined {
  const words = normalizeWords(name)
  for (let length = Math.min(mostWords, words.length - 1); length > 0; length -= 1)
    if (names().has(words.slice(0, length).join(' '))) {
      const rest = words.slice(length).join(' ')
      return tooGeneral.has(rest) ? undefined : rest
    }
  return undefined
}

// A maker's sauce or seasoning is a recipe of its own; only the maker knows what is in it.
const tooGeneral = new Set(
  'sauce;seasoning;mix;rub;soup;spread;cereal;dressing;snack;snacks;bar;bars;drink;paste;kit;meal;spice;cubes;cube;dip;biscuits;cake'.split(
    ';',
  ),
)
