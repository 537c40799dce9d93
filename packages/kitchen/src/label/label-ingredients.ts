import { parseFoodName } from '../food-safety/food-state'
import type { LabelIngredient, LabelToken } from './label-tokens'
import { tokenGaps } from './label-tokens'
import type { NamedFood } from './named-foods'
import { findFoods } from './named-foods'
import { vagueNamesIn } from './vague-name'
import type { CoveredLanguage } from './vocabulary'
import { coveredLanguages, useOfWord } from './vocabulary'

/** The analysis of an ingredient. Example: of 'xqzzt powder' `understood` is false. */
export interface IngredientReading extends LabelIngredient {
  /** Whether every word is known in one covered language and together they name something. */
  readonly understood: boolean
  /** Whether it names anything: 'im' and 'of' do not. */
  readonly isNamed: boolean
  /** The foods it names, except those inside longer dictionary words. */
  readonly foods: readonly LabelFood[]
  /** Whether a covered language names it; of the others only the words for allergens are known. */
  readonly isCovered: boolean
}

/** A food that a label names. Example: 'garam masala', which is also a phrase of the book. */
export interface LabelFood extends NamedFood {
  /** Whether its name is also a dictionary phrase, so that the dictionary has judged it. */
  readonly isPhrase: boolean
}

/** The words that join two ingredients of a label. Example: 'and'. */
const joinsByWord: ReadonlySet<string> = new Set(
  'and or und oder sowie et ou y e o ed en of og och ja plus'.split(' '),
)

/** French and Spanish forms of an ingredient: 'lait en poudre', 'leche en polvo'. In Dutch 'en' joins two. */
const formsAfterEn: ReadonlySet<string> = new Set(
  'poudre polvo morceaux tranches flocons trozos copos conserva grains pate paillettes cubes des'.split(' '),
)

/**
 * Splits a label into ingredients at commas, brackets, colons, sentence ends and 'and'.
 * Example: `splitLabelIngredients(tokenizeLabel('salt and sugar (raw)'))` are three.
 */
export function splitLabelIngredients(tokens: readonly LabelToken[]): LabelIngredient[] {
  const found: LabelIngredient[] = []
  let first = 0
  const close = (after: number) => {
    if (after > first) found.push({ first, after })
  }
  tokens.forEach(({ gap, text }, index) => {
    if (index > first && gap !== tokenGaps.space) {
      close(index)
      first = index
    }
    // 'E' before a number is not a conjunction, nor is 'en' in 'lait en poudre'.
    const next = tokens[index + 1]?.text ?? ''
    if (joinsByWord.has(text) && !/^\d/.test(next) && !(text === 'en' && formsAfterEn.has(next))) {
      close(index)
      first = index + 1
    }
  })
  close(tokens.length)
  return found
}

/**
 * Returns whether an ingredient is understood, and the foods it names. The units are the label's dictionary matches.
 * Example: 'sunflower oil' is understood, 'xqzzt oil' and 'special mix' are not.
 */
export function matchLabelIngredient(
  tokens: readonly LabelToken[],
  ingredient: LabelIngredient,
  units: readonly LabelIngredient[],
  foreign: readonly NamedFood[] = [],
): IngredientReading {
  const covering = (one: LabelIngredient) =>
    units.filter(({ first, after }) => first <= one.first && one.after <= after)
  // A longer phrase determines the meaning of the words inside it; if it is exactly the food's name, the food table
  // applies too.
  const toLabelFoods = (found: readonly NamedFood[]) =>
    found.flatMap((one): LabelFood[] => {
      const phrases = covering(one)
      const isInside = phrases.some(({ first, after }) => after - first > one.after - one.first)
      return isInside ? [] : [{ ...one, isPhrase: phrases.length > 0 }]
    })
  const foods = toLabelFoods(findFoods(tokens, ingredient))
  const named = new Set<number>()
  for (const { first, after } of [...units, ...foods, ...foreign.filter(({ isCovered }) => isCovered)]) {
    for (let at = Math.max(first, ingredient.first); at < Math.min(after, ingredient.after); at += 1)
      named.add(at)
  }
  // A vague name counts as understood: it leaves open only its possible contents.
  const vague = vagueNamesIn(tokens, ingredient)
  for (const { first, after } of vague) for (let at = first; at < after; at += 1) named.add(at)
  const hasParts = partsFollow(tokens, ingredient)
  const isWhole = [...foods, ...vague].some(({ after }) => after === ingredient.after)
  const understood =
    (hasParts || isWhole || !isComposedDish(tokens, ingredient)) &&
    coveredLanguages.some((language) => isUnderstood(tokens, ingredient, named, hasParts, language))
  const isWord = coveredLanguages.some((language) => hasName(tokens, ingredient, language))
  const isNamed = named.size > 0 || isWord
  const isCovered =
    isWord || foods.length > 0 || vague.length > 0 || foreign.some((food) => food.isCovered === true)
  return { ...ingredient, understood, isNamed, isCovered, foods: [...foods, ...toLabelFoods(foreign)] }
}

function hasName(
  tokens: readonly LabelToken[],
  { first, after }: LabelIngredient,
  language: CoveredLanguage,
): boolean {
  return tokens
    .slice(first, after)
    .some(({ text }, index) => isAdditive(tokens, first + index) || useOfWord(text, language) === 'is')
}

function isUnderstood(
  tokens: readonly LabelToken[],
  { first, after }: LabelIngredient,
  named: ReadonlySet<number>,
  hasParts: boolean,
  language: CoveredLanguage,
): boolean {
  if (isSpacedOut(tokens, first, after)) return false
  if (!hasParts && tokens.slice(first, after).some(({ text }) => composedOfPlants.test(text))) return false
  let [isNamed, needsName, needsParts] = [false, false, false]
  for (let at = first; at < after; at += 1) {
    const word = tokens[at]?.text ?? ''
    if (named.has(at) || isAdditive(tokens, at)) {
      isNamed = true
      continue
    }
    // Some labels give additives by bare numbers: 'acidity regulator 331'.
    if (needsName && /^\d{3,4}[a-z]?$/.test(word) && Number.parseInt(word, 10) <= highestAdditive)
      isNamed = true
    if (/^\d/.test(word) || word.length === 1) continue
    const use = useOfWord(word, language)
    if (!use) return false
    if (use === 'is') isNamed = true
    if (use === 'class') needsName = true
    if (use === 'made') needsParts = true
  }
  return hasParts || (!needsParts && (isNamed || !needsName || isAside(tokens, first)))
}

// A soup or a cake without its parts may hold anything, whichever allergen its name tells.
function isComposedDish(tokens: readonly LabelToken[], { first, after }: LabelIngredient): boolean {
  const name = tokens.slice(first, after).map(({ text }) => text)
  return parseFoodName({ name: name.join(' ') }).made
}

// 'c r e a m' is a word in letters, which nothing here reads; 'vitamins A D E' are vitamins.
function isSpacedOut(tokens: readonly LabelToken[], first: number, after: number): boolean {
  const words = tokens.slice(first, after).map(({ text }) => text)
  if (words.some((word) => word.startsWith('vit'))) return false
  if (words.length > 1 && words.every((word) => /^\p{L}$/u.test(word))) return true
  return words.some((_, at) => [0, 1, 2].every((offset) => /^\p{L}$/u.test(words[at + offset] ?? '')))
}

// 'Kokosmilchschokolade' and 'Erdnussbutterkekse' begin with something harmless and may hold anything behind it.
const composedOfPlants =
  /^(?:kokos|coconut|erdnuss|peanut|jordno|pinda|kakao|cacao|cocoa|hafer|haver|havre|kaura|soja|soy|oat|reis|rijst|rice|ris|mandel|almond|mantel)\p{L}*(?:schoko|schokolade|(?<!r)eis|keks|kekse|kuchen|brot|riegel|shake|shakes|pudding|waffel|waffeln|chocolate|cookie|cookies|biscuit|biscuits|bread|cake|chocolade|chocola|ijs|koek|koekjes|brood|choklad|glass|kakor|brod|sjokolade|chokolade|kage|kager|suklaa|jaatelo|keksi|leipa)$/u

const likens: ReadonlySet<string> = new Set(['a', 'an', 'as', 'to'])

/** 'citric acid (preservative)' and 'citric acid, a preservative' state the function of the item before. */
function isAside(tokens: readonly LabelToken[], first: number): boolean {
  const [before, here] = [tokens[first - 1], tokens[first]]
  if (!before || !here) return false
  return likens.has(here.text) || (here.gap === tokenGaps.opens && here.depth > before.depth)
}

const highestAdditive = 1599

/** Matches 'E471', 'E 471', 'INS 330'. */
function isAdditive(tokens: readonly LabelToken[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  const before = tokens[at - 1]?.text
  const number =
    /^(?:e|ins)(\d{3,4})[a-z]{0,4}$/.exec(word)?.[1] ??
    (before === 'e' || before === 'ins' ? /^(\d{3,4})[a-z]{0,4}$/.exec(word)?.[1] : undefined)
  return number !== undefined && Number(number) >= 100 && Number(number) <= highestAdditive
}

/** Returns whether the parts of an ingredient are listed behind it. Example: of 'filling' in 'filling (sugar, water)' it is. */
export function partsFollow(tokens: readonly LabelToken[], { after }: LabelIngredient): boolean {
  let at = after
  while (at < after + mostNumbers && /^\d/.test(tokens[at]?.text ?? '')) at += 1
  const next = tokens[at]
  const last = tokens[after - 1]
  return next !== undefined && (next.depth > (last?.depth ?? 0) || next.gap === tokenGaps.opens)
}

/** A share has few numbers: '10,5 % (…)'. */
const mostNumbers = 4
