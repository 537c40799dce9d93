import type { Food } from '../food/food'
import { detectLanguage } from '../language/detect-language'
import { foreignFood } from '../language/foreign-food'
import type { ForeignLanguage } from '../language/language'
import { isHouseholdGood } from '../typed-text/household-good'
import { shopName } from '../typed-text/shop-name'
import type { WordContext } from './ambiguous-word'
import { meaningInContext } from './ambiguous-word'
import { gradeByFat, splitFatShare } from './fat-share'
import { searchFoods } from './find-food'
import type { FoodMatch, MatchMethod } from './food-names'
import { findByWholeName, isStemOfFood } from './food-names'
import type { PhraseMatch } from './food-phrase'
import { addsNoAllergens, matchFoodPhrase } from './food-phrase'
import { freeFromClaimAt, isValidUnderClaim } from './free-from-claims'
import { endsFoodName, modifierAfter, modifierAt } from './modifiers'
import { namesOtherAllergen } from './named-allergens'
import { maxFoodNameLength, normalizeWords, stemWord } from './normalize-words'

/** Confidence from which a name is linked without asking. Example: 'large free-range eggs' is above. */
export const certainThreshold = 0.8

/**
 * Confidence from which a name is linked but flagged for the cook, below `certainThreshold`. Example: 'dark soy sauce' as soy
 * sauce.
 */
export const probableThreshold = 0.5

/**
 * Result of linking a name in a recipe, a list or a receipt: a known food with confidence and method, or no food with
 * suggestions. Example: `{ known: true, foodId: 'egg', confidence: 0.96, how: 'part' }`.
 */
export type LinkedFood =
  | {
      readonly known: true
      readonly foodId: string
      /** From `certainThreshold`: link silently; from `probableThreshold`: link and flag. */
      readonly confidence: number
      readonly how: MatchMethod
      /** Alternatives, in 'butter or margarine'. */
      readonly alternatives?: readonly string[]
      /** Additional foods, in 'salt and pepper'. */
      readonly also?: readonly string[]
    }
  | {
      readonly known: false
      /** Ids of up to three suggested foods, nearest first. */
      readonly nearest: readonly string[]
    }

/**
 * Links a name in a recipe line to a food. A wrong link is worse than none: 'vegan cheese' is not cheese, 'almond croissant' is
 * not a croissant. Example: `linkFood('boneless skinless chicken breasts')` is known, `foodId: 'chicken-breast'`.
 */
export function linkFood(name: string): LinkedFood {
  const text = name.slice(0, maxFoodNameLength)
  const ambiguous = linkAmbiguousWord(text, {})
  if (ambiguous) return ambiguous
  const { main, aside } = splitBrackets(text)
  const whole = separators.test(text) ? matchWithAside(main, aside) : findByWholeName(normalizeWords(text))
  if (whole && !isOnlySimilar(whole, text)) return toLink(whole)
  const graded = linkGrade(text)
  if (graded) return graded
  if (isHouseholdGood(text)) return { known: false, nearest: [] }
  const shopMeaning = shopName(text)
  if (shopMeaning !== undefined) return linkFood(shopMeaning)
  const { language, rivals = [] } = detectLanguage(text)
  if (language !== 'en') return linkForeignFood(text, [language, ...rivals])
  const choices = splitChoices(main)
  const readings = choices.map((choice) => readChoice(choice))
  const [first = { offers: [] }, ...rest] = readings
  if (
    !first.match ||
    first.match.confidence < probableThreshold ||
    isOnlySimilar(first.match, main) ||
    replacesFood(aside, first.match.food)
  ) {
    const offers = readings.flatMap(({ offers }) => offers)
    return { known: false, nearest: [...new Set(offers)].slice(0, 3) }
  }
  const alternatives = rest.flatMap(({ match }) =>
    match && match.confidence >= probableThreshold && match.food.id !== first.match?.food.id
      ? [match.food.id]
      : [],
  )
  return {
    ...toLink(first.match),
    ...(alternatives.length > 0 ? { alternatives } : {}),
    ...(first.also && first.also.length > 0 ? { also: first.also } : {}),
  }
}

/**
 * Links a name in another language by its dictionary only. Similarity to an English name is ignored, and nothing is suggested.
 * Example: `linkForeignFood('Mehl', ['de'])` is plain flour; 'Vogelmiere' is unknown.
 */
export function linkForeignFood(name: string, languages: readonly ForeignLanguage[]): LinkedFood {
  const foodId = foreignFood(name, languages)
  return foodId === undefined
    ? { known: false, nearest: [] }
    : { known: true, foodId, confidence: foreignConfidence, how: 'alias' }
}

const foreignConfidence = 0.9

/**
 * Links a word that names different foods in different places or amounts; undefined for any other word. Where nobody can tell, it
 * is not known, and its readings are suggested.
 * Example: 'chips' of a British recipe are fries, of a German one crisps.
 */
export function linkAmbiguousWord(name: string, context: WordContext): LinkedFood | undefined {
  const meaning = meaningInContext(name, context)
  if (!meaning) return undefined
  const { foodId, readings } = meaning
  return foodId === undefined
    ? { known: false, nearest: readings.slice(0, 3) }
    : { known: true, foodId, confidence: foreignConfidence, how: 'alias' }
}

// 'ground beef 93/7' and 'milk, 1.5%' name a grade of the food.
function linkGrade(text: string): LinkedFood | undefined {
  const share = /\d/.test(text) ? splitFatShare(text) : undefined
  const link = share && linkFood(share.name)
  const foodId = share && link?.known ? gradeByFat(link.foodId, share.fat) : undefined
  return link?.known && foodId !== undefined ? { ...link, foodId } : undefined
}

// 'Ostriche' are Italian oysters: a plural or a misspelling is not certain where another language says an allergen.
function isOnlySimilar({ food, how }: FoodMatch, text: string): boolean {
  return (how === 'plural' || how === 'misspelt') && namesOtherAllergen(normalizeWords(text), food)
}

interface ChoiceMatch {
  readonly match?: FoodMatch
  readonly also?: readonly string[]
  readonly offers: readonly string[]
}

function toLink({ food, confidence, how }: FoodMatch): LinkedFood & { known: true } {
  return { known: true, foodId: food.id, confidence: Math.round(confidence * 1000) / 1000, how }
}

// 'apples (tart)' and 'apples, tart' are not an apple tart: words after a name are only moved before it if that gives a name.
const separators = /[,;:()[\]{}]/

function matchWithAside(main: string, aside: string): FoodMatch | undefined {
  const asideWords = normalizeWords(aside)
  if (asideWords.length === 0 || asideWords.length > 3 || separators.test(main)) return undefined
  return findByWholeName([...asideWords, ...normalizeWords(main)])
}

function splitBrackets(text: string): { main: string; aside: string } {
  const asides: string[] = []
  const main = text.replace(/[([{]([^()[\]{}]*)(?:[)\]}]|$)/g, (_, inside: string) => {
    asides.push(inside)
    return ' '
  })
  return { main, aside: asides.join(' ; ') }
}

// '(vegan)' after a name means the same as 'vegan' before it; '(or vegan butter)' only names an alternative.
function replacesFood(aside: string, food?: Food): boolean {
  return aside.split(';').some((part) => {
    const stems = normalizeWords(part).map(stemWord)
    if (stems[0] === 'or') return false
    for (let at = 0; at < stems.length; ) {
      const claim = food && freeFromClaimAt(stems, at)
      if (claim && isValidUnderClaim(food, claim)) {
        at += claim.words
        continue
      }
      const { modifier, words } = modifierAt(stems, at) ?? { words: 1 }
      const isNew = !food || stems.slice(at, at + words).some((stem) => !isStemOfFood(food, stem))
      if (modifier === 'replaced' && isNew && !findByWholeName(stems, at, at + 1)) return true
      at += words
    }
    return false
  })
}

// 'sweet or hot sausages' are two choices of sausages, 'butter or margarine' are two foods.
function splitChoices(text: string): string[][] {
  const parts = text
    .replace(/(\p{L})\s*\/\s*(?=\p{L})/gu, '$1 or ')
    .split(/\b(?:and\s+)?or\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length < 2) return parts.map(nameWords)
  const choices = parts
    .flatMap((part, at) => (at < parts.length - 1 ? part.split(',') : [part]))
    .map(nameWords)
  const last = choices.at(-1) ?? []
  return choices
    .filter((words) => words.length > 0)
    .map((words, at, all) => (at === all.length - 1 ? words : addSharedHead(words, last)))
}

function addSharedHead(words: string[], last: readonly string[]): string[] {
  for (let skip = 1; skip < last.length; skip += 1) {
    const longer = [...words, ...last.slice(skip)]
    const [best] = matchFoodPhrase(longer)
    if (best && best.confidence >= certainThreshold && best.to > words.length && best.from < words.length)
      return longer
    const alone = matchFoodPhrase(words)[0]
    if (best && best.confidence >= probableThreshold && (alone?.confidence ?? 0) < probableThreshold)
      return longer
  }
  return words
}

// The name ends at a comma or where the line continues with a reason; 'peppers, red' is reordered if that is a food.
function nameWords(text: string): string[] {
  const [before = '', after = ''] = text.split(/[,;:–—]|\s-\s/, 2)
  const words = cutAtEndWord(normalizeWords(before))
  const afterWords = cutAtEndWord(normalizeWords(after))
  if (afterWords.length > 0 && afterWords.length < 4 && words.length > 0) {
    const reordered = [...afterWords, ...words]
    if (findByWholeName(reordered)) return reordered
    if (replacesFood(after)) return reordered
  }
  return words
}

function cutAtEndWord(words: readonly string[]): string[] {
  const end = words.findIndex((word, at) => at > 0 && endsFoodName(word))
  return end < 0 ? [...words] : words.slice(0, end)
}

function readChoice(words: readonly string[]): ChoiceMatch {
  const readings = matchFoodPhrase(words)
  const reordered = matchReordered(words)
  const best = [readings[0], reordered].reduce((a, b) =>
    (b?.confidence ?? 0) > (a?.confidence ?? 0) ? b : a,
  )
  if (best && best.confidence >= probableThreshold) return { match: best, offers: [best.food.id] }
  const joined = matchJoined(words, 'and') ?? matchJoined(words, 'with') ?? matchJoined(words, 'in')
  return joined ?? { offers: findOffers(readings, words) }
}

// 'salt and pepper' is linked to the first food if the others add no allergens.
function matchJoined(words: readonly string[], joiner: string): ChoiceMatch | undefined {
  const at = words.indexOf(joiner)
  if (at <= 0 || at === words.length - 1) return undefined
  const [left, right] = [words.slice(0, at), words.slice(at + 1)]
  const shared = joiner === 'and' ? addSharedHead(left, right) : left
  const [first, second] = [matchFoodPhrase(shared)[0], matchFoodPhrase(right)[0]]
  const offers = [first, second].flatMap((reading) => (reading ? [reading.food.id] : []))
  if (!first || !second || Math.min(first.confidence, second.confidence) < probableThreshold)
    return { offers }
  if (!addsNoAllergens(first.food, second.food)) return { offers }
  const confidence = Math.min(first.confidence, second.confidence) * 0.9
  return { match: { food: first.food, confidence, how: 'part' }, also: [second.food.id], offers }
}

// 'breast of chicken' is chicken breast; 'a bunch of parsley' is parsley.
function matchReordered(words: readonly string[]): FoodMatch | undefined {
  const at = words.indexOf('of')
  if (at <= 0 || at === words.length - 1) return undefined
  const [measure, foodWords] = [words.slice(0, at), words.slice(at + 1)]
  const reordered = matchFoodPhrase([...foodWords, ...measure])[0]
  if (reordered && reordered.confidence >= probableThreshold) return reordered
  const stems = measure.map(stemWord)
  const isMeasure = stems.every(
    (stem, index) => modifierAfter(stem) === 'part' || modifierAt(stems, index)?.modifier === 'same',
  )
  return isMeasure ? matchFoodPhrase(foodWords)[0] : undefined
}

function findOffers(readings: readonly PhraseMatch[], words: readonly string[]): string[] {
  const offers = readings.map(({ food }) => food.id)
  const found = offers.length < 2 ? searchFoods(words.at(-1) ?? '', 3) : []
  return [...offers, ...found.map(({ food }) => food.id)]
}
