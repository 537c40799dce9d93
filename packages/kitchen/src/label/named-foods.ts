import type { Food } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { foreignFoodOf } from '../language/foreign-food'
import type { ForeignLanguage } from '../language/language'
import { dictionaryLanguages } from '../language/language-evidence'
import { isAllergenName } from './allergen-dictionary'
import type { LabelIngredient, LabelToken } from './label-tokens'
import { tokenGaps } from './label-tokens'
import { coveredLanguages, isWordOfLanguage } from './vocabulary'

/** A food in the words of a label. Example: of 'white bread, salt' the first is white bread. */
export interface NamedFood extends LabelIngredient {
  readonly food: Food
  /** Whether another of the possible languages does not mean this food by it: Swedish 'öl' is beer, German 'Öl' is oil. */
  readonly isDoubtful?: boolean
  /** Whether it stands in the dictionary of a language whose ingredient lists are covered. */
  readonly isCovered?: boolean
}

const maxWords = 6
const surely = 0.97

type FindFood = (words: readonly string[], from: number, to: number) => Food | undefined

/** Returns the foods that an ingredient names in English, longest names first. Example: 'olive oil', not 'oil'. */
export function findFoods(tokens: readonly LabelToken[], ingredient: LabelIngredient): NamedFood[] {
  return findLongest(tokens, ingredient, findEnglish)
}

function findEnglish(words: readonly string[], from: number, to: number): Food | undefined {
  const match = findByWholeName(words, from, to)
  return match && match.confidence >= surely ? match.food : undefined
}

function findLongest(
  tokens: readonly LabelToken[],
  { first, after }: LabelIngredient,
  find: FindFood,
): NamedFood[] {
  const words = tokens.slice(first, after).map(({ text }) => text)
  const found: NamedFood[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + maxWords); to > from; to -= 1) {
      const food = find(words, from, to)
      if (!food) continue
      found.push({ food, first: first + from, after: first + to })
      from = to - 1
      break
    }
  }
  return found
}

/**
 * Returns the foods whose names contain a word that otherwise separates two ingredients.
 * Example: 'macaroni and cheese' and 'cream of chicken soup'.
 */
export function findJoinedFoods(
  tokens: readonly LabelToken[],
  ingredients: readonly LabelIngredient[],
): NamedFood[] {
  const found: NamedFood[] = []
  ingredients.forEach(({ after }, index) => {
    const next = ingredients[index + 1]
    if (!next || next.first !== after + 1) return
    if (tokens[after]?.gap !== tokenGaps.space || tokens[next.first]?.gap !== tokenGaps.space) return
    const first = ingredients[index]?.first ?? after
    const whole = { first, after: ingredients[index + 2]?.after ?? next.after }
    const isOneRun = tokens.slice(first + 1, whole.after).every(({ gap }) => gap === tokenGaps.space)
    const run = isOneRun ? whole : { first, after: next.after }
    found.push(
      ...findLongest(tokens, run, findEnglish).filter((one) => one.first < after && one.after > after + 1),
    )
  })
  return found
}

type Language = ForeignLanguage | 'en'
const languages: readonly Language[] = ['en', ...dictionaryLanguages]

/**
 * Returns the foods that the ingredients name in other languages. An ingredient counts in the language that knows most of
 * its words, and if several know as many, in the one of the whole label.
 * Example: of 'Zucker, Sojasauce' the second has soy sauce; of 'öl' alone both oil and beer, doubtful.
 */
export function findForeignFoods(
  tokens: readonly LabelToken[],
  ingredients: readonly LabelIngredient[],
): NamedFood[][] {
  const readings = ingredients.map((one) => readInEveryLanguage(tokens, one))
  const totals = new Map<Language, number>()
  for (const reading of readings)
    for (const [language, { known }] of reading) totals.set(language, (totals.get(language) ?? 0) + known)
  const ofLabel = strongest(totals)
  return readings.map((reading) => {
    const own = strongest(new Map([...reading].map(([language, { known }]) => [language, known])))
    const both = own.filter((language) => ofLabel.includes(language))
    const used = both.length > 0 ? both : own
    const found = new Map<string, { named: NamedFood; count: number }>()
    for (const language of used) {
      for (const named of reading.get(language)?.foods ?? []) {
        const key = `${named.food.id} ${named.first} ${named.after}`
        found.set(key, { named, count: (found.get(key)?.count ?? 0) + 1 })
      }
    }
    const isCovered = used.some((language) => coveredLanguages.some((one) => one === language))
    return [...found.values()].map(({ named, count }) => ({
      ...named,
      isDoubtful: count < used.length,
      isCovered: isCovered && count === used.length,
    }))
  })
}

interface LanguageReading {
  readonly foods: readonly NamedFood[]
  /** How many words of the ingredient the language knows. */
  readonly known: number
}

function readInEveryLanguage(
  tokens: readonly LabelToken[],
  ingredient: LabelIngredient,
): Map<Language, LanguageReading> {
  const readings = new Map<Language, LanguageReading>()
  // 'Soja' is read in the language of the label: German soya there, not the soy sauce of Danish, which has wheat.
  const isOneAllergen =
    ingredient.after === ingredient.first + 1 && isAllergenName(tokens[ingredient.first]?.text ?? '')
  for (const language of languages) {
    const find: FindFood =
      language === 'en' ? findEnglish : (words, from, to) => foreignFoodOf(words, language, from, to)
    const foods = findLongest(tokens, ingredient, find)
    const known = new Set<number>()
    for (const { first, after } of foods) for (let at = first; at < after; at += 1) known.add(at)
    const covered = coveredLanguages.find((one) => one === language)
    for (let at = ingredient.first; covered && at < ingredient.after; at += 1)
      if (isOneAllergen || isWordOfLanguage(tokens[at]?.text ?? '', covered)) known.add(at)
    // English names are found for themselves.
    if (known.size > 0) readings.set(language, { foods: language === 'en' ? [] : foods, known: known.size })
  }
  return readings
}

function strongest(counts: ReadonlyMap<Language, number>): Language[] {
  const highest = Math.max(0, ...counts.values())
  return [...counts].flatMap(([language, count]) => (count === highest ? [language] : []))
}
