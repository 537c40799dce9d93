import { makers } from '../data/brands'
import { plainWords } from '../finding/words'
import { listOf, once } from '../table'

const names = once(() => new Set(listOf(makers)))

const mostWords = 3

/**
 * A name without the maker or shop before it, or nothing where none stands there. Example: `withoutMaker('Tesco whole milk')` is
 * 'whole milk'; of 'Heinz' alone nothing.
 */
export function withoutMaker(name: string): string | undefined {
  const words = plainWords(name)
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
