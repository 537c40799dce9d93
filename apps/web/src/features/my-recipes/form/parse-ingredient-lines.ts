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

/** What the kitchen made of one line. */
export interface ParsedLine {
  readonly text: string
  readonly kind: 'understood' | 'doubtful' | 'unknown' | 'heading'
  /** '' when it is to taste. */
  readonly amount: string
  readonly food?: ReadFood
  readonly optional: boolean
  /** What it may have meant: the food, and the line with it. */
  readonly offers: readonly { readonly food: ReadFood; readonly line: string }[]
}

const maxCachedLines = 500
const parsedCache = new Map<string, ParsedLine>()

/**
 * What the kitchen makes of every line, where its cook is. Its tables are large: take it by `useLineReading`, which fetches it when
 * it is needed.
 */
export function parseIngredientLines(text: string, country?: string): ParsedLine[] {
  if (parsedCache.size > maxCachedLines) parsedCache.clear()
  const lines = splitIngredientLines(text)
  const recipe = detectRecipeLocale(lines, country)
  return lines.map((line) => {
    const key = `${recipe.language} ${recipe.region} ${line}`
    const known = parsedCache.get(key) ?? parseIngredientLine(line, recipe)
    parsedCache.set(key, known)
    return known
  })
}

/** What speaks against a dish of these lines for each who eats; nothing while no line is written. */
export function judgeIngredientText(
  text: string,
  servings: string,
  people: readonly HouseholdPerson[],
): EaterVerdict[] {
  const lines = splitIngredientLines(text).filter((line) => !isHeadingLine(line))
  if (lines.length === 0) return []
  const written = Number.parseInt(servings, 10)
  const recipe = {
    id: 0,
    title: '',
    servings: written > 0 ? written : 1,
    occasions: [],
    tags: [],
    lines: toRecipeLines(lines),
  }
  const eaters = people.map(({ name, portions, diets, restrictions, dislikes }) => ({
    name,
    portions,
    diets,
    avoids: restrictions,
    // What a browser remembered before there were dislikes has none.
    dislikes: (dislikes ?? []).map((dislike) => dislike.text),
  }))
  return eaterVerdicts(recipe, eaters)
}

/** Whether a line only names a part of the recipe: 'For the sauce:'. */
export function isHeadingLine(line: string): boolean {
  return parseIngredient(line).heading
}

function parseIngredientLine(text: string, recipe: LanguageGuess): ParsedLine {
  const ingredient = parseIngredient(text, 'recipe', recipe)
  if (ingredient.heading) return { text, kind: 'heading', amount: '', optional: false, offers: [] }
  const { foodId, quantity, optional = false } = toRecipeLineIn(text, recipe)
  const amount = quantity ? formatQuantity(quantity) : ''
  const food = foodId === undefined ? undefined : foodOf(foodId)
  const link = linkIngredient(ingredient)
  if (food) {
    const sure = link.known && link.confidence >= certainThreshold
    return { text, kind: sure ? 'understood' : 'doubtful', amount, food, optional, offers: [] }
  }
  const offers = suggestLineFixes(text, ingredient, link).flatMap(({ foodId: id, line }) => {
    const near = foodOf(id)
    return near ? [{ food: near, line }] : []
  })
  return {
    text,
    kind: 'unknown',
    amount,
    optional,
    offers: offers.filter(({ line }) => toRecipeLine(line).foodId),
  }
}

function foodOf(id: string): ReadFood | undefined {
  const food = foodById(id)
  return food && { id, name: food.name, category: food.category }
}
