import type { Food } from '../food/food'
import type { FoodMatch } from './food-names'
import {
  findByReorderedName,
  findByWholeName,
  foodSpellingIndex,
  isDishOf,
  isFoodStem,
  isMisleadingName,
  isStemOfFood,
  joinedNameConfidence,
} from './food-names'
import { freeFromClaimAt, isNamedUnderClaim } from './free-from-claims'
import type { Modifier } from './modifiers'
import { modifierAfter, modifierAt, redundancyOf } from './modifiers'
import { stemWord } from './normalize-words'
import type { SpellingCorrection } from './spelling'
import { correctSpelling } from './spelling'

/**
 * A match of one food in a phrase, with the range of its name and the confidence. Example: in 'large eggs' the words 1 to 2.
 */
export interface PhraseMatch extends FoodMatch {
  readonly from: number
  readonly to: number
}

/**
 * Maximum number of words of a phrase. A longer one is cut at the front, because the food is at the end. Example: a whole
 * sentence.
 */
const maxWords = 12

/**
 * Returns all matches of a phrase, best first. Words beside the name lower the confidence by how much they may change the food:
 * little for 'fresh', almost to zero for 'vegan' or the name of another food. Example: `matchFoodPhrase(['peanut',
 * 'butter'])[0]?.food.id` is 'peanut-butter'.
 */
export function matchFoodPhrase(phrase: readonly string[]): PhraseMatch[] {
  const words = phrase.slice(-maxWords)
  const exact = findMatches(words)
  if ((exact[0]?.confidence ?? 0) >= 0.8) return exact
  const corrections = words.map((word) => correctWord(word))
  const slips = Math.max(...corrections.map((word) => word.slips), 0)
  if (slips === 0) return exact
  const trust = Math.min(...corrections.map(({ trust }) => trust))
  const corrected = findMatches(corrections.map(({ word }) => word)).map(
    (reading): PhraseMatch => ({ ...reading, confidence: reading.confidence * trust, how: 'misspelt' }),
  )
  return (corrected[0]?.confidence ?? 0) > (exact[0]?.confidence ?? 0) ? corrected : exact
}

function correctWord(word: string): { word: string; slips: number; trust: number } {
  const stem = stemWord(word)
  const found = correctSpelling(foodSpellingIndex(), stem)
  if (!found) return { word, slips: 0, trust: 1 }
  return { word: found.word, slips: found.slips, trust: trustOfSpelling(stem, found) }
}

// One wrong letter can turn a short word into another word ('kashk', 'kasha'), two wrong letters a longer one.
function trustOfSpelling(stem: string, { slips, usual }: SpellingCorrection): number {
  if (stem.length < 7) return usual ? 0.76 : unlikelyTrust
  if (usual) return 0.88
  return slips === 1 ? 0.85 : stem.length < 10 ? unlikelyTrust : 0.76
}

const unlikelyTrust = 0.45

function findMatches(words: readonly string[]): PhraseMatch[] {
  const stems = words.map(stemWord)
  const readings: PhraseMatch[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const match = findByWholeName(words, from, to)
      if (!match) continue
      const trust =
        trustOfContext(match.food, stems, from, to) * (isPartOfOther(stems, from, to) ? otherHeadTrust : 1)
      readings.push({
        food: match.food,
        confidence: match.confidence * trust,
        how: from === 0 && to === words.length ? match.how : 'part',
        from,
        to,
      })
    }
  }
  const looseMatch = findLooseMatch(words, stems, readings)
  if (looseMatch) readings.push({ ...looseMatch, from: 0, to: words.length })
  return readings
    .map((reading) => capConfidence(reading, readings))
    .sort((a, b) => b.confidence - a.confidence || b.to - b.from - (a.to - a.from) || b.to - a.to)
}

// A 'spring onion' is not an onion: no part of a name is more certain than the longer name.
function capConfidence(reading: PhraseMatch, readings: readonly PhraseMatch[]): PhraseMatch {
  const { food, from, to, confidence } = reading
  const longer = readings.filter(
    (other) =>
      other.food !== food && other.from <= from && other.to >= to && other.to - other.from > to - from,
  )
  const surest = Math.max(0, ...longer.map((other) => other.confidence))
  return surest >= nameConfidence && surest < confidence ? { ...reading, confidence: surest } : reading
}

/** Minimum confidence of a food's usual name, in singular or plural. */
const nameConfidence = 0.96

// 'cherry vine tomatoes' are cherry tomatoes, but 'butter mixed beans' are not butter beans; 'beef, ground' is ground beef, but
// 'butter hazelnuts' may be anything.
function findLooseMatch(
  words: readonly string[],
  stems: readonly string[],
  readings: readonly PhraseMatch[],
): FoodMatch | undefined {
  const withoutModifiers = words.filter((_, at) => modifierAt(stems, at, at + 1)?.modifier !== 'same')
  const inOrder =
    withoutModifiers.length > 1 && withoutModifiers.length < words.length
      ? findByWholeName(withoutModifiers)
      : undefined
  const firstFood = inOrder && findByWholeName(withoutModifiers, 0, 1)
  if (
    inOrder &&
    inOrder.confidence > joinedNameConfidence &&
    !(firstFood && !addsNoAllergens(inOrder.food, firstFood.food))
  ) {
    return { food: inOrder.food, confidence: inOrder.confidence * 0.95, how: 'part' }
  }
  const surest = Math.max(0, ...readings.map(({ confidence }) => confidence))
  const endsInFood = readings.some(({ to }) => to === words.length)
  if (endsInFood || isMisleadingName(stems)) return undefined
  const reordered = findByReorderedName(words)
  // 'Cherries tart' are no tart cherries.
  if (reordered && isDishOf(reordered.food, stems.at(-1) ?? '')) return undefined
  if (reordered)
    return { ...reordered, confidence: Math.max(reordered.confidence, Math.min(0.97, surest + 0.01)) }
  return surest < 0.5 ? findByReorderedName(withoutModifiers) : undefined
}

function isPartOfOther(stems: readonly string[], from: number, to: number): boolean {
  for (let start = Math.max(0, from - 2); start <= from; start += 1) {
    for (let end = Math.max(to, start + 2); end <= Math.min(stems.length, start + 3); end += 1) {
      if (end - start > to - from && isMisleadingName(stems.slice(start, end))) return true
    }
  }
  return false
}

const trustOf: Readonly<Record<Modifier, number>> = {
  same: 0.99,
  raw: 0.99,
  level: 0.9,
  state: 0.9,
  changed: 0.65,
  dried: 0.65,
  colour: 0.76,
  origin: 0.9,
  replaced: 0.2,
  part: 0.97,
  form: 0.6,
}

// An unknown word may be a variety of an apple, but also a topping of a pizza.
const unknownWordTrust = { raw: 0.7, other: 0.42 }
const otherFoodTrust = { raw: 0.6, other: 0.35 }
const otherHeadTrust = 0.3
const claimTrust = 0.97

function trustOfContext(food: Food, stems: readonly string[], from: number, to: number): number {
  let trust = 1
  let unknownWords = 0
  for (let at = 0; at < from; ) {
    const step = claimStep(food, stems, at, from, to) ?? stepBefore(food, stems, at, from)
    trust *= step.trust
    if (step.isUnknown) unknownWords += 1
    at += step.words
  }
  for (let at = to; at < stems.length; ) {
    const step = claimStep(food, stems, at, from, to) ?? stepAfter(food, stems, at)
    trust *= step.trust
    at += step.words
  }
  return unknownWords > 2 ? trust * 0.5 : trust
}

// 'vegan spaghetti' is spaghetti, but 'vegan mashed potatoes' are not potatoes, because the mash has other ingredients.
function claimStep(food: Food, stems: readonly string[], at: number, from: number, to: number) {
  const claim = freeFromClaimAt(stems, at, at < from ? from : stems.length)
  const words = stems.slice(at < from ? at + (claim?.words ?? 0) : 0, to)
  return claim && isNamedUnderClaim(food, claim, words, to - from)
    ? { trust: claimTrust, words: claim.words, isUnknown: false }
    : undefined
}

interface Step {
  readonly trust: number
  readonly words: number
  readonly isUnknown?: boolean
}

function stepBefore(food: Food, stems: readonly string[], at: number, end: number): Step {
  const stem = stems[at] ?? ''
  const modifier = modifierAt(stems, at, end)
  if (modifier?.modifier === 'replaced') return { trust: trustOf.replaced, words: modifier.words }
  for (let words = end - at; words > 0; words -= 1) {
    const other = modifier && modifier.words >= words ? undefined : findByWholeName(stems, at, at + words)
    if (other?.food.id === food.id) return { trust: 1, words }
    if (other) {
      const harmless = isRawPlant(food) && isRawPlant(other.food) && addsNoAllergens(food, other.food)
      return { trust: harmless ? otherFoodTrust.raw : otherFoodTrust.other, words }
    }
  }
  if (isStemOfFood(food, stem) && !(modifier && modifier.words > 1)) return { trust: 1, words: 1 }
  if (modifier) return { trust: trustOfModifier(food, modifier.modifier), words: modifier.words }
  if (isFoodStem(stem))
    return { trust: isRawPlant(food) ? otherFoodTrust.raw : otherFoodTrust.other, words: 1 }
  return {
    trust: isRawPlant(food) ? unknownWordTrust.raw : unknownWordTrust.other,
    words: 1,
    isUnknown: true,
  }
}

function trustOfModifier(food: Food, modifier: Modifier): number {
  if (modifier === 'raw' && !isRawPlant(food)) return 0.3
  if (modifier === 'dried' && driedCategories.has(food.category)) return 0.92
  if (modifier === 'origin' && !isRawPlant(food) && !isCut(food)) return 0.72
  return trustOf[modifier]
}

function stepAfter(food: Food, stems: readonly string[], at: number): Step {
  const stem = stems[at] ?? ''
  if (isDishOf(food, stem)) return { trust: otherHeadTrust, words: 1 }
  const redundancy = redundancyOf(food, stem)
  if (redundancy > 0) return { trust: redundancy, words: 1 }
  if (isStemOfFood(food, stem)) return { trust: 0.97, words: 1 }
  const after = modifierAfter(stem)
  if (after) return { trust: trustOf[after], words: 1 }
  const modifier = modifierAt(stems, at)
  if (modifier && trailingModifiers.has(modifier.modifier)) {
    return { trust: trustOf[modifier.modifier], words: modifier.words }
  }
  return { trust: otherHeadTrust, words: 1 }
}

const driedCategories: ReadonlySet<string> = new Set(['Herbs & Spices', 'Grains', 'Legumes'])
const rawCategories: ReadonlySet<string> = new Set(['Vegetables', 'Fruits', 'Herbs & Spices'])

/**
 * Whether a food is an unprocessed plant, so that an unknown word beside it is probably a variety. Example: an apple, not a
 * pizza or a seasoning.
 */
export function isRawPlant(food: Food): boolean {
  return rawCategories.has(food.category) && !food.traits.includes('processed') && !isBlend(food)
}

// The ingredients of 'Maggi seasoning' or a 'house rub' are unknown.
function isBlend(food: Food): boolean {
  return ['seasoning', 'rub', 'masala', 'mix'].some((word) => isStemOfFood(food, word))
}

const trailingModifiers: ReadonlySet<Modifier> = new Set(['same', 'level', 'state', 'replaced'])

function isCut({ category, traits }: Food): boolean {
  return category === 'Protein' && !traits.includes('processed') && !traits.includes('processed-meat')
}

/** Whether the second food adds no allergens or traits to the first. Example: pepper adds nothing to salt. */
export function addsNoAllergens(food: Food, other: Food): boolean {
  const present = new Set<string>([...food.contains, ...food.often, ...food.traits, ...food.oftenTraits])
  return [...other.contains, ...other.often, ...other.traits].every((one) => present.has(one))
}
