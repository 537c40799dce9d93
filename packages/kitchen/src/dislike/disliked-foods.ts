import { foodGroupTable } from '../data/foods/food-groups'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { categories } from '../food/categories'
import type { Food } from '../food/food'
import { allFoods, foodById } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { normalizeWords, stemKey, stemWord } from '../food-names/normalize-words'

/**
 * What somebody would rather not eat, as the kitchen understands it. Example: of 'no mushrooms' the name is 'mushrooms', and
 * `foods` has every kind of mushroom.
 */
export interface DislikedFoods {
  /** Without the 'no' or 'anything with' in front. */
  readonly name: string
  /** The same for every spelling and number of it. */
  readonly key: string
  readonly foods: ReadonlySet<string>
}

const dislikes = [
  'no|not|without|never|avoids?|hates?|dislikes?',
  "(?:do|does)(?:n[’']?t| not) (?:like|eat|want)",
  "can(?:[’']?t|not) stand",
].join('|')
const denial = new RegExp(`^(?:(?:i|we|he|she|they) )?(?:(?:${dislikes}) )+(?:any )?`, 'i')
const inAnything =
  /^(?:anything|everything|dish(?:es)?|meals?|foods?) (?:with|containing|made (?:of|with|from)) (?:any )?/i
const inIt = / in (?:it|them)$/i

/**
 * The foods that a cook's own word for a dislike covers: the food it names, its kinds and what is made of it; a group word
 * covers all of its group. A word nobody knows covers none and is only looked for in what is written. Example:
 * `dislikedFoods('no olives').foods.has('kalamata-olives')`, but not 'olive-oil'.
 */
export function dislikedFoods(text: string): DislikedFoods {
  const known = remembered.get(text)
  if (known) return known
  const disliked = understood(text)
  // Texts come without end; what is remembered of them does not.
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(text, disliked)
  return disliked
}

const remembered = new Map<string, DislikedFoods>()
const mostRemembered = 2000

function understood(text: string): DislikedFoods {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  const name = trimmed.replace(denial, '').replace(inAnything, '').replace(inIt, '') || trimmed
  const key = stemKey(name)
  const group = groups().get(key)
  const foods = new Set<string>(group?.foods)
  for (const phrase of group ? group.phrases : [name]) for (const id of kindsOf(phrase)) foods.add(id)
  return { name, key, foods }
}

interface Group {
  readonly phrases: readonly string[]
  readonly foods: readonly string[]
}

const groups = lazyValue(() => {
  const byKey = new Map<string, Group>()
  for (const [names, phrases, traits, allergens, shelves] of parseRows(foodGroupTable)) {
    const [wanted, risky, onShelf] = [parseList(traits), parseList(allergens), parseList(shelves)]
    const foods = allFoods().filter(
      (food) =>
        food.traits.some((trait) => wanted.includes(trait)) ||
        food.contains.some((allergen) => risky.includes(allergen)) ||
        categories.some((category) => category === food.category && onShelf.includes(category)),
    )
    const group = { phrases: parseList(phrases), foods: foods.map(({ id }) => id) }
    for (const name of parseList(names)) byKey.set(stemKey(name), group)
  }
  return byKey
})

/** The foods that a name stands for, that are a kind of it, or that are made of it. */
function kindsOf(phrase: string): string[] {
  const sought = normalizeWords(phrase).map(stemWord)
  const link = linkFood(phrase)
  const base = baseFoodOf(phrase)
  const found = new Set<string>(base ? [base.id] : [])
  for (const entry of namesWith(sought)) {
    // Another name makes a food a kind only on its own shelf: chocolate truffles are no fungi.
    const isNear = entry.own || (isLast(sought, entry.roots) && entry.food.category === base?.category)
    if (isNear && isNamedIn(entry, sought, base)) found.add(entry.food.id)
  }
  if (base && link.known && link.how !== 'part') {
    const name = rootsOf(base.name)
    for (const entry of namesWith(name))
      if (entry.own && isNamedIn(entry, name, base)) found.add(entry.food.id)
  }
  return [...found].filter((id) => id === base?.id || !isOtherPart(foodById(id)))
}

/**
 * Whether words in the name of a food say that it is a kind of theirs or made of it. Example: 'olive' does in 'black olive' and
 * 'olive paste', not in 'olive oil'; 'cherry' does not in 'cherry tomato', nor 'milk' in 'oat milk'.
 */
export function isNamedIn(
  { food, roots }: Pick<NameEntry, 'food' | 'roots'>,
  sought: readonly string[],
  base: Food | undefined,
): boolean {
  const at = placeOf(sought, roots)
  if (at < 0 || !hasAllOf(food, base)) return false
  const rest = roots.slice(at + sought.length)
  return rest.length === 0 || !isOwnThing(rest, base)
}

/** The food that a dislike names, where it names one. Example: `baseOf('no aubergines')?.id` is 'eggplant'. */
export function baseFoodOf(name: string): Food | undefined {
  const link = linkFood(name)
  return link.known && link.confidence >= certainThreshold ? foodById(link.foodId) : undefined
}

interface NameEntry {
  readonly food: Food
  readonly roots: readonly string[]
  /** Its first name; the others may only be kept with it. */
  readonly own: boolean
}

/** Every name of every food by each of its words. */
const nameIndex = lazyValue(() => {
  const byRoot = new Map<string, NameEntry[]>()
  for (const food of allFoods()) {
    for (const name of [food.name, ...food.aliases]) {
      const entry = { food, roots: rootsOf(name), own: name === food.name }
      for (const root of new Set(entry.roots)) {
        const there = byRoot.get(root)
        if (there) there.push(entry)
        else byRoot.set(root, [entry])
      }
    }
  }
  return byRoot
})

function namesWith([first = '']: readonly string[]): readonly NameEntry[] {
  return nameIndex().get(first) ?? []
}

// What a thing lies in is not what it is: 'tuna in oil'. A 'bone-in chicken thigh' lies in nothing.
function rootsOf(name: string): string[] {
  const roots = normalizeWords(name).map(stemWord)
  const end = roots.findIndex((root, at) => at > 0 && lying.has(root) && roots[at - 1] !== 'bone')
  return end < 0 ? roots : roots.slice(0, end)
}

const lying: ReadonlySet<string> = new Set(['in', 'with'])

/** Where words stand among others, in their order, or -1. */
function placeOf(sought: readonly string[], roots: readonly string[]): number {
  for (let at = 0; at + sought.length <= roots.length; at += 1) {
    if (sought.every((root, index) => roots[at + index] === root)) return at
  }
  return -1
}

function isLast(sought: readonly string[], roots: readonly string[]): boolean {
  return placeOf(sought, roots) === roots.length - sought.length
}

/** Whether a food has in it what the other always has: oat milk is no milk, and a sweet potato no potato. */
function hasAllOf(food: Food, base: Food | undefined): boolean {
  if (!base) return true
  return (
    base.contains.every((one) => food.contains.includes(one) || food.often.includes(one)) &&
    base.traits.every(
      (one) => ofMaking.has(one) || food.traits.includes(one) || food.oftenTraits.includes(one),
    )
  )
}

/** How a food was made says nothing of what it is. */
const ofMaking: ReadonlySet<string> = new Set([
  'processed',
  'processed-meat',
  'sugar',
  'seed-oil',
  'rennet',
  'red-meat',
])

/** What comes of a plant and tastes of something else: who leaves the olives may like the oil. */
const otherParts: ReadonlySet<string> = new Set(
  ['oil', 'vinegar', 'seed', 'starch', 'spray', 'sugar'].map((word) => stemWord(word)),
)

function isOtherPart(food: Food | undefined): boolean {
  return (
    food !== undefined &&
    [food.name, ...food.aliases].some((name) => otherParts.has(rootsOf(name).at(-1) ?? ''))
  )
}

const grown: ReadonlySet<string> = new Set(['Vegetables', 'Fruits', 'Protein', 'Legumes', 'Herbs & Spices'])

/** Whether words behind a name are a thing of their own that the name only describes: the lettuce in 'butter lettuce'. */
function isOwnThing(rest: readonly string[], base: Food | undefined): boolean {
  const last = rest.at(-1) ?? ''
  if (otherParts.has(last)) return true
  const named = findByWholeName(rest) ?? findByWholeName([last])
  return named !== undefined && named.food.category !== base?.category && grown.has(named.food.category)
}
