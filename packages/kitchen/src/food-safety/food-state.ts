import type { Category } from '../categories'
import { dishNameTable, productPhrases, stateWordTable } from '../data/state-words'
import { oneOf, plainWords } from '../finding/words'
import { foodById } from '../food'
import { listOf, once, onceForEach, rowsOf } from '../table'

/** A food as it is kept: what we know it as, and how the cook calls it. Example: `{ foodId: 'canned-chickpeas', name: 'cooked chickpeas' }`. */
export interface NamedFood {
  readonly foodId?: string
  readonly name?: string
  readonly category?: Category
  /** Portions kept of a dish we cooked. */
  readonly cooked?: boolean
}

/** What was done to a food, as its name says. Example: of 'home-made soup' it is 'homemade'. */
export type FoodState =
  | 'homemade'
  | 'leftover'
  | 'cooked'
  | 'cut'
  | 'opened'
  | 'thawed'
  | 'frozen'
  | 'fresh'
  | 'raw'
  | 'whipped'
  | 'dry'
  | 'packed'
  | 'sprayed'

/** What kind of prepared food a name ends with. Example: 'mushroom risotto' is 'rice'. */
export type DishKind = 'dish' | 'rice' | 'raw-flesh' | 'raw-egg'

/** What a name says besides the food. Example: 'leftover lasagne': states 'leftover', dishes 'dish'. */
export interface NameReading {
  readonly states: ReadonlySet<FoodState>
  readonly dishes: ReadonlySet<DishKind>
  /** Its words, plain and in the singular. */
  readonly words: readonly string[]
}

/**
 * What the name of a food in stock says of its state, and whether it names a dish. A word that is part of the food's own name
 * is the product, not what a cook did. Example: `readName({ name: 'cooked chickpeas' }).states.has('cooked')` is true; of
 * `{ foodId: 'baked-beans', name: 'baked beans' }` it is false.
 */
export function readName({ foodId, name }: NamedFood): NameReading {
  const own = foodId === undefined ? undefined : foodById(foodId)?.name
  return reading(name ?? own ?? '', own ?? '')
}

/** Whether two names say the same of the state of a food. Example: 'chickpeas' and 'cooked chickpeas' do not, 'Rice' and 'rice' do. */
export function saysSameState(one: NamedFood, other: NamedFood): boolean {
  const [a, b] = [readName(one).states, readName(other).states]
  return a.size === b.size && [...a].every((state) => b.has(state))
}

const reading = onceForEach((name: string, own: string): NameReading => {
  const words = plainWords(name)
  const rest = withoutProducts(words)
  const ownWords = new Set(plainWords(own))
  const states = new Set<FoodState>()
  for (const [phrase, found] of phrases().states) {
    if (!contains(rest, phrase)) continue
    for (const state of found) {
      const isProduct = ofProduct.has(state) && phrase.every((word) => ownWords.has(word))
      if (!isProduct) states.add(state)
    }
  }
  const ones = words.map(oneOf)
  const dishes = new Set<DishKind>()
  const [head, onHead] = headOf(ones)
  for (const [phrase, kind] of phrases().dishes) {
    if (endsWith(head, phrase) || endsWith(onHead, phrase)) dishes.add(kind)
  }
  return { states, dishes, words: ones }
})

// Only these words are part of what shops call a product: 'roasted red peppers', 'grated parmesan'.
const ofProduct: ReadonlySet<FoodState> = new Set(['cooked', 'cut', 'whipped'])

const phrases = once(() => {
  const states = new Map<string, FoodState[]>()
  for (const [state, words] of rowsOf(stateWordTable)) {
    for (const word of listOf(words)) states.set(word, [...(states.get(word) ?? []), state as FoodState])
  }
  return {
    states: [...states].map(([phrase, found]) => [phrase.split(' '), found] as const),
    dishes: rowsOf(dishNameTable).flatMap(([kind, names]) =>
      listOf(names).map((name) => [name.split(' ').map(oneOf), kind as DishKind] as const),
    ),
    products: productPhrases.split(';').map((phrase) => phrase.split(' ')),
  }
})

function withoutProducts(words: readonly string[]): readonly string[] {
  let rest = words
  for (const phrase of phrases().products) {
    const at = placeOf(rest, phrase)
    if (at >= 0) rest = [...rest.slice(0, at), '', ...rest.slice(at + phrase.length)]
  }
  return rest
}

const trailing =
  /^(?:leftovers?|portions?|homemade|frozen|cooked|opened|thawed|defrosted|cold|fresh|chilled|\d.*)$/
const joining: ReadonlySet<string> = new Set([
  'with',
  'for',
  'from',
  'in',
  'and',
  'on',
  'without',
  'a',
  'of',
  'by',
  'to',
])

// 'soup with noodles' is a soup; 'rice and beans' is read whole as well.
function headOf(words: readonly string[]): [readonly string[], readonly string[]] {
  const whole = [...words]
  while (whole.length > 1 && trailing.test(whole.at(-1) ?? '')) whole.pop()
  const end = whole.findIndex((word, at) => at > 0 && joining.has(word))
  return [whole, end < 0 ? whole : whole.slice(0, end)]
}

function endsWith(words: readonly string[], phrase: readonly string[]): boolean {
  const from = words.length - phrase.length
  return from >= 0 && phrase.every((word, at) => words[from + at] === word)
}

function contains(words: readonly string[], phrase: readonly string[]): boolean {
  return placeOf(words, phrase) >= 0
}

function placeOf(words: readonly string[], phrase: readonly string[]): number {
  for (let at = 0; at + phrase.length <= words.length; at += 1) {
    if (phrase.every((word, next) => words[at + next] === word)) return at
  }
  return -1
}
