import type { KeptPortions } from '@larder/contract/cooking'
import type { CategoryName, ItemLocation, LeftoverDish } from '@larder/contract/inventory'
import { type CookedComponent, componentOf } from '@larder/kitchen/cooked-component/cooked-component'
import { restrictionsFromLeftovers } from '@larder/kitchen/cooked-component/leftover-restrictions'
import { allergenIds } from '@larder/kitchen/diet/allergen'
import { allergenVerdict } from '@larder/kitchen/diet/allergen-verdict'
import { foodById } from '@larder/kitchen/food/food'
import { linksTo } from '@larder/kitchen/food-graph/links'
import { leftoverLimitOf } from '@larder/kitchen/food-safety/leftover-limit'
import { nutritionOfRecipe } from '@larder/kitchen/nutrition/dish-nutrition'
import {
  amount,
  compare,
  isZero,
  one,
  parseAmountText,
  plus,
  toNumber,
  zero,
} from '@larder/kitchen/quantity/amount'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe/recipe'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type * as z from 'zod/mini'
import { AppError } from '../../errors'
import type { DishWithRecipe } from './dish-recipes'

export type KeptPortionsInput = z.output<typeof KeptPortions>

/** Leftover portions as a stock arrival. */
export interface LeftoverArrival {
  readonly item: {
    readonly name: string
    readonly amount: string
    readonly unit: string
    readonly category: z.output<typeof CategoryName>
    readonly location: ItemLocation
    /** Set when another dish is planned from these leftovers; otherwise they are not an ingredient. */
    readonly foodId: string | null
    readonly source: 'cooked'
  }
  readonly kind: 'cooked'
  readonly dish: LeftoverDish
}

const nameSuffix = ' (leftovers)'
const maxNameLength = 120

/**
 * Returns the leftovers of cooked dishes, never more than was cooked. Substituted foods count with their own allergens: soy sauce
 * for tamari. If another dish is planned from a meal's leftovers (`forAnother`), they are stored as that cooked food.
 */
export function toLeftoverArrivals(
  dishes: readonly DishWithRecipe[],
  kept: readonly KeptPortionsInput[],
  taken: ReadonlySet<string>,
  forAnother: ReadonlySet<number> = new Set(),
): LeftoverArrival[] {
  const portionsOf = new Map<number, ReturnType<typeof amount>>()
  return kept.flatMap(({ recipeId, portions, location }) => {
    const cooked = dishes.filter((dish) => dish.recipeId === recipeId)
    const [first] = cooked
    if (!first) throw keptFieldError('Keep portions of what was cooked.')
    const keptPortions = parseAmountText(portions) ?? zero
    const totalPortions = plus(portionsOf.get(recipeId) ?? zero, keptPortions)
    portionsOf.set(recipeId, totalPortions)
    const servings = cooked.reduce((sum, dish) => sum + dish.servings, 0)
    if (compare(totalPortions, amount(servings)) > 0) throw keptFieldError('That is more than was cooked.')
    if (isZero(keptPortions)) return []
    const { recipe } = first
    const isForAnother = cooked.some(({ mealId }) => mealId !== undefined && forAnother.has(mealId))
    const component = isForAnother ? componentOf(recipe) : undefined
    if (component) return [toIngredientArrival(recipe, component, toNumber(keptPortions), location, taken)]
    return [
      {
        item: {
          name: `${recipe.title.slice(0, maxNameLength - nameSuffix.length).trim()}${nameSuffix}`,
          amount: portions,
          unit: compare(keptPortions, one) === 0 ? 'portion' : 'portions',
          category: mainCategoryOf(recipe),
          location,
          foodId: null,
          source: 'cooked',
        },
        kind: 'cooked',
        dish: toLeftoverDish(recipe, taken),
      },
    ]
  })
}

/** Leftovers for another dish: the cooked food by weight, with everything the dish contains. */
function toIngredientArrival(
  recipe: Recipe,
  { foodId, label, gramsEach }: CookedComponent,
  portions: number,
  location: ItemLocation,
  taken: ReadonlySet<string>,
): LeftoverArrival {
  const lines = [...recipe.lines, ...findSubstitutedLines(recipe, taken)]
  return {
    item: {
      name: `${label.slice(0, 1).toUpperCase()}${label.slice(1)}${nameSuffix}`,
      amount: String(Math.max(10, Math.round((portions * gramsEach) / 10) * 10)),
      unit: 'g',
      category: mainCategoryOf(recipe),
      location,
      foodId,
      source: 'cooked',
    },
    kind: 'cooked',
    dish: {
      ...toLeftoverDish(recipe, taken),
      brings: restrictionsFromLeftovers({ ...recipe, lines }, foodId),
    },
  }
}

function toLeftoverDish(recipe: Recipe, taken: ReadonlySet<string>): LeftoverDish {
  const { perServing, coverage } = nutritionOfRecipe(recipe)
  const { kcal = 0, protein = 0, carbs = 0, fat = 0, fiber = 0, sugar = 0, sodium = 0 } = perServing
  const lines = [...recipe.lines, ...findSubstitutedLines(recipe, taken)]
  // Rice, raw egg and raw fish limit a dish to a day in any location and under any name.
  const riskClass = leftoverLimitOf(recipe)?.riskClass
  const allergensWith = (answer: 'contains' | 'not known') =>
    allergenIds.filter((id) => allergenVerdict(id, lines).answer === answer)
  return {
    recipeId: recipe.id,
    title: recipe.title,
    contains: allergensWith('contains'),
    notKnown: allergensWith('not known'),
    perPortion: {
      kcal: toTenth(kcal),
      protein: toTenth(protein),
      carbs: toTenth(carbs),
      fat: toTenth(fat),
      fiber: toTenth(fiber),
      sugar: toTenth(sugar),
      sodium: toTenth(sodium),
    },
    coverage: Math.min(1, Math.max(0, Math.round(coverage * 1000) / 1000)),
    ...(riskClass !== undefined && riskClass.id !== 'prepared-food' && { riskClass: riskClass.id }),
    rules: rulesRevision,
  }
}

/** Returns foods that were taken as a substitute for a line. */
function findSubstitutedLines({ lines }: Recipe, taken: ReadonlySet<string>): RecipeLine[] {
  const lineFoods = new Set(lines.map(({ foodId }) => foodId))
  const covering = [...lineFoods].flatMap((foodId) =>
    foodId === undefined ? [] : linksTo(foodId).map(({ from }) => from),
  )
  return [...new Set(covering)]
    .filter((foodId) => taken.has(foodId) && !lineFoods.has(foodId))
    .map((foodId) => ({ text: foodById(foodId)?.name ?? foodId, foodId }))
}

/** Categories of a dish by its main food; seasonings have none. */
const mealCategories: Partial<
  Record<LeftoverArrival['item']['category'], LeftoverArrival['item']['category']>
> = {
  Vegetables: 'Vegetables',
  Fruits: 'Fruits',
  Protein: 'Protein',
  Dairy: 'Dairy',
  Grains: 'Grains',
  Baking: 'Grains',
  Legumes: 'Legumes',
}

/** Returns the category of the heaviest food. */
function mainCategoryOf({ lines }: Recipe): LeftoverArrival['item']['category'] {
  let maxGrams = 0
  let mainCategory: LeftoverArrival['item']['category'] = 'Grains'
  for (const { foodId, quantity } of lines) {
    const food = foodId === undefined ? undefined : foodById(foodId)
    const category = food && mealCategories[food.category]
    const grams = (food && quantity && gramsOf(quantity, food.id)) ?? 0
    if (!category || grams <= maxGrams) continue
    maxGrams = grams
    mainCategory = category
  }
  return mainCategory
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}

function keptFieldError(sentence: string): AppError {
  return new AppError('bad-input', { fields: { kept: sentence } })
}
