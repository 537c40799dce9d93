import type { Food } from '../food/food'
import type { FoodMatch } from './food-names'
import {
  findByReorderedName,
  findByWholeName,
  foodSpellingIndex,
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

/** A reading of a phrase as one food: which words are its name, and how sure that is. Example: in 'large eggs' the words 1 to 2. */
export interface PhraseMatch extends FoodMatch {
  readonly from: number
  readonly to: number
}

/** No phrase has more words; a longer one is cut from the front, for the food stands at the end. Example: a whole sentence. */
const mostWords = 12

/**
 * All readings of a phrase, the surest first. Words beside the name lower the confidence by what they may do to the food: little
 * for 'fresh', to nothing for 'vegan' or the name of another food. Example: `readPhrase(['peanut', 'butter'])[0]?.food.id` is
 * 'peanut-butter'.
 */
export function matchFoodPhrase(said: readonly string[]): PhraseMatch[] {
  const kept = said.slice(-mostWords)
  const exact = readingsOf(kept)
  if ((exact[0]?.confidence ?? 0) >= 0.8) return exact
  const spelled = kept.map((word) => spelling(word))
  const slips = Math.max(...spelled.map((word) => word.slips), 0)
  if (slips === 0) return exact
  const trust = Math.min(...spelled.map(({ trust }) => trust))
  const mended = readingsOf(spelled.map(({ word }) => word)).map(
    (reading): PhraseMatch => ({ ...reading, confidence: reading.confidence * trust, how: 'misspelt' }),
  )
  return (mended[0]?.confidence ?? 0) > (exact[0]?.confidence ?? 0) ? mended : exact
}

function spelling(word: string): { word: string; slips: number; trust: number } {
  const root = stemWord(word)
  const found = correctSpelling(foodSpellingIndex(), root)
  if (!found) return { word, slips: 0, trust: 1 }
  return { word: found.word, slips: found.slips, trust: trustOfSpelling(root, found) }
}

// A wrong letter makes another word of a short one ('kashk', 'kasha'), and two wrong letters of a longer one.
function trustOfSpelling(root: string, { slips, usual }: SpellingCorrection): number {
  if (root.length < 7) return usual ? 0.76 : unlikely
  if (usual) return 0.88
  return slips === 1 ? 0.85 : root.length < 10 ? unlikely : 0.76
}

const unlikely = 0.45

function readingsOf(words: readonly string[]): PhraseMatch[] {
  const roots = words.map(stemWord)
  const readings: PhraseMatch[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const match = findByWholeName(words, from, to)
      if (!match) continue
      const beside =
        trustBeside(match.food, roots, from, to) * (isPartOfOther(roots, from, to) ? anotherHead : 1)
      readings.push({
        food: match.food,
        confidence: match.confidence * beside,
        how: from === 0 && to === words.length ? match.how : 'part',
        from,
        to,
      })
    }
  }
  const loose = looseName(words, roots, readings)
  if (loose) readings.push({ ...loose, from: 0, to: words.length })
  return readings
    .map((reading) => atMostAsSure(reading, readings))
    .sort((a, b) => b.confidence - a.confidence || b.to - b.from - (a.to - a.from) || b.to - a.to)
}

// A 'spring onion' is no onion of the spring: no part of a name is surer than the name it is a part of.
function atMostAsSure(reading: PhraseMatch, readings: readonly PhraseMatch[]): PhraseMatch {
  const { food, from, to, confidence } = reading
  const longer = readings.filter(
    (other) =>
      other.food !== food && other.from <= from && other.to >= to && other.to - other.from > to - from,
  )
  const surest = Math.max(0, ...longer.map((other) => other.confidence))
  return surest >= asName && surest < confidence ? { ...reading, confidence: surest } : reading
}

/** As sure as a food that is called so by everybody, in one or many. */
const asName = 0.96

// 'cherry vine tomatoes' are cherry tomatoes, 'butter mixed beans' no butter beans; 'beef, ground' is ground beef, but 'butter hazelnuts' may be anything.
function looseName(
  words: readonly string[],
  roots: readonly string[],
  readings: readonly PhraseMatch[],
): FoodMatch | undefined {
  const bare = words.filter((_, at) => modifierAt(roots, at, at + 1)?.modifier !== 'same')
  const inOrder = bare.length > 1 && bare.length < words.length ? findByWholeName(bare) : undefined
  const hidden = inOrder && findByWholeName(bare, 0, 1)
  if (
    inOrder &&
    inOrder.confidence > joinedNameConfidence &&
    !(hidden && !addsNoAllergens(inOrder.food, hidden.food))
  ) {
    return { food: inOrder.food, confidence: inOrder.confidence * 0.95, how: 'part' }
  }
  const surest = Math.max(0, ...readings.map(({ confidence }) => confidence))
  const endsInFood = readings.some(({ to }) => to === words.length)
  if (endsInFood || isMisleadingName(roots)) return undefined
  const turned = findByReorderedName(words)
  if (turned) return { ...turned, confidence: Math.max(turned.confidence, Math.min(0.97, surest + 0.01)) }
  return surest < 0.5 ? findByReorderedName(bare) : undefined
}

function isPartOfOther(roots: readonly string[], from: number, to: number): boolean {
  for (let start = Math.max(0, from - 2); start <= from; start += 1) {
    for (let end = Math.max(to, start + 2); end <= Math.min(roots.length, start + 3); end += 1) {
      if (end - start > to - from && isMisleadingName(roots.slice(start, end))) return true
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

// A leftover word that no rule knows may be a variety of an apple, but also what was put on a pizza.
const unknownBeside = { raw: 0.7, other: 0.42 }
const foodBeside = { raw: 0.6, other: 0.35 }
const anotherHead = 0.3
const claimed = 0.97

function trustBeside(food: Food, roots: readonly string[], from: number, to: number): number {
  let trust = 1
  let strangers = 0
  for (let at = 0; at < from; ) {
    const step = claimStep(food, roots, at, from, to) ?? besideAt(food, roots, at, from)
    trust *= step.trust
    if (step.stranger) strangers += 1
    at += step.words
  }
  for (let at = to; at < roots.length; ) {
    const step = claimStep(food, roots, at, from, to) ?? afterAt(food, roots, at)
    trust *= step.trust
    at += step.words
  }
  return strangers > 2 ? trust * 0.5 : trust
}

// 'vegan spaghetti' is spaghetti; 'vegan mashed potatoes' are no potatoes, for the mash is made with something.
function claimStep(food: Food, roots: readonly string[], at: number, from: number, to: number) {
  const claim = freeFromClaimAt(roots, at, at < from ? from : roots.length)
  const words = roots.slice(at < from ? at + (claim?.words ?? 0) : 0, to)
  return claim && isNamedUnderClaim(food, claim, words, to - from)
    ? { trust: claimed, words: claim.words, stranger: false }
    : undefined
}

interface Step {
  readonly trust: number
  readonly words: number
  readonly stranger?: boolean
}

function besideAt(food: Food, roots: readonly string[], at: number, end: number): Step {
  const root = roots[at] ?? ''
  const modifier = modifierAt(roots, at, end)
  if (modifier?.modifier === 'replaced') return { trust: trustOf.replaced, words: modifier.words }
  for (let words = end - at; words > 0; words -= 1) {
    const other = modifier && modifier.words >= words ? undefined : findByWholeName(roots, at, at + words)
    if (other?.food.id === food.id) return { trust: 1, words }
    if (other) {
      const harmless = isRawPlant(food) && isRawPlant(other.food) && addsNoAllergens(food, other.food)
      return { trust: harmless ? foodBeside.raw : foodBeside.other, words }
    }
  }
  if (isStemOfFood(food, root) && !(modifier && modifier.words > 1)) return { trust: 1, words: 1 }
  if (modifier) return { trust: trustOfModifier(food, modifier.modifier), words: modifier.words }
  if (isFoodStem(root)) return { trust: isRawPlant(food) ? foodBeside.raw : foodBeside.other, words: 1 }
  return { trust: isRawPlant(food) ? unknownBeside.raw : unknownBeside.other, words: 1, stranger: true }
}

function trustOfModifier(food: Food, modifier: Modifier): number {
  if (modifier === 'raw' && !isRawPlant(food)) return 0.3
  if (modifier === 'dried' && keptDry.has(food.category)) return 0.92
  if (modifier === 'origin' && !isRawPlant(food) && !isCut(food)) return 0.72
  return trustOf[modifier]
}

function afterAt(food: Food, roots: readonly string[], at: number): Step {
  const root = roots[at] ?? ''
  const again = redundancyOf(food, root)
  if (again > 0) return { trust: again, words: 1 }
  if (isStemOfFood(food, root)) return { trust: 0.97, words: 1 }
  const after = modifierAfter(root)
  if (after) return { trust: trustOf[after], words: 1 }
  const modifier = modifierAt(roots, at)
  if (modifier && standsAfter.has(modifier.modifier)) {
    return { trust: trustOf[modifier.modifier], words: modifier.words }
  }
  return { trust: anotherHead, words: 1 }
}

const keptDry: ReadonlySet<string> = new Set(['Herbs & Spices', 'Grains', 'Legumes'])
const rawShelves: ReadonlySet<string> = new Set(['Vegetables', 'Fruits', 'Herbs & Spices'])

/** Whether a food is a plant as it grew, so that a strange word beside it is probably a variety. Example: an apple, not a pizza or a seasoning. */
export function isRawPlant(food: Food): boolean {
  return rawShelves.has(food.category) && !food.traits.includes('processed') && !isBlend(food)
}

// Nobody knows what a maker puts into 'Maggi seasoning' or a 'house rub'.
function isBlend(food: Food): boolean {
  return ['seasoning', 'rub', 'masala', 'mix'].some((word) => isStemOfFood(food, word))
}

const standsAfter: ReadonlySet<Modifier> = new Set(['same', 'level', 'state', 'replaced'])

function isCut({ category, traits }: Food): boolean {
  return category === 'Protein' && !traits.includes('processed') && !traits.includes('processed-meat')
}

/** Whether the second food brings nothing that the first does not have, for those who must avoid it. Example: pepper adds nothing to salt. */
export function addsNoAllergens(food: Food, other: Food): boolean {
  const has = new Set<string>([...food.contains, ...food.often, ...food.traits, ...food.oftenTraits])
  return [...other.contains, ...other.often, ...other.traits].every((one) => has.has(one))
}
