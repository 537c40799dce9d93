import { memoizePairs } from '../fact-table'
import type { Category } from '../food/categories'
import { foodById } from '../food/food'
import { normalizeWords, toSingular } from '../food-names/normalize-words'
import { isMisspelt } from './misspelt'
import type { FoodState, NamePhrase, PreparedDishKind } from './name-phrases'
import { isDishCompound, isLeftoverCompound, namePhrases } from './name-phrases'

/** A food as it is kept: what we know it as, and how the cook calls it. Example: `{ foodId: 'canned-chickpeas', name: 'cooked chickpeas' }`. */
export interface NamedStockFood {
  readonly foodId?: string
  readonly name?: string
  readonly category?: Category
  /** Portions kept of a dish we cooked. */
  readonly cooked?: boolean
  /** The high-risk class of what went into the dish, which no name tells. */
  readonly riskClass?: string
}

/** What a name says besides the food. Example: 'leftover lasagne': states 'leftover', dishes 'dish'. */
export interface ParsedFoodName {
  readonly states: ReadonlySet<FoodState>
  readonly dishes: ReadonlySet<PreparedDishKind>
  /** It is named after a dish that is made as often as it is bought: in the fridge no figure of a sealed pack speaks for it. */
  readonly made: boolean
  /** Its words, plain and in the singular. */
  readonly words: readonly string[]
}

/**
 * What the name of a food in stock says of its state, and whether it names a dish. A word that is part of the food's own name
 * is the product, not what a cook did. Example: `readName({ name: 'cooked chickpeas' }).states.has('cooked')` is true; of
 * `{ foodId: 'baked-beans', name: 'baked beans' }` it is false.
 */
export function parseFoodName({ foodId, name }: NamedStockFood): ParsedFoodName {
  const own = foodId === undefined ? undefined : foodById(foodId)?.name
  return reading(name ?? own ?? '', own ?? '')
}

/** Whether two names say the same of the state of a food. Example: 'chickpeas' and 'cooked chickpeas' do not, 'Rice' and 'rice' do. */
export function saysSameState(one: NamedStockFood, other: NamedStockFood): boolean {
  const [a, b] = [parseFoodName(one).states, parseFoodName(other).states]
  return a.size === b.size && [...a].every((state) => b.has(state))
}

const reading = memoizePairs((name: string, own: string): ParsedFoodName => {
  const words = normalizeWords(name)
  const rest = withoutProducts(words)
  const ownWords = new Set(normalizeWords(own))
  const states = new Set<FoodState>()
  for (const [at, word] of rest.entries()) {
    for (const [phrase, found] of namePhrases().states.get(word) ?? []) {
      if (!standsAt(rest, at, phrase)) continue
      for (const state of found) {
        const isProduct = ofProduct.has(state) && phrase.every((part) => ownWords.has(part))
        if (!isProduct) states.add(state)
      }
    }
  }
  if (rest.some(isLeftoverCompound)) states.add('leftover')
  // Half a tin is an open one, and what is open no maker keeps any more.
  if (states.has('packed') && words.some((word) => somePart.has(word))) states.add('opened')
  if (states.has('opened')) {
    states.delete('packed')
    states.delete('sealed')
  }
  const ones = words.map(toSingular)
  const dishes = new Set<PreparedDishKind>()
  let made = false
  for (const head of headsOf(ones)) {
    const last = head.at(-1) ?? ''
    for (const [phrase, kind] of namePhrases().dishes.get(last) ?? []) {
      if (standsAt(head, head.length - phrase.length, phrase)) dishes.add(kind)
    }
    if (own === '' && isDishCompound(last)) dishes.add('dish')
    if (dishes.size > 0 && !namePhrases().packNames.has(last)) made = true
  }
  if (own === '' && dishes.size === 0) {
    for (const [phrase, kind] of namePhrases().leading.get(ones[0] ?? '') ?? [])
      if (standsAt(ones, 0, phrase)) dishes.add(kind)
    made = dishes.size > 0
  }
  // Of a food nobody knows, 'gravey' is gravy.
  if (own === '' && dishes.size === 0) {
    for (const [word, found] of namePhrases().dishes) {
      if (!isMisspelt(ones.at(-1) ?? '', word)) continue
      for (const [phrase, kind] of found) if (phrase.length === 1) dishes.add(kind)
    }
  }
  return { states, dishes, made, words: ones }
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

function withoutProducts(words: readonly string[]): readonly string[] {
  const rest = [...words]
  for (const [at, word] of words.entries()) {
    for (const phrase of namePhrases().products.get(word) ?? []) {
      if (standsAt(words, at, phrase)) rest.fill('', at, at + phrase.length)
    }
  }
  return rest
}

const trailing =
  /^(?:leftovers?|portions?|homemade|frozen|cooked|opened|thawed|defrosted|cold|fresh|chilled|slices?|pieces?|half|bits|remains|tub|box|pot|bowl|yesterday|\d.*)$/
const joining: ReadonlySet<string> = new Set(
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

function isTrailing(word: string): boolean {
  return trailing.test(word) || isForeignState(word)
}

// 'soup with noodles' is a soup; 'rice and beans' is read whole as well.
function headsOf(words: readonly string[]): NamePhrase[] {
  const whole = [...words]
  while (whole.length > 1 && isTrailing(whole.at(-1) ?? '')) whole.pop()
  const end = whole.findIndex((word, at) => at > 0 && joining.has(word))
  // 'rice bowl' ends with a word that is else only what it lies in.
  const first = whole.length < words.length ? [words, whole] : [whole]
  if (end < 0) return first
  // 'beef for stew' is no stew.
  return whole[end] === 'for' ? [whole.slice(0, end)] : [...first, whole.slice(0, end)]
}

function standsAt(words: readonly string[], at: number, phrase: NamePhrase): boolean {
  return at >= 0 && phrase.every((word, next) => words[at + next] === word)
}
