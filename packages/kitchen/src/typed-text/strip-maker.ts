import { makers } from '../data/foods/brands'
import { lazyValue, parseList } from '../fact-table'
import { normalizeWords } from '../food-names/normalize-words'

const names = lazyValue(() => new Set(parseList(makers)))

const maxWords = 3

/**
 * Removes the maker or shop from the start or the end of a name; undefined if there is none.
 * Example: `stripMaker('Tesco whole milk')` is 'whole milk'; of 'Heinz' alone nothing.
 */
export function stripMaker(name: string): string | undefined {
  const words = normalizeWords(name)
  for (let length = Math.min(maxWords, words.length - 1); length > 0; length -= 1)
    if (names().has(words.slice(0, length).join(' '))) {
      const rest = words.slice(length).join(' ')
      return tooGeneral.has(rest) ? undefined : rest
    }
  return stripTrailingMaker(words)
}

// 'soy sauce kikkoman', 'yoghurt fage': the maker may stand behind the name.
function stripTrailingMaker(words: readonly string[]): string | undefined {
  for (let length = Math.min(maxWords, words.length - 1); length > 0; length -= 1)
    if (names().has(words.slice(-length).join(' '))) {
      const rest = words.slice(0, -length).join(' ')
      return tooGeneral.has(rest) ? undefined : rest
    }
  return undefined
}

// A maker's sauce or seasoning is a recipe of its own with unknown contents.
const tooGeneral = new Set(
  'sauce;seasoning;mix;rub;soup;spread;cereal;dressing;snack;snacks;bar;bars;drink;paste;kit;meal;spice;cubes;cube;dip;biscuits;cake'.split(
    ';',
  ),
)
