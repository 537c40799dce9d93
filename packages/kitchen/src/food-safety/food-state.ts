import type { Category } from '../categories'
import { dishNameTable, productPhrases, stateWordTable } from '../data/state-words'
import { oneOf, plainWords } from '../finding/words'
import { foodById } from '../food'
import { listOf, once, onceForEach, rowsOf } from '../table'
import { isMisspelt } from './misspelt'

/** A food as it is kept: what we know it as, and how the cook calls it. Example: `{ foodId: 'canned-chickpeas', name: 'cooked chickpeas' }`. */
export interface NamedFood {
  readonly foodId?: string
  readonly name?: string
  readonly category?: Category
  /** Portions kept of a dish we cooked. */
  readonly cooked?: boolean
  /** The high-risk class of what went into the dish, which no name tells. */
  readonly riskClass?: string
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
  | 'sealed'
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
  for (const [at, word] of rest.entries()) {
    for (const [phrase, found] of phrases().states.get(word) ?? []) {
      if (!standsAt(rest, at, phrase)) continue
      for (const state of found) {
        const isProduct = ofProduct.has(state) && phrase.every((part) => ownWords.has(part))
        if (!isProduct) states.add(state)
      }
    }
  }
  // Half a tin is an open one, and what is open no maker keeps any more.
  if (states.has('packed') && words.some((word) => somePart.has(word))) states.add('opened')
  if (states.has('opened')) {
    states.delete('packed')
    states.delete('sealed')
  }
  const ones = words.map(oneOf)
  const dishes = new Set<DishKind>()
  for (const head of headsOf(ones)) {
    for (const [phrase, kind] of phrases().dishes.get(head.at(-1) ?? '') ?? []) {
      if (standsAt(head, head.length - phrase.length, phrase)) dishes.add(kind)
    }
  }
  // Of a food nobody knows, 'gravey' is gravy.
  if (own === '' && dishes.size === 0) {
    for (const [word, found] of phrases().dishes) {
      if (!isMisspelt(ones.at(-1) ?? '', word)) continue
      for (const [phrase, kind] of found) if (phrase.length === 1) dishes.add(kind)
    }
  }
  return { states, dishes, words: ones }
})

const somePart: ReadonlySet<string> = new Set([
  'half',
  'quarter',
  'third',
  'rest',
  'remaining',
  'part',
  'some',
])

// Only these words are part of what shops call a product: 'roasted red peppers', 'grated parmesan'.
const ofProduct: ReadonlySet<FoodState> = new Set(['cooked', 'cut', 'whipped'])

type Phrase = readonly string[]

// By the word they begin with, dishes by the word they end with.
const phrases = once(() => {
  const byWords = new Map<string, FoodState[]>()
  for (const [state, words] of rowsOf(stateWordTable)) {
    for (const word of listOf(words)) byWords.set(word, [...(byWords.get(word) ?? []), state as FoodState])
  }
  const states = new Map<string, (readonly [Phrase, readonly FoodState[]])[]>()
  for (const [text, found] of byWords) {
    const phrase = text.split(' ')
    entered(states, phrase[0], [phrase, found])
  }
  const dishes = new Map<string, (readonly [Phrase, DishKind])[]>()
  for (const [kind, names] of rowsOf(dishNameTable)) {
    for (const name of listOf(names)) {
      const phrase = name.split(' ').map(oneOf)
      entered(dishes, phrase.at(-1), [phrase, kind as DishKind])
    }
  }
  const products = new Map<string, Phrase[]>()
  for (const text of productPhrases.split(';')) entered(products, text.split(' ')[0], text.split(' '))
  return { states, dishes, products }
})

function entered<Value>(map: Map<string, Value[]>, key = '', value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function withoutProducts(words: readonly string[]): readonly string[] {
  const rest = [...words]
  for (const [at, word] of words.entries()) {
    for (const phrase of phrases().products.get(word) ?? []) {
      if (standsAt(words, at, phrase)) rest.fill('', at, at + phrase.length)
    }
  }
  return rest
}

const trailing =
  /^(?:leftovers?|portions?|homemade|frozen|cooked|opened|thawed|defrosted|cold|fresh|chilled|slices?|pieces?|half|bits|remains|tub|box|pot|bowl|yesterday|\d.*)$/
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
function headsOf(words: readonly string[]): Phrase[] {
  const whole = [...words]
  while (whole.length > 1 && trailing.test(whole.at(-1) ?? '')) whole.pop()
  const end = whole.findIndex((word, at) => at > 0 && joining.has(word))
  return end < 0 ? [whole] : [whole, whole.slice(0, end)]
}

function standsAt(words: readonly string[], at: number, phrase: Phrase): boolean {
  return at >= 0 && phrase.every((word, next) => words[at + next] === word)
}
