import { foodGroupTable } from '../data/foods/food-groups'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { categories } from '../food/categories'
import type { Food } from '../food/food'
import { allFoods, foodById } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { normalizeWords, stemKey, stemWord } from '../food-names/normalize-words'

/**
 * Foods that an eater's dislike covers. Example: for 'no mushrooms' the name is 'mushrooms', and `foods` has every kind of
 * mushroom.
 */
export interface DislikedFoods {
  /** The dislike without a leading 'no' or 'anything with'. */
  readonly name: string
  /** Normalized key, the same for every spelling, singular and plural. */
  readonly key: string
  readonly foods: ReadonlySet<string>
}

const negationPatterns = [
  'no|not|without|never|avoids?|hates?|dislikes?',
  "(?:do|does)(?:n[’']?t| not) (?:like|eat|want)",
  "can(?:[’']?t|not) stand",
].join('|')
const negationPrefix = new RegExp(`^(?:(?:i|we|he|she|they) )?(?:(?:${negationPatterns}) )+(?:any )?`, 'i')
const containerPrefix =
  /^(?:anything|everything|dish(?:es)?|meals?|foods?) (?:with|containing|made (?:of|with|from)) (?:any )?/i
const containerSuffix = / in (?:it|them)$/i

/**
 * Returns the foods that a dislike covers: the food it names, its kinds and products made of it. A group word covers its whole
 * group. An unknown word covers none and is only searched in the text of lines. Example: `dislikedFoods('no
 * olives').foods.has('kalamata-olives')`, but not 'olive-oil'.
 */
export function dislikedFoods(text: string): DislikedFoods {
  const cached = cache.get(text)
  if (cached) return cached
  const disliked = parseDislike(text)
  // The number of texts is unbounded, so the cache is limited.
  if (cache.size >= maxCached) cache.clear()
  cache.set(text, disliked)
  return disliked
}

const cache = new Map<string, DislikedFoods>()
const maxCached = 2000

function parseDislike(text: string): DislikedFoods {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  const name =
    trimmed.replace(negationPrefix, '').replace(containerPrefix, '').replace(containerSuffix, '') || trimmed
  const key = stemKey(name)
  const group = groups().get(key)
  const foods = new Set<string>(group?.foods)
  for (const phrase of group ? group.phrases : [name]) for (const id of findKinds(phrase)) foods.add(id)
  return { name, key, foods }
}

interface Group {
  readonly phrases: readonly string[]
  readonly foods: readonly string[]
}

const groups = lazyValue(() => {
  const byKey = new Map<string, Group>()
  for (const [names, phrases, traits, allergens, foodCategories] of parseRows(foodGroupTable)) {
    const [groupTraits, groupAllergens, groupCategories] = [
      parseList(traits),
      parseList(allergens),
      parseList(foodCategories),
    ]
    const foods = allFoods().filter(
      (food) =>
        food.traits.some((trait) => groupTraits.includes(trait)) ||
        food.contains.some((allergen) => groupAllergens.includes(allergen)) ||
        categories.some((category) => category === food.category && groupCategories.includes(category)),
    )
    const group = { phrases: parseList(phrases), foods: foods.map(({ id }) => id) }
    for (const name of parseList(names)) byKey.set(stemKey(name), group)
  }
  return byKey
})

/** Returns the foods that a name stands for, their kinds and products made of them. */
function findKinds(phrase: string): string[] {
  const dislikeStems = normalizeWords(phrase).map(stemWord)
  const link = linkFood(phrase)
  const base = baseFoodOf(phrase)
  const found = new Set<string>(base ? [base.id] : [])
  for (const entry of findNames(dislikeStems)) {
    // An alias makes a food a kind only within the same category: chocolate truffles are not fungi.
    const isNear = entry.own || (isLast(dislikeStems, entry.roots) && entry.food.category === base?.category)
    if (isNear && isNamedIn(entry, dislikeStems, base)) found.add(entry.food.id)
  }
  if (base && link.known && link.how !== 'part') {
    const name = stemsOf(base.name)
    for (const entry of findNames(name))
      if (entry.own && isNamedIn(entry, name, base)) found.add(entry.food.id)
  }
  return [...found].filter((id) => id === base?.id || !isOtherPart(foodById(id)))
}

/**
 * Whether words in the name of a food mean that it is a kind of that food or made of it. Example: 'olive' in 'black olive' and
 * 'olive paste', but not in 'olive oil'; not 'cherry' in 'cherry tomato', nor 'milk' in 'oat milk'.
 */
export function isNamedIn(
  { food, roots }: Pick<NameEntry, 'food' | 'roots'>,
  dislikeStems: readonly string[],
  base: Food | undefined,
): boolean {
  const at = indexOfSequence(dislikeStems, roots)
  if (at < 0 || !hasAllTraitsOf(food, base)) return false
  const rest = roots.slice(at + dislikeStems.length)
  return rest.length === 0 || !isOwnFood(rest, base)
}

/** Returns the food that a dislike names, if there is one. Example: `baseFoodOf('no aubergines')?.id` is 'eggplant'. */
export function baseFoodOf(name: string): Food | undefined {
  const link = linkFood(name)
  return link.known && link.confidence >= certainThreshold ? foodById(link.foodId) : undefined
}

interface NameEntry {
  readonly food: Food
  readonly roots: readonly string[]
  /** Whether it is the food's main name; aliases may name related foods. */
  readonly own: boolean
}

/** Index of all names of all foods by each of their words. */
const nameIndex = lazyValue(() => {
  const byStem = new Map<string, NameEntry[]>()
  for (const food of allFoods()) {
    for (const name of [food.name, ...food.aliases]) {
      const entry = { food, roots: stemsOf(name), own: name === food.name }
      for (const stem of new Set(entry.roots)) {
        const entries = byStem.get(stem)
        if (entries) entries.push(entry)
        else byStem.set(stem, [entry])
      }
    }
  }
  return byStem
})

function findNames([first = '']: readonly string[]): readonly NameEntry[] {
  return nameIndex().get(first) ?? []
}

// The words after 'in' or 'with' do not describe the food itself: 'tuna in oil'. 'bone-in chicken thigh' is an exception.
function stemsOf(name: string): string[] {
  const roots = normalizeWords(name).map(stemWord)
  const end = roots.findIndex((stem, at) => at > 0 && prepositions.has(stem) && roots[at - 1] !== 'bone')
  return end < 0 ? roots : roots.slice(0, end)
}

const prepositions: ReadonlySet<string> = new Set(['in', 'with'])

/** Returns the index of a sequence of words among others, or -1. */
function indexOfSequence(dislikeStems: readonly string[], roots: readonly string[]): number {
  for (let at = 0; at + dislikeStems.length <= roots.length; at += 1) {
    if (dislikeStems.every((stem, index) => roots[at + index] === stem)) return at
  }
  return -1
}

function isLast(dislikeStems: readonly string[], roots: readonly string[]): boolean {
  return indexOfSequence(dislikeStems, roots) === roots.length - dislikeStems.length
}

/** Whether a food has everything that the base food always has: oat milk is not milk, and a sweet potato is not a potato. */
function hasAllTraitsOf(food: Food, base: Food | undefined): boolean {
  if (!base) return true
  return (
    base.contains.every((one) => food.contains.includes(one) || food.often.includes(one)) &&
    base.traits.every(
      (one) => processingTraits.has(one) || food.traits.includes(one) || food.oftenTraits.includes(one),
    )
  )
}

/** Traits of how a food was made, which do not identify it. */
const processingTraits: ReadonlySet<string> = new Set([
  'processed',
  'processed-meat',
  'sugar',
  'seed-oil',
  'rennet',
  'red-meat',
])

/** Products of a plant with a different taste: an eater who dislikes olives may like olive oil. */
const otherParts: ReadonlySet<string> = new Set(
  ['oil', 'vinegar', 'seed', 'starch', 'spray', 'sugar'].map((word) => stemWord(word)),
)

function isOtherPart(food: Food | undefined): boolean {
  return (
    food !== undefined &&
    [food.name, ...food.aliases].some((name) => otherParts.has(stemsOf(name).at(-1) ?? ''))
  )
}

const freshCategories: ReadonlySet<string> = new Set([
  'Vegetables',
  'Fruits',
  'Protein',
  'Legumes',
  'Herbs & Spices',
])

/** Whether the words after a name are a food of their own that the name only describes: the lettuce in 'butter lettuce'. */
function isOwnFood(rest: readonly string[], base: Food | undefined): boolean {
  const last = rest.at(-1) ?? ''
  if (otherParts.has(last)) return true
  const named = findByWholeName(rest) ?? findByWholeName([last])
  return (
    named !== undefined && named.food.category !== base?.category && freshCategories.has(named.food.category)
  )
}
