import type { Person } from '@larder/contract/diet'
import type { Category } from '@larder/kitchen/categories'
import { fixesOf } from '@larder/kitchen/doubtful-line/line-fixes'
import { foodById } from '@larder/kitchen/food'
import { readIngredient } from '@larder/kitchen/ingredient'
import type { LanguageGuess } from '@larder/kitchen/language/language'
import { surely } from '@larder/kitchen/linking'
import { formatQuantity } from '@larder/kitchen/quantity-text'
import {
  linkIngredient,
  recipeLanguage,
  recipeLineIn,
  toRecipeLine,
  toRecipeLines,
} from '@larder/kitchen/recipe-line'
import { type EaterVerdict, eaterVerdicts } from '@larder/kitchen/verdict/eater-verdicts'
import { linesIn } from './form-values'

interface ReadFood {
  readonly id: string
  readonly name: string
  readonly category: Category
}

/** What the kitchen made of one line. */
export interface ReadLine {
  readonly text: string
  readonly kind: 'understood' | 'doubtful' | 'unknown' | 'heading'
  /** '' when it is to taste. */
  readonly amount: string
  readonly food?: ReadFood
  readonly optional: boolean
  /** What it may have meant: the food, and the line with it. */
  readonly offers: readonly { readonly food: ReadFood; readonly line: string }[]
}

const mostKept = 500
const read = new Map<string, ReadLine>()

/**
 * What the kitchen makes of every line, where its cook is. Its tables are large: take it by `useLineReading`, which fetches it when
 * it is needed.
 */
export function readLines(text: string, country?: string): ReadLine[] {
  if (read.size > mostKept) read.clear()
  const lines = linesIn(text)
  const recipe = recipeLanguage(lines, country)
  return lines.map((line) => {
    const key = `${recipe.language} ${recipe.region} ${line}`
    const known = read.get(key) ?? readLine(line, recipe)
    read.set(key, known)
    return known
  })
}

/** What speaks against a dish of these lines for each who eats; nothing while no line is written. */
export function verdictsOfText(text: string, servings: string, people: readonly Person[]): EaterVerdict[] {
  const lines = linesIn(text).filter((line) => !isHeadingLine(line))
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
  return readIngredient(line).heading
}

function readLine(text: string, recipe: LanguageGuess): ReadLine {
  const ingredient = readIngredient(text, 'recipe', recipe)
  if (ingredient.heading) return { text, kind: 'heading', amount: '', optional: false, offers: [] }
  const { foodId, quantity, optional = false } = recipeLineIn(text, recipe)
  const amount = quantity ? formatQuantity(quantity) : ''
  const food = foodId === undefined ? undefined : foodOf(foodId)
  const link = linkIngredient(ingredient)
  if (food) {
    const sure = link.known && link.confidence >= surely
    return { text, kind: sure ? 'understood' : 'doubtful', amount, food, optional, offers: [] }
  }
  const offers = fixesOf(text, ingredient, link).flatMap(({ foodId: id, line }) => {
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
