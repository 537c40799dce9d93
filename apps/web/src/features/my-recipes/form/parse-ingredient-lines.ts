import type { HouseholdPerson } from '@larder/contract/diet'
import type { Category } from '@larder/kitchen/food/categories'
import { foodById } from '@larder/kitchen/food/food'
import { certainThreshold } from '@larder/kitchen/food-names/link-food'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import type { LanguageGuess } from '@larder/kitchen/language/language'
import { formatQuantity } from '@larder/kitchen/quantity/format-quantity'
import { suggestLineFixes } from '@larder/kitchen/recipe/line-fixes'
import {
  detectRecipeLocale,
  linkIngredient,
  toRecipeLine,
  toRecipeLineIn,
  toRecipeLines,
} from '@larder/kitchen/recipe/recipe-line'
import { type EaterVerdict, eaterVerdicts } from '@larder/kitchen/verdict/eater-verdicts'
import { splitIngredientLines } from './form-values'

interface ReadFood {
  readonly id: string
  readonly name: string
  readonly category: Category
}

/** One parsed line. */
export interface ParsedLine {
  readonly text: string
  readonly kind: 'understood' | 'doubtful' | 'unknown' | 'heading'
  /** Empty when it is to taste. */
  readonly amount: string
  readonly food?: ReadFood
  readonly optional: boolean
  /** Suggested foods, each with the corrected line. */
  readonly offers: readonly { readonly food: ReadFood; readonly line: string }[]
}

const maxCachedLines = 500
const parsedCache = new Map<string, ParsedLine>()

/** Parses every line with the units of the cook's country. Its tables are large: load it with `useLineReading`. */
export function parseIngredientLines(text: string, country?: string): ParsedLine[] {
  if (parsedCache.size > maxCachedLines) parsedCache.clear()
  const lines = splitIngredientLines(text)
  const recipe = detectRecipeLocale(lines, country)
  return lines.map((line) => {
    const key = `${recipe.language} ${recipe.region} ${line}`
    const parsed = parsedCache.get(key) ?? parseIngredientLine(line, recipe)
    parsedCache.set(key, parsed)
    return parsed
  })
}

/** Returns the verdict of each eater on a dish of these lines; empty without lines. */
export function judgeIngredientText(
  text: string,
  servings: string,
  people: readonly HouseholdPerson[],
): EaterVerdict[] {
  const lines = splitIngredientLines(text).filter((line) => !isHeadingLine(line))
  if (lines.length === 0) return []
  const servingCount = Number.parseInt(servings, 10)
  const recipe = {
    id: 0,
    title: '',
    servings: servingCount > 0 ? servingCount : 1,
    occasions: [],
    tags: [],
    lines: toRecipeLines(lines),
  }
  const eaters = people.map(({ name, portions, diets, restrictions, dislikes }) => ({
    name,
    portions,
    diets,
    avoids: restrictions,
    // Values cached by an earlier version have no dislikes.
    dislikes: (dislikes ?? []).map((dislike) => dislike.text),
  }))
  return eaterVerdicts(recipe, eaters)
}

/** Returns whether a line is a heading: 'For the sauce:'. */
export function isHeadingLine(line: string): boolean {
  return parseIngredient(line).heading
}

function parseIngredientLine(text: string, recipe: LanguageGuess): ParsedLine {
  const ingredient = parseIngredient(text, 'recipe', recipe)
  if (ingredient.heading) return { text, kind: 'heading', amount: '', optional: false, offers: [] }
  const { foodId, quantity, optional = false } = toRecipeLineIn(text, recipe)
  const amount = quantity ? formatQuantity(quantity) : ''
  const food = foodId === undefined ? undefined : findFood(foodId)
  const link = linkIngredient(ingredient)
  if (food) {
    const sure = link.known && link.confidence >= certainThreshold
    return { text, kind: sure ? 'understood' : 'doubtful', amount, food, optional, offers: [] }
  }
  const offers = suggestLineFixes(text, ingredient, link).flatMap(({ foodId: id, line }) => {
    const suggestion = findFood(id)
    return suggestion ? [{ food: suggestion, line }] : []
  })
  return {
    text,
    kind: 'unknown',
    amount,
    optional,
    offers: offers.filter(({ line }) => toRecipeLine(line).foodId),
  }
}

function findFood(id: string): ReadFood | undefined {
  const food = foodById(id)
  return food && { id, name: food.name, category: food.category }
}
