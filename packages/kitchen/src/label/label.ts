import type { Allergen } from '../diet/allergen'
import { allergenIds } from '../diet/allergen'
import type { Bits } from '../diet/bit-sets'
import { allergenBits, traitBits } from '../diet/bit-sets'
import type { AllergenVerdict, VerdictReason } from '../verdict/verdict'
import type { WordMeaning } from './allergen-dictionary'
import type { AllergenMention, AllergenMentions } from './allergen-mention'
import { findAllergenMentions } from './find-allergen-mentions'
import type { IngredientReading, LabelFood } from './label-ingredients'
import { matchLabelIngredient, partsFollow, splitLabelIngredients } from './label-ingredients'
import type { LabelIngredient } from './label-tokens'
import { maxLabelLength } from './label-tokens'
import { findForeignFoods, findJoinedFoods } from './named-foods'
import { placesThatName, unresolvedKinds, vagueNamesIn } from './vague-name'

/**
 * Words of a label that concern an allergen, as written, with position.
 * Example: `{ words: 'Whey Powder', at: 21, allergen: 'dairy', answer: 'contains' }`.
 */
interface LabelWords {
  readonly words: string
  readonly at: number
  readonly allergen: Allergen
  /** 'free' if the label declares it absent. */
  readonly answer: 'contains' | 'not known' | 'free'
  readonly why: string
}

/** The reading of a label. Example: `parseLabel('Milk, salt').verdicts.dairy.answer` is 'contains'. */
export interface LabelReading {
  readonly verdicts: Readonly<Record<Allergen, AllergenVerdict>>
  /** All words that were considered, in order. */
  readonly words: readonly LabelWords[]
  /** Declared ingredients that are no selectable allergens: coconut, buckwheat and the like. */
  readonly beyond: readonly { readonly words: string; readonly at: number; readonly names: string }[]
  /** Unknown ingredients as written; if there are any, no verdict is 'none found'. */
  readonly unknown: readonly string[]
  /** The number of ingredients that were understood. */
  readonly understood: number
  /** Whether everything was understood, so that 'none found' is possible. */
  readonly readable: boolean
}

/**
 * Parses the ingredients of a label one by one: the allergen words of the EU's languages and some more, and all other
 * words of the covered languages. An unknown ingredient or a language that is not covered gives 'not known', never
 * 'none found'.
 * Example: `parseLabel('Sugar, whey powder. May contain nuts.').verdicts.nuts.answer` is 'not known'.
 */
export function parseLabel(text: string): LabelReading {
  const read = findAllergenMentions(text)
  const parts = splitLabelIngredients(read.tokens)
  const foreign = findForeignFoods(read.tokens, parts)
  const ingredients = parts.map((one, index) => {
    const ingredient = matchLabelIngredient(read.tokens, one, read.units, foreign[index])
    return isOutgrown(one, read) ? { ...ingredient, understood: false } : ingredient
  })
  const unknown = ingredients
    .filter(({ understood }) => !understood)
    .map((one) => originalText(one, read, text))
  // Little words alone, 'un' or 'im', may be the flour or the butter of another language.
  // Where only words for allergens were understood, the language is not: Polish breadcrumbs may have milk too.
  // What stands behind the longest label is not read.
  const readable =
    text.length <= maxLabelLength &&
    unknown.length === 0 &&
    ingredients.some(({ isNamed }) => isNamed) &&
    ingredients.some(({ isCovered }) => isCovered)
  const words = [
    ...read.found.flatMap((one) => toLabelWords(one, text)),
    ...ingredients.flatMap((one) => wordsOfFoods(one, one.foods, read, text)),
    ...findJoinedFoods(read.tokens, parts).flatMap((one) =>
      wordsOfFoods(one, [{ ...one, isPhrase: false }], read, text),
    ),
    ...wordsOfVagueNames(ingredients, read, text),
  ].sort((a, b) => a.at - b.at)
  const beyond = read.found.flatMap(({ at, end, meaning }) =>
    meaning.beyond === undefined ? [] : [{ words: text.slice(at, end), at, names: meaning.beyond }],
  )
  const unread = unreadReason(text, unknown)
  const verdicts = Object.fromEntries(
    allergenIds.map((allergen) => [allergen, verdictOn(allergen, words, readable, unread)]),
  ) as Record<Allergen, AllergenVerdict>
  return { verdicts, words, beyond, unknown, understood: ingredients.length - unknown.length, readable }
}

// A bar of pumpkin seed butter may hold anything, unless its parts are listed.
function isOutgrown(ingredient: LabelIngredient, { tokens, outgrown }: AllergenMentions): boolean {
  return (
    !partsFollow(tokens, ingredient) &&
    outgrown.some(({ first }) => ingredient.first <= first && first < ingredient.after)
  )
}

/**
 * Returns the verdict of a label on one allergen, with the deciding words.
 * Example: `labelVerdict('dairy', 'whey').answer` is 'contains'.
 */
export function labelVerdict(allergen: Allergen, text: string): AllergenVerdict {
  return parseLabel(text).verdicts[allergen]
}

function verdictOn(
  allergen: Allergen,
  words: readonly LabelWords[],
  readable: boolean,
  unread: VerdictReason,
): AllergenVerdict {
  const about = words.filter((one) => one.allergen === allergen)
  for (const answer of ['contains', 'not known'] as const) {
    const decided = about.find((one) => one.answer === answer)
    if (decided) return { answer, because: { line: decided.words, why: decided.why } }
  }
  return readable ? { answer: 'none found' } : { answer: 'not known', because: unread }
}

function unreadReason(text: string, [first]: readonly string[]): VerdictReason {
  if (first !== undefined) return { line: first, why: 'nobody knows what this ingredient is' }
  if (text.length > maxLabelLength)
    return { line: text.slice(0, longestQuote), why: 'it is too long to be read to its end' }
  const line = text.trim().slice(0, longestQuote)
  return { line, why: line === '' ? 'there is no ingredient list' : 'nothing on this label could be read' }
}

const longestQuote = 80

function originalText(
  { first, after }: IngredientReading,
  { tokens }: AllergenMentions,
  text: string,
): string {
  const [from, to] = [tokens[first]?.at ?? 0, tokens[after - 1]?.end ?? 0]
  return text.slice(from, to).slice(0, longestQuote)
}

// The verdicts of foods that the label names; words of the dictionary are judged by the dictionary.
function wordsOfFoods(
  ingredient: LabelIngredient,
  foods: readonly LabelFood[],
  { tokens, found, denied }: AllergenMentions,
  text: string,
): LabelWords[] {
  const isListed = partsFollow(tokens, ingredient)
  return foods.flatMap(({ food, first, after, isPhrase, isDoubtful = false }) => {
    const [at, end] = [tokens[first]?.at ?? 0, tokens[after - 1]?.end ?? 0]
    if (denied.has(first)) return []
    const over = found.filter((one) => one.at < end && at < one.end)
    const judged = over.reduce((bits, { meaning }) => bits | allAllergenBits(meaning) | meaning.denies, 0)
    // A phrase the dictionary lists as harmless was judged already; one that only marks what diets avoid, such as 'sausage'
    // or 'tortilla chips', was not.
    const isHarmless = isPhrase && judged === 0 && !over.some(({ meaning }) => saysMore(meaning))
    const isPossible = isDoubtful || over.some(({ said }) => said === 'may')
    const words = text.slice(at, end)
    const toMentions = (allergens: readonly Allergen[], answer: 'contains' | 'not known', why: string) =>
      allergens
        .filter((allergen) => (judged & allergenBits([allergen])) === 0)
        .map((allergen) => ({ words, at, allergen, answer, why: `'${words}' ${why} ${allergen}` }))
    return [
      ...toMentions(
        food.contains,
        isPossible ? 'not known' : 'contains',
        isDoubtful ? `may be ${food.name}, which means` : 'means',
      ),
      ...(isListed || isHarmless ? [] : toMentions(food.often, 'not known', 'is often made with')),
    ]
  })
}

// 'starch' does not state its source; 'maize starch' and 'starch (maize)' do.
function wordsOfVagueNames(
  ingredients: readonly IngredientReading[],
  { tokens, found, units, denied }: AllergenMentions,
  text: string,
): LabelWords[] {
  const settling = placesThatName(tokens, units, found)
  return ingredients.flatMap((ingredient) =>
    vagueNamesIn(tokens, ingredient).flatMap((name) => {
      if (denied.has(name.after - 1)) return []
      const at = tokens[name.first]?.at ?? 0
      const words = text.slice(at, tokens[name.after - 1]?.end ?? 0)
      return unresolvedKinds(tokens, name, ingredient, settling).flatMap(({ allergens, why }) =>
        allergens.map((allergen) => ({
          words,
          at,
          allergen,
          answer: 'not known' as const,
          why: `'${words}' may hold ${allergen}, as ${why}: check the label`,
        })),
      )
    }),
  )
}

function saysMore({ traits, maybeTraits, deniesTraits, beyond }: WordMeaning): boolean {
  return ((traits | maybeTraits | deniesTraits) & ~sweet) !== 0 || beyond !== undefined
}

const sweet = traitBits(['sugar'])

function allAllergenBits({ contains, containsUnlisted, maybe, maybeUnlisted }: WordMeaning): Bits {
  return contains | containsUnlisted | maybe | maybeUnlisted
}

function toLabelWords(found: AllergenMention, text: string): LabelWords[] {
  const { at, end, said, contains, maybe, claimed } = found
  const words = text.slice(at, end)
  const free = said === 'free' ? found.meaning.contains | found.meaning.containsUnlisted : 0
  return allergenIds.flatMap((allergen): LabelWords[] => {
    const bit = allergenBits([allergen])
    const one = { words, at, allergen }
    if (contains & bit) return [{ ...one, answer: 'contains', why: `'${words}' means ${allergen}` }]
    if (claimed & bit) {
      return [
        { ...one, answer: 'not known', why: `'${words}' means ${allergen}, but is said to be free from it` },
      ]
    }
    if (maybe & bit) return [{ ...one, answer: 'not known', why: whyMaybe(found, words, allergen) }]
    return free & bit ? [{ ...one, answer: 'free', why: `it says that it is free from ${allergen}` }] : []
  })
}

function whyMaybe({ said, without, meaning }: AllergenMention, words: string, allergen: Allergen): string {
  if (said === 'may') return `it may contain ${allergen}: '${words}'`
  if (without.allergens & allergenBits([allergen]))
    return `'${words}' is said to be without ${allergen}, which is no allergen statement`
  const named = (meaning.contains & allergenBits([allergen])) !== 0
  return named
    ? `'${words}' stands in for ${allergen}: check the label`
    : `'${words}' may hold ${allergen}: check the label`
}
