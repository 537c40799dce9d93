import type { KeptPortions } from '@larder/contract/cooking'
import type { CategoryName, LeftoverDish, Location } from '@larder/contract/inventory'
import { allergenIds } from '@larder/kitchen/allergen'
import { allergenVerdict } from '@larder/kitchen/allergens'
import { amount, compare, isZero, one, plus, readAmount, toNumber, zero } from '@larder/kitchen/amount'
import { broughtBy } from '@larder/kitchen/cooked-component/brought'
import { type CookedComponent, componentOf } from '@larder/kitchen/cooked-component/cooked-component'
import { nutritionOfRecipe } from '@larder/kitchen/dish-nutrition'
import { foodById } from '@larder/kitchen/food'
import { linksTo } from '@larder/kitchen/food-graph/links'
import { leftoverLimitOf } from '@larder/kitchen/food-safety/leftover-limit'
import { gramsOf } from '@larder/kitchen/quantity'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type * as z from 'zod/mini'
import { AppError } from '../../errors'
import type { KnownDish } from './dishes'

export type Kept = z.output<typeof KeptPortions>

/** Portions as they come onto the shelves. */
export interface Leftovers {
  readonly item: {
    readonly name: string
    readonly amount: string
    readonly unit: string
    readonly category: z.output<typeof CategoryName>
    readonly location: Location
    /** The cooked food it is to another dish that is planned from it; otherwise it is no ingredient. */
    readonly foodId: string | null
    readonly source: 'cooked'
  }
  readonly kind: 'cooked'
  readonly dish: LeftoverDish
}

const added = ' (leftovers)'
const longestName = 120

/**
 * What is kept of the dishes that were cooked, never more than there was. What was taken from the shelves counts with its own
 * allergens where it went in under another name: soy sauce for tamari. Where another dish is planned from a meal's leftovers
 * (`forAnother`), what is kept is that cooked food.
 */
export function leftoversOf(
  dishes: readonly KnownDish[],
  kept: readonly Kept[],
  taken: ReadonlySet<string>,
  forAnother: ReadonlySet<number> = new Set(),
): Leftovers[] {
  const portionsOf = new Map<number, ReturnType<typeof amount>>()
  return kept.flatMap(({ recipeId, portions, location }) => {
    const cooked = dishes.filter((dish) => dish.recipeId === recipeId)
    const [first] = cooked
    if (!first) throw refused('Keep portions of what was cooked.')
    const some = readAmount(portions) ?? zero
    const all = plus(portionsOf.get(recipeId) ?? zero, some)
    portionsOf.set(recipeId, all)
    const servings = cooked.reduce((sum, dish) => sum + dish.servings, 0)
    if (compare(all, amount(servings)) > 0) throw refused('That is more than was cooked.')
    if (isZero(some)) return []
    const { recipe } = first
    const isForAnother = cooked.some(({ mealId }) => mealId !== undefined && forAnother.has(mealId))
    const component = isForAnother ? componentOf(recipe) : undefined
    if (component) return [asIngredient(recipe, component, toNumber(some), location, taken)]
    return [
      {
        item: {
          name: `${recipe.title.slice(0, longestName - added.length).trim()}${added}`,
          amount: portions,
          unit: compare(some, one) === 0 ? 'portion' : 'portions',
          category: shelfOf(recipe),
          location,
          foodId: null,
          source: 'cooked',
        },
        kind: 'cooked',
        dish: whatItIs(recipe, taken),
      },
    ]
  })
}

/** Kept for another dish: the cooked food by its weight, with all that the dish brings. */
function asIngredient(
  recipe: Recipe,
  { foodId, said, gramsEach }: CookedComponent,
  portions: number,
  location: Location,
  taken: ReadonlySet<string>,
): Leftovers {
  const lines = [...recipe.lines, ...wentIn(recipe, taken)]
  return {
    item: {
      name: `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${added}`,
      amount: String(Math.max(10, Math.round((portions * gramsEach) / 10) * 10)),
      unit: 'g',
      category: shelfOf(recipe),
      location,
      foodId,
      source: 'cooked',
    },
    kind: 'cooked',
    dish: { ...whatItIs(recipe, taken), brings: broughtBy({ ...recipe, lines }, foodId) },
  }
}

function whatItIs(recipe: Recipe, taken: ReadonlySet<string>): LeftoverDish {
  const { perServing, coverage } = nutritionOfRecipe(recipe)
  const { kcal = 0, protein = 0, carbs = 0, fat = 0, fiber = 0, sugar = 0, sodium = 0 } = perServing
  const lines = [...recipe.lines, ...wentIn(recipe, taken)]
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
function wentIn({ lines }: Recipe, taken: ReadonlySet<string>): RecipeLine[] {
  const asked = new Set(lines.map(({ foodId }) => foodId))
  const covering = [...asked].flatMap((foodId) =>
    foodId === undefined ? [] : linksTo(foodId).map(({ from }) => from),
  )
  return [...new Set(covering)]
    .filter((foodId) => taken.has(foodId) && !asked.has(foodId))
    .map((foodId) => ({ text: foodById(foodId)?.name ?? foodId, foodId }))
}

/** Nobody looks for a stew among the spices. */
const mealShelves: Partial<Record<Leftovers['item']['category'], Leftovers['item']['category']>> = {
  Vegetables: 'Vegetables',
  Fruits: 'Fruits',
  Protein: 'Protein',
  Dairy: 'Dairy',
  Grains: 'Grains',
  Baking: 'Grains',
  Legumes: 'Legumes',
}

/** The shelf of what there is most of in it. */
function shelfOf({ lines }: Recipe): Leftovers['item']['category'] {
  let most = 0
  let shelf: Leftovers['item']['category'] = 'Grains'
  for (const { foodId, quantity } of lines) {
    const food = foodId === undefined ? undefined : foodById(foodId)
    const among = food && mealShelves[food.category]
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

function refused(sentence: string): AppError {
  return new AppError('bad-input', { fields: { kept: sentence } })
}
