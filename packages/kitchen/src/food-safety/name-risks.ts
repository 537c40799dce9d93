import type { Food } from '../food/food'
import { isCookedInWater } from './food-nature'

const curedFish: ReadonlySet<string> = new Set([
  'gravlax',
  'gravadlax',
  'gravad',
  'lox',
  'gravlaks',
  'graavilohi',
])
const oilHerbs = [
  'garlic',
  'herb',
  'basil',
  'chilli',
  'chili',
  'rosemary',
  'thyme',
  'tomato',
  'pepper',
  'mushroom',
]

/** Whether a name is garlic, herbs or vegetables in oil that somebody made. Example: `isInOil(['garlic', 'oil'], true)`. */
export function isInOil(words: readonly string[], isMade: boolean): boolean {
  return isMade && words.includes('oil') && oilHerbs.some((herb) => words.includes(herb))
}

/** Whether a word means cured fish. Example: 'gravlax'. */
export function isCuredFish(word: string): boolean {
  return curedFish.has(word)
}

/** Whether a name is food for a baby. Example: 'apple puree for baby', but not 'baby spinach'. */
export function isForBaby(words: readonly string[]): boolean {
  const at = words.indexOf('baby')
  if (at < 0) return false
  return words.includes('puree') || (at === words.length - 1 && at > 0) || words[at - 1] === 'for'
}

/** Whether a name means sprouts. Example: 'sprouted lentils' and 'radish shoots', but not 'sprouted potatoes', which are only old. */
export function isSprouted(words: readonly string[], food: Food | undefined): boolean {
  if (words.at(-1) === 'shoot' && words.some((word) => sproutingSeeds.has(word))) return true
  if (!words.includes('sprouted') && !words.includes('sprouting')) return false
  return food ? isCookedInWater(food) || food.category === 'Legumes' : !bakedOfGrain.test(words.at(-1) ?? '')
}

const sproutingSeeds: ReadonlySet<string> = new Set(
  'bean soybean soya mung alfalfa lentil radish broccoli clover fenugreek chickpea mustard cress sunflower'.split(
    ' ',
  ),
)
const bakedOfGrain =
  /^(?:bread|loaf|toast|flour|cracker|tortilla|wrap|bagel|bun|roll|muffin|cereal|granola|potato|onion|garlic|shallot|ginger|broccoli|jar|tray)$/

/** Whether garlic or tomatoes were cooked in oil. Example: `isConfit(['garlic', 'confit'])`. */
export function isConfit(words: readonly string[]): boolean {
  return words.includes('confit') && (words.includes('garlic') || words.includes('tomato'))
}
