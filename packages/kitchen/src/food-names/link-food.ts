import type { Food } from '../food/food'
import { detectLanguage } from '../language/detect-language'
import { foreignFood } from '../language/foreign-food'
import type { ForeignLanguage } from '../language/language'
import { isHouseholdGood } from '../typed-text/household-good'
import { shopName } from '../typed-text/shop-name'
import { searchFoods } from './find-food'
import type { FoodMatch, MatchMethod } from './food-names'
import { findByWholeName, isStemOfFood } from './food-names'
import type { PhraseMatch } from './food-phrase'
import { addsNoAllergens, matchFoodPhrase } from './food-phrase'
import { freeFromClaimAt, isValidUnderClaim } from './free-from-claims'
import { endsFoodName, modifierAfter, modifierAt } from './modifiers'
import { maxFoodNameLength, normalizeWords, stemWord } from './normalize-words'

/** From here on a name is linked without asking. Example: 'large free-range eggs' is above. */
export const certainThreshold = 0.8

/** From here up to `surely` a name is linked, but the cook should look. Example: 'dark soy sauce' as soy sauce. */
export const probableThreshold = 0.5

/**
 * What a name in a recipe, a list or a receipt stands for: a food we know, how surely and how found, or honestly nothing, with
 * foods to offer. Example: `{ known: true, foodId: 'egg', confidence: 0.96, how: 'part' }`.
 */
export type LinkedFood =
  | {
      readonly known: true
      readonly foodId: string
      /** `surely` and above: link silently; from `probably`: link, but flag it. */
      readonly confidence: number
      readonly how: MatchMethod
      /** What may stand instead, in 'butter or margarine'. */
      readonly alternatives?: readonly string[]
      /** What comes with it, in 'salt and pepper'. */
      readonly also?: readonly string[]
    }
  | {
      readonly known: false
      /** Ids of up to three foods to offer, the nearest first. */
      readonly nearest: readonly string[]
    }

/**
 * Links a name as it stands in a recipe line to a food. A wrong link is worse than none: 'vegan cheese' is no cheese, 'almond
 * croissant' no croissant. Example: `linkFood('boneless skinless chicken breasts')` is known, `foodId: 'chicken-breast'`.
 */
export function linkFood(name: string): LinkedFood {
  const text = name.slice(0, maxFoodNameLength)
  const { main, aside } = withoutBrackets(text)
  const whole = parted.test(text) ? turnedAside(main, aside) : findByWholeName(normalizeWords(text))
  if (whole) return linked(whole)
  if (isHouseholdGood(text)) return { known: false, nearest: [] }
  const meant = shopName(text)
  if (meant !== undefined) return linkFood(meant)
  const { language, rivals = [] } = detectLanguage(text)
  if (language !== 'en') return linkForeignFood(text, [language, ...rivals])
  const choices = choicesIn(main)
  const readings = choices.map((choice) => readChoice(choice))
  const [first = { offers: [] }, ...rest] = readings
  if (!first.match || first.match.confidence < probableThreshold || replaces(aside, first.match.food)) {
    const offers = readings.flatMap(({ offers }) => offers)
    return { known: false, nearest: [...new Set(offers)].slice(0, 3) }
  }
  const alternatives = rest.flatMap(({ match }) =>
    match && match.confidence >= probableThreshold && match.food.id !== first.match?.food.id
      ? [match.food.id]
      : [],
  )
  return {
    ...linked(first.match),
    ...(alternatives.length > 0 ? { alternatives } : {}),
    ...(first.also && first.also.length > 0 ? { also: first.also } : {}),
  }
}

/**
 * Links a name in another language by its dictionary alone; likeness to an English name counts for nothing, and nothing is offered.
 * Example: `linkForeignFood('Mehl', ['de'])` is plain flour, of 'Vogelmiere' nothing is known.
 */
export function linkForeignFood(name: string, languages: readonly ForeignLanguage[]): LinkedFood {
  const foodId = foreignFood(name, languages)
  return foodId === undefined
    ? { known: false, nearest: [] }
    : { known: true, foodId, confidence: foreignConfidence, how: 'alias' }
}

const foreignConfidence = 0.9

interface Understood {
  readonly match?: FoodMatch
  readonly also?: readonly string[]
  readonly offers: readonly string[]
}

function linked({ food, confidence, how }: FoodMatch): LinkedFood & { known: true } {
  return { known: true, foodId: food.id, confidence: Math.round(confidence * 1000) / 1000, how }
}

// 'apples (tart)' and 'apples, tart' are no apple tart: what is said behind a name stands before it, or not at all.
const parted = /[,;:()[\]{}]/

function turnedAside(main: string, aside: string): FoodMatch | undefined {
  const said = normalizeWords(aside)
  if (said.length === 0 || said.length > 3 || parted.test(main)) return undefined
  return findByWholeName([...said, ...normalizeWords(main)])
}

function withoutBrackets(text: string): { main: string; aside: string } {
  const asides: string[] = []
  const main = text.replace(/[([{]([^()[\]{}]*)(?:[)\]}]|$)/g, (_, inside: string) => {
    asides.push(inside)
    return ' '
  })
  return { main, aside: asides.join(' ; ') }
}

// '(vegan)' behind a name says as much as 'vegan' before it; '(or vegan butter)' only names another choice.
function replaces(aside: string, food?: Food): boolean {
  return aside.split(';').some((part) => {
    const roots = normalizeWords(part).map(stemWord)
    if (roots[0] === 'or') return false
    for (let at = 0; at < roots.length; ) {
      const claim = food && freeFromClaimAt(roots, at)
      if (claim && isValidUnderClaim(food, claim)) {
        at += claim.words
        continue
      }
      const { modifier, words } = modifierAt(roots, at) ?? { words: 1 }
      const isNews = !food || roots.slice(at, at + words).some((root) => !isStemOfFood(food, root))
      if (modifier === 'replaced' && isNews && !findByWholeName(roots, at, at + 1)) return true
      at += words
    }
    return false
  })
}

// 'sweet or hot sausages' are two choices of sausages, 'butter or margarine' two foods.
function choicesIn(text: string): string[][] {
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
    .map((words, at, all) => (at === all.length - 1 ? words : withSharedHead(words, last)))
}

function withSharedHead(words: string[], last: readonly string[]): string[] {
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

// The name ends at a comma or where the line goes on to say why; 'peppers, red' is turned round when that is a food.
function nameWords(text: string): string[] {
  const [before = '', after = ''] = text.split(/[,;:–—]|\s-\s/, 2)
  const words = untilCut(normalizeWords(before))
  const behind = untilCut(normalizeWords(after))
  if (behind.length > 0 && behind.length < 4 && words.length > 0) {
    const turned = [...behind, ...words]
    if (findByWholeName(turned)) return turned
    if (replaces(after)) return turned
  }
  return words
}

function untilCut(words: readonly string[]): string[] {
  const end = words.findIndex((word, at) => at > 0 && endsFoodName(word))
  return end < 0 ? [...words] : words.slice(0, end)
}

function readChoice(words: readonly string[]): Understood {
  const readings = matchFoodPhrase(words)
  const turned = turnedOf(words)
  const best = [readings[0], turned].reduce((a, b) => ((b?.confidence ?? 0) > (a?.confidence ?? 0) ? b : a))
  if (best && best.confidence >= probableThreshold) return { match: best, offers: [best.food.id] }
  const joined = joinedBy(words, 'and') ?? joinedBy(words, 'with') ?? joinedBy(words, 'in')
  return joined ?? { offers: offersOf(readings, words) }
}

// 'salt and pepper': linked as the first when the others bring nothing that somebody must avoid.
function joinedBy(words: readonly string[], by: string): Understood | undefined {
  const at = words.indexOf(by)
  if (at <= 0 || at === words.length - 1) return undefined
  const [left, right] = [words.slice(0, at), words.slice(at + 1)]
  const shared = by === 'and' ? withSharedHead(left, right) : left
  const [first, second] = [matchFoodPhrase(shared)[0], matchFoodPhrase(right)[0]]
  const offers = [first, second].flatMap((reading) => (reading ? [reading.food.id] : []))
  if (!first || !second || Math.min(first.confidence, second.confidence) < probableThreshold)
    return { offers }
  if (!addsNoAllergens(first.food, second.food)) return { offers }
  const confidence = Math.min(first.confidence, second.confidence) * 0.9
  return { match: { food: first.food, confidence, how: 'part' }, also: [second.food.id], offers }
}

// 'breast of chicken' is chicken breast; 'a bunch of parsley' is parsley.
function turnedOf(words: readonly string[]): FoodMatch | undefined {
  const at = words.indexOf('of')
  if (at <= 0 || at === words.length - 1) return undefined
  const [measure, thing] = [words.slice(0, at), words.slice(at + 1)]
  const turned = matchFoodPhrase([...thing, ...measure])[0]
  if (turned && turned.confidence >= probableThreshold) return turned
  const roots = measure.map(stemWord)
  const isMeasure = roots.every(
    (root, index) => modifierAfter(root) === 'part' || modifierAt(roots, index)?.modifier === 'same',
  )
  return isMeasure ? matchFoodPhrase(thing)[0] : undefined
}

function offersOf(readings: readonly PhraseMatch[], words: readonly string[]): string[] {
  const offers = readings.map(({ food }) => food.id)
  const found = offers.length < 2 ? searchFoods(words.at(-1) ?? '', 3) : []
  return [...offers, ...found.map(({ food }) => food.id)]
}
