import { memoizePairs } from '../fact-table'
import type { Category } from '../food/categories'
import { foodById } from '../food/food'
import { normalizeWords, toSingular } from '../food-names/normalize-words'
import { isMisspelt, soundsLike } from './misspelt'
import type { FoodState, NamePhrase, PreparedDishKind } from './name-phrases'
import {
  inflectedDishKinds,
  isDishCompound,
  isLeftoverCompound,
  isRiceDish,
  isRiceDishCompound,
  namePhrases,
} from './name-phrases'

/**
 * A food in stock: its id, its name given by the cook, or both. Example: `{ foodId: 'canned-chickpeas', name: 'cooked
 * chickpeas' }`.
 */
export interface NamedStockFood {
  readonly foodId?: string
  readonly name?: string
  readonly category?: Category
  /** Leftover portions of a dish the household cooked. */
  readonly cooked?: boolean
  /** High-risk class of the dish's ingredients, which the name does not tell. */
  readonly riskClass?: string
}

/**
 * States and dish kinds that a name contains in addition to the food. Example: 'leftover lasagne': states 'leftover', dishes 'dish'.
 */
export interface ParsedFoodName {
  readonly states: ReadonlySet<FoodState>
  readonly dishes: ReadonlySet<PreparedDishKind>
  /**
   * Whether it is named after a dish that is made as often as bought; figures of a sealed pack then do not apply in the fridge.
   */
  readonly made: boolean
  /** Its normalized words in the singular. */
  readonly words: readonly string[]
  /** The same words as written, since the singular of another language is none. */
  readonly written: readonly string[]
}

/**
 * Parses the name of a food in stock for its state and for a dish. A word that is part of the food's own name describes the
 * product, not its preparation by the cook. Example: `parseFoodName({ name: 'cooked chickpeas' }).states.has('cooked')` is
 * true; for `{ foodId: 'baked-beans', name: 'baked beans' }` it is false.
 */
export function parseFoodName({ foodId, name }: NamedStockFood): ParsedFoodName {
  const own = foodId === undefined ? undefined : foodById(foodId)?.name
  return parseName(name ?? own ?? '', own ?? '')
}

/**
 * Whether two names express the same state of a food. Example: 'chickpeas' and 'cooked chickpeas' do not, 'Rice' and 'rice' do.
 */
export function hasSameState(first: NamedStockFood, second: NamedStockFood): boolean {
  const [a, b] = [parseFoodName(first).states, parseFoodName(second).states]
  return a.size === b.size && [...a].every((state) => b.has(state))
}

// '½ melon' is half a melon, '½ kg tomatoes' are not cut.
const leadingFraction =
  /^\s*(?:[½¼¾⅓⅔]|[1-3]\s?\/\s?[2-4])\s?(?=\p{L})(?!(?:kg|kilo|g|l|lit(?:re|er)|dl|cl|ml|lb|pound|oz|pint|cup|tsp|tbsp|dozen)s?\b)/iu

const parseName = memoizePairs((name: string, own: string): ParsedFoodName => {
  const words = normalizeWords(name.replace(leadingFraction, 'half '))
  const rest = removeProductPhrases(words)
  const ownWords = new Set(normalizeWords(own))
  const states = new Set<FoodState>()
  for (const [at, word] of rest.entries()) {
    for (const [phrase, phraseStates] of namePhrases().states.get(word) ?? []) {
      if (!matchesAt(rest, at, phrase)) continue
      for (const state of phraseStates) {
        const isProduct =
          productStates.has(state) && !isJointOrDish(words) && phrase.every((part) => ownWords.has(part))
        if (!isProduct) states.add(state)
      }
    }
  }
  if (rest.some(isLeftoverCompound)) states.add('leftover')
  for (const word of rest)
    for (const [target, state] of oftenMisspelt) if (isMisspelt(word, target)) states.add(state)
  // Flakes of salmon are not dry, as those of chillies are.
  if (states.has('dry') && words.some(isFlake) && words.some(isFlesh)) states.delete('dry')
  // Half a tin is open, and an opened pack no longer counts as packed or sealed.
  if (states.has('packed') && words.some((word) => partWords.has(word))) states.add('opened')
  if (states.has('opened')) {
    states.delete('packed')
    states.delete('sealed')
  }
  const singulars = words.map(toSingular)
  const dishes = new Set<PreparedDishKind>()
  let made = false
  // The singular of a word of another language is none: 'gulyásleves' is a soup.
  if (own === '' && isDishCompound(words.at(-1) ?? '')) dishes.add('dish')
  if (own === '' && words.some(isRiceDishCompound)) dishes.add('rice')
  for (const head of findHeads(singulars)) {
    const last = head.at(-1) ?? ''
    for (const [phrase, kind] of namePhrases().dishes.get(last) ?? []) {
      // Czech 'sekaná' is a meat loaf; behind a food we know it says that this is chopped.
      if (own !== '' && phrase.length === 1 && isStateWord(last)) continue
      if (matchesAt(head, head.length - phrase.length, phrase)) dishes.add(kind)
    }
    if (own === '' && isDishCompound(last)) dishes.add('dish')
    if (dishes.size > 0 && !namePhrases().packNames.has(last)) made = true
  }
  if (own === '' && dishes.size === 0) {
    for (const [phrase, kind] of namePhrases().leading.get(singulars[0] ?? '') ?? [])
      if (matchesAt(singulars, 0, phrase)) dishes.add(kind)
    // 'Salade piémontaise' is made, a 'salade' alone may be a lettuce.
    if (words.length > 1 && saladWords.has(words[0] ?? '')) dishes.add('dish')
    // 'Rühreier', 'котлет': a dish in another case or number.
    if (dishes.size === 0 && !isKeptAsSold(states))
      for (const word of [words[0] ?? '', words.at(-1) ?? ''])
        for (const kind of inflectedDishKinds(word)) dishes.add(kind)
    made = dishes.size > 0
  }
  // 'ostanki rižote': rice dishes in every case form, where the name says that it is no dry rice.
  if (own === '' && [...states].some((state) => cookStates.has(state)) && singulars.some(isRiceDish))
    dishes.add('rice')
  // Cold pizza is what is left of one.
  if (singulars[0] === 'cold' && dishes.size > 0) states.add('leftover')
  // 'Gravey' is gravy, and 'lazagne' is lasagne although we know the sheets.
  const last = singulars.at(-1) ?? ''
  if (dishes.size === 0 && !ownWords.has(words.at(-1) ?? '') && !namePhrases().otherWords.has(last)) {
    const isLike = own === '' ? isMisspelt : soundsLike
    for (const [word, phrases] of namePhrases().dishes) {
      if (last === word || !isLike(last, word)) continue
      for (const [phrase, kind] of phrases) if (phrase.length === 1) dishes.add(kind)
    }
  }
  return { states, dishes, made, words: singulars, written: words }
})

function isStateWord(word: string): boolean {
  return (
    namePhrases()
      .states.get(word)
      ?.some(([phrase]) => phrase.length === 1) ?? false
  )
}

const saladWords: ReadonlySet<string> = new Set(
  'salade insalata ensalada salada salatka salata salat sallad salaatti salaat салат σαλατα سلطة'.split(' '),
)

function isKeptAsSold(states: ReadonlySet<FoodState>): boolean {
  return states.has('packed') || states.has('dry')
}

const oftenMisspelt: readonly (readonly [string, FoodState])[] = [
  ['leftover', 'leftover'],
  ['leftovers', 'leftover'],
  ['homemade', 'homemade'],
  ['defrosted', 'thawed'],
]

function isFlake(word: string): boolean {
  return word === 'flakes' || word === 'flaked'
}

function isFlesh(word: string): boolean {
  return /^(?:salmon|tuna|trout|mackerel|haddock|cod|crab|fish|chicken|turkey|ham|pork|beef|duck)$/.test(word)
}

const partWords: ReadonlySet<string> = new Set([
  'half',
  'quarter',
  'third',
  'rest',
  'remaining',
  'part',
  'some',
])

// Only these states occur in product names of shops: 'roasted red peppers', 'grated parmesan'.
const productStates: ReadonlySet<FoodState> = new Set(['cooked', 'cut', 'whipped'])

// A 'chuck roast' is a joint; a 'beef roast' is a joint or what became of it, and the more cautious date applies.
function isJointOrDish(words: readonly string[]): boolean {
  return words.at(-1) === 'roast' && words.slice(0, -1).every((word) => roastNames.has(word))
}

const roastNames: ReadonlySet<string> = new Set(
  'beef pork lamb veal venison mutton turkey chicken goose duck gammon pot oven sunday christmas slow cooker'.split(
    ' ',
  ),
)

function removeProductPhrases(words: readonly string[]): readonly string[] {
  const rest = [...words]
  for (const [at, word] of words.entries()) {
    for (const phrase of namePhrases().products.get(word) ?? []) {
      if (matchesAt(words, at, phrase)) rest.fill('', at, at + phrase.length)
    }
  }
  return rest
}

const trailingPattern =
  /^(?:leftovers?|portions?|homemade|frozen|cooked|opened|thawed|defrosted|cold|fresh|chilled|slices?|pieces?|half|bits|remains|tub|box|pot|bowl|yesterday|\d.*)$/
const joiningWords: ReadonlySet<string> = new Set(
  'with for from in and on without a of by to mit vom von aus und avec au aux de du des et con di del al com met van en z ile'.split(
    ' ',
  ),
)

function isForeignState(word: string): boolean {
  return (
    namePhrases()
      .foreign.get(word)
      ?.some(({ phrase }) => phrase.length === 1) ?? false
  )
}

// 'soup boiled' is a soup; 'lasagne sheets' and 'curry powder' are not the dish.
const cookStates: ReadonlySet<FoodState> = new Set([
  'homemade',
  'leftover',
  'cooked',
  'assembled',
  'opened',
  'thawed',
  'frozen',
  'fresh',
])

function isTrailing(word: string): boolean {
  if (trailingPattern.test(word) || isForeignState(word)) return true
  const phrases = namePhrases().states.get(word) ?? []
  return phrases.some(
    ([phrase, states]) => phrase.length === 1 && states.every((state) => cookStates.has(state)),
  )
}

// 'soup with noodles' is a soup; 'rice and beans' is also parsed as a whole.
function findHeads(words: readonly string[]): NamePhrase[] {
  const whole = [...words]
  while (whole.length > 1 && isTrailing(whole.at(-1) ?? '')) whole.pop()
  const end = whole.findIndex((word, at) => at > 0 && joiningWords.has(word))
  // 'rice bowl' ends with a word that otherwise only names the container.
  const first = whole.length < words.length ? [words, whole] : [whole]
  if (end < 0) return first
  // 'beef for stew' is not a stew.
  return whole[end] === 'for' ? [whole.slice(0, end)] : [...first, whole.slice(0, end)]
}

function matchesAt(words: readonly string[], at: number, phrase: NamePhrase): boolean {
  return at >= 0 && phrase.every((word, offset) => words[at + offset] === word)
}
