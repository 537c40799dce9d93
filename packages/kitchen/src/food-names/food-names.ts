import { brandTable } from '../data/foods/brands'
import { idiomaticNames, misleadingNames, otherWords } from '../data/text/name-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Food } from '../food/food'
import { allFoods } from '../food/food'
import { allModifiers } from './modifiers'
import { normalizeText, normalizeWords, stemKey, stemWord } from './normalize-words'
import type { SpellingIndex } from './spelling'
import { createSpellingIndex } from './spelling'

/** How a name led to a food: its own name, another name, another number, a part of what was said, or a misspelling. Example: 'alias'. */
export type MatchMethod = 'exact' | 'alias' | 'plural' | 'part' | 'misspelt'

/** A food that a name stands for, how surely (0 to 1), and how it was found. Example: `{ food: spinach, confidence: 1, how: 'exact' }`. */
export interface FoodMatch {
  readonly food: Food
  readonly confidence: number
  readonly how: MatchMethod
}

interface FoodNames {
  readonly own: ReadonlyMap<string, Food>
  readonly byPlain: ReadonlyMap<string, Food>
  readonly byRoots: ReadonlyMap<string, Food>
  readonly roots: ReadonlySet<string>
  readonly mostWords: number
}

const foodNames = lazyValue((): FoodNames => {
  const own = new Map<string, Food>()
  const byPlain = new Map<string, Food>()
  const byRoots = new Map<string, Food>()
  const rootOfWord = new Map<string, string>()
  let mostWords = 1
  const rooted = (word: string) => {
    const known = rootOfWord.get(word)
    if (known !== undefined) return known
    const root = stemWord(word)
    rootOfWord.set(word, root)
    return root
  }
  const enter = (food: Food, name: string, names: Map<string, Food>) => {
    const plain = normalizeText(name)
    if (!names.has(plain)) names.set(plain, food)
    const words = plain.split(' ')
    let isRooted = true
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      const root = rooted(word)
      if (root === word) continue
      words[at] = root
      isRooted = false
    }
    const key = isRooted ? plain : words.join(' ')
    if (!byRoots.has(key)) byRoots.set(key, food)
    if (words.length > mostWords) mostWords = words.length
  }
  for (const food of allFoods()) enter(food, food.name, own)
  for (const food of allFoods()) for (const alias of food.aliases) enter(food, alias, byPlain)
  for (const [said = '', meant = ''] of parseRows(idiomaticNames)) {
    const food = own.get(meant) ?? byPlain.get(meant)
    if (food) keepFirst(byPlain, said, food)
  }
  for (const [said = '', meant = ''] of parseRows(brandTable)) {
    const food = own.get(meant) ?? byPlain.get(meant) ?? byRoots.get(meant.split(' ').map(rooted).join(' '))
    if (!food || own.has(said)) continue
    keepFirst(byPlain, said, food)
    for (const word of said.split(' ')) rooted(word)
  }
  return { own, byPlain, byRoots, roots: new Set(rootOfWord.values()), mostWords }
})

const byJoined = lazyValue(() => {
  const joined = new Map<string, Food>()
  for (const [key, food] of foodNames().byRoots) keepFirst(joined, key.replaceAll(' ', ''), food)
  return joined
})

/** The food whose whole name these words are, in any number and however joined, or nothing. Example: `wholeName(['sea', 'bass'])?.food.id` is 'sea-bass'. */
export function findByWholeName(
  words: readonly string[],
  from = 0,
  to = words.length,
): FoodMatch | undefined {
  const { own, byPlain, byRoots, roots: known, mostWords } = foodNames()
  if (to <= from || to - from > mostWords + 1) return undefined
  let [plain, key, joint, isKnown] = ['', '', '', true]
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? ''
    const root = stemWord(word)
    const gap = at > from ? ' ' : ''
    plain += gap + word
    key += gap + root
    joint += root
    isKnown &&= known.has(root)
  }
  if (isKnown) {
    const named = own.get(plain)
    if (named) return { food: named, confidence: 1, how: 'exact' }
    const alias = byPlain.get(plain)
    if (alias) return { food: alias, confidence: 0.98, how: 'alias' }
    const plural = byRoots.get(key)
    if (plural) return { food: plural, confidence: 0.97, how: 'plural' }
  }
  const joined = to - from <= mostJoined ? byJoined().get(joint) : undefined
  return joined && { food: joined, confidence: joinedNameConfidence, how: 'alias' }
}

const mostJoined = 4

/** How sure a name is that only fits when its words are written as one. Example: 'butter milk' as buttermilk. */
export const joinedNameConfidence = 0.93

const byBag = lazyValue(() => {
  const bags = new Map<string, Food>()
  for (const [key, food] of foodNames().byRoots)
    if (key.includes(' ')) keepFirst(bags, bagOf(key.split(' ')), food)
  return bags
})

/** The food whose whole name has these words in some other order, or nothing. Example: `turnedName(['beef', 'ground'])` is ground beef. */
export function findByReorderedName(words: readonly string[]): FoodMatch | undefined {
  const food = words.length > 1 ? byBag().get(bagOf(words.map(stemWord))) : undefined
  return food && { food, confidence: 0.82, how: 'part' }
}

const rootsSeen = new Map<Food, ReadonlySet<string>>()

/** Whether a root is in one of the names of this food. Example: 'canned' of canned tomatoes, so that it is no surprise beside 'chopped tomatoes'. */
export function isStemOfFood(food: Food, root: string): boolean {
  const known = rootsSeen.get(food)
  if (known) return known.has(root)
  const roots = new Set([food.name, ...food.aliases].flatMap((name) => normalizeWords(name).map(stemWord)))
  rootsSeen.set(food, roots)
  return roots.has(root)
}

/** Whether a root occurs in the name of any food. Example: 'cheese' does, 'spoon' does not. */
export function isFoodStem(root: string): boolean {
  return foodNames().roots.has(root)
}

const otherNames = lazyValue(
  () => new Set(parseList(misleadingNames.trim().replaceAll('\n', ' ')).map(stemKey)),
)

/** Whether these roots name a thing that is not the food its words say. Example: 'hot chocolate', 'potato salad'. */
export function isMisleadingName(roots: readonly string[]): boolean {
  return otherNames().has(roots.join(' '))
}

/** The words a misspelt name may have meant: of foods, of what cooks say around them, and of what else a kitchen knows. Example: `foodSpelling().words.has('spinach')`. */
export const foodSpellingIndex: () => SpellingIndex = lazyValue(() => {
  const others = otherWords.trim().split(/\s+/).map(stemWord)
  return createSpellingIndex([...foodNames().roots, ...allModifiers(), ...others])
})

function bagOf(roots: readonly string[]): string {
  return roots.toSorted().join(' ')
}

function keepFirst(map: Map<string, Food>, key: string, food: Food): void {
  if (!map.has(key)) map.set(key, food)
}
