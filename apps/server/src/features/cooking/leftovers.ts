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

/** Portions as they come onto the shelves. */
export interface LeftoverArrival {
  readonly item: {
    readonly name: string
    readonly amount: string
    readonly unit: string
    readonly category: z.output<typeof CategoryName>
    readonly location: ItemLocation
    /** The cooked food it is to another dish that is planned from it; otherwise it is no ingredient. */
    readonly foodId: string | null
    readonly source: 'cooked'
  }
  readonly kind: 'cooked'
  readonly dish: LeftoverDish
}

const nameSuffix = ' (leftovers)'
const maxNameLength = 120

/**
 * What is kept of the dishes that were cooked, never more than there was. What was taken from the shelves counts with its own
 * allergens where it went in under another name: soy sauce for tamari. Where another dish is planned from a meal's leftovers
 * (`forAnother`), what is kept is that cooked food.
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
    const some = parseAmountText(portions) ?? zero
    const all = plus(portionsOf.get(recipeId) ?? zero, some)
    portionsOf.set(recipeId, all)
    const servings = cooked.reduce((sum, dish) => sum + dish.servings, 0)
    if (compare(all, amount(servings)) > 0) throw keptFieldError('That is more than was cooked.')
    if (isZero(some)) return []
    const { recipe } = first
    const isForAnother = cooked.some(({ mealId }) => mealId !== undefined && forAnother.has(mealId))
    const component = isForAnother ? componentOf(recipe) : undefined
    if (component) return [toIngredientArrival(recipe, component, toNumber(some), location, taken)]
    return [
      {
        item: {
          name: `${recipe.title.slice(0, maxNameLength - nameSuffix.length).trim()}${nameSuffix}`,
          amount: portions,
          unit: compare(some, one) === 0 ? 'portion' : 'portions',
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

/** Kept for another dish: the cooked food by its weight, with all that the dish brings. */
function toIngredientArrival(
  recipe: Recipe,
  { foodId, said, gramsEach }: CookedComponent,
  portions: number,
  location: ItemLocation,
  taken: ReadonlySet<string>,
): LeftoverArrival {
  const lines = [...recipe.lines, ...findSubstitutedLines(recipe, taken)]
  return {
    item: {
      name: `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${nameSuffix}`,
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
  // Rice, raw egg and raw fish leave a dish a day, wherever it goes and whatever it is called.
  const riskClass = leftoverLimitOf(recipe)?.riskClass
  const saying = (answer: 'contains' | 'not known') =>
    allergenIds.filter((id) => allergenVerdict(id, lines).answer === answer)
  return {
    recipeId: recipe.id,
    title: recipe.title,
    contains: saying('contains'),
    notKnown: saying('not known'),
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

/** Foods that were taken for a line that asks for them by another name. */
function findSubstitutedLines({ lines }: Recipe, taken: ReadonlySet<string>): RecipeLine[] {
  const asked = new Set(lines.map(({ foodId }) => foodId))
  const covering = [...asked].flatMap((foodId) =>
    foodId === undefined ? [] : linksTo(foodId).map(({ from }) => from),
  )
  return [...new Set(covering)]
    .filter((foodId) => taken.has(foodId) && !asked.has(foodId))
    .map((foodId) => ({ text: foodById(foodId)?.name ?? foodId, foodId }))
}

/** Nobody looks for a stew among the spices. */
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

/** The shelf of what there is most of in it. */
function mainCategoryOf({ lines }: Recipe): LeftoverArrival['item']['category'] {
  let most = 0
  let shelf: LeftoverArrival['item']['category'] = 'Grains'
  for (const { foodId, quantity } of lines) {
    const food = foodId === undefined ? undefined : foodById(foodId)
    const among = food && mealCategories[food.category]
    const grams = (food && quantity && gramsOf(quantity, food.id)) ?? 0
    if (!among || grams <= most) continue
    most = grams
    shelf = among
  }
  return shelf
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}

function keptFieldError(sentence: string): AppError {
  return new AppError('bad-input', { fields: { kept: sentence } })
}
