import type { PlanMeal } from '@larder/contract/meal-plan'
import { priceRegionOf } from '@larder/kitchen/country/price-region'
import { canServe, type Eater, type ServingDecision } from '@larder/kitchen/diet/eater'
import { type ExplainedMeal, explainPlan } from '@larder/kitchen/meal-plan/explain-plan'
import { foodPrices } from '@larder/kitchen/meal-plan/food-prices'
import { formatMissing } from '@larder/kitchen/meal-plan/missing-from-list'
import { weekdayNameOf } from '@larder/kitchen/meal-plan/plan-text'
import { goodUntil } from '@larder/kitchen/meal-plan/serving/repeat-meals'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { PriceRecord } from '@larder/kitchen/shopping/cost-estimate'
import { verdictsByEater } from '@larder/kitchen/verdict/eater-verdicts'
import { formatWarning } from '../../recipes/matching/to-meal'
import { type SecondDish, sharedCookingOf, toSparedFood } from '../planner/second-dishes'
import type { PlanComparison, ShortfallEntry } from '../shortfall/compute-shortfall'
import { toLeftoverServing } from './leftover-serving'
import { type MealRow, toMealEaters } from './meal-queries'
import type { LeftoverLot } from './plan-stock'

/** What is shown of a meal beside the dish. */
export type MealExplanation = Pick<
  PlanMeal,
  'because' | 'rescues' | 'missing' | 'money' | 'warning' | 'verdicts' | 'leftoverNote' | 'extraPortions'
>

export interface ExplanationInput extends PlanComparison {
  readonly lacks: readonly ShortfallEntry[]
  readonly paid: readonly PriceRecord[]
  readonly currency: string
  readonly leftovers: ReadonlyMap<number, LeftoverLot>
  readonly asCooked: ReadonlyMap<number, readonly Recipe[]>
  /** Meals that other meals are eaten from. */
  readonly sources: ReadonlyMap<number, MealRow>
}

const noSecondDishes: ReadonlyMap<number, SecondDish> = new Map()
const noExplanation: MealExplanation = { because: [], rescues: [], missing: [] }

/**
 * Returns per meal why it was chosen, what it rescues and what it lacks. Cooked meals have already taken their share of the
 * stock.
 */
export function explainMeals(from: ExplanationInput): (meal: MealRow) => MealExplanation {
  const dishes = explainDishes(from)
  return (meal) => {
    const explanation =
      meal.kind === 'leftovers' ? explainLeftovers(meal, from) : explainDish(meal, from, dishes)
    const sharedCooking = sharedCookingOf(meal, from.seconds ?? noSecondDishes, from.recipes)
    const { leftoverNote } = sharedCooking
    return {
      ...explanation,
      ...sharedCooking,
      ...(leftoverNote !== undefined && { because: [leftoverNote, ...explanation.because] }),
      ...toVerdicts(meal, from),
    }
  }
}

function explainDishes(from: ExplanationInput) {
  const { meals, recipes, people, lots, today, paid, currency, lacks, seconds } = from
  const region = priceRegionOf(currency)
  const uncooked = meals.flatMap((meal) => {
    const planned = meal.cookedAt === null && meal.day >= today ? recipes.of(meal) : undefined
    const sparedFood = toSparedFood(seconds?.get(meal.id))
    // A copy: a dish that gets a food from another differs from one that takes it from the stock.
    const recipe = planned && sparedFood !== undefined ? { ...planned } : planned
    return recipe ? [{ meal, recipe, spared: sparedFood }] : []
  })
  // Two versions of one recipe count as two dishes.
  const numbers = new Map(
    [...new Set(uncooked.map(({ recipe }) => recipe))].map((recipe, at) => [recipe, at + 1]),
  )
  const numberOf = (recipe: Recipe) => numbers.get(recipe) ?? 0
  const planRequest = {
    slots: uncooked.map(({ meal, recipe }) => ({
      id: String(meal.id),
      day: meal.day,
      meal: meal.meal,
      eaters: toMealEaters(meal, people).eaters,
      ...(meal.locked && { locked: numberOf(recipe) }),
    })),
    recipes: [...numbers].map(([recipe, id]) => ({ ...recipe, id })),
    lots,
    today,
    prices: foodPrices(paid),
    fromOther: Object.fromEntries(
      uncooked.flatMap(({ recipe, spared: sparedFood }) =>
        sparedFood === undefined ? [] : [[numberOf(recipe), [sparedFood]]],
      ),
    ),
    ...(region && { usualPrices: region }),
    seed: 0,
  }
  const plan = {
    meals: uncooked.map(({ meal, recipe }) => ({ slotId: String(meal.id), recipeId: numberOf(recipe) })),
  }
  const list = lacks.flatMap(({ lack, buy: { foodId, name } }) => {
    if (lack.check || foodId === undefined) return []
    const dishes = new Set(lack.for.map(({ recipeId }) => recipeId))
    const slots = uncooked.flatMap(({ meal, recipe }) => (dishes.has(recipe.id) ? [String(meal.id)] : []))
    return [{ foodId, name, slots }]
  })
  return new Map(
    explainPlan(planRequest, plan, list).meals.map((explained) => [Number(explained.slotId), explained]),
  )
}

function explainDish(
  meal: MealRow,
  { lacks }: ExplanationInput,
  dishes: ReadonlyMap<number, ExplainedMeal>,
): MealExplanation {
  const dish = dishes.get(meal.id)
  if (!dish) return noExplanation
  const rescued = new Map(dish.takes.filter((taken) => taken.rescued).map((taken) => [taken.lotId, taken]))
  // Unparsed lines are not part of the calculation but must be bought.
  const unparsed = lacks.flatMap(({ lack }) =>
    lack.foodId === undefined && !lack.check && lack.for.some(({ recipeId }) => recipeId === meal.recipeId)
      ? [lack.text]
      : [],
  )
  const missing = [...new Set([...dish.lacks.map(formatMissing), ...unparsed])]
  const isPriced = missing.length === 0 || dish.lacks.some(({ money }) => money !== undefined)
  return {
    because: [...dish.because],
    rescues: [...rescued.values()].map(({ lotId: itemId, name, until }) => {
      return { itemId, name, ...(until !== undefined && { until }) }
    }),
    missing,
    ...(isPriced && { money: Math.round(dish.money * 100) / 100 }),
  }
}

function explainLeftovers(
  { lotId, title, ofMealId }: MealRow,
  { leftovers, sources, recipes }: ExplanationInput,
): MealExplanation {
  const source = lotId === null ? sources.get(ofMealId ?? 0) : undefined
  if (source) {
    const until = goodUntil(source.day, recipes.of(source))
    const when = `${weekdayNameOf(source.day)}’s ${source.meal}`
    return {
      because: [`${when} is cooked for this meal too; what is left is good until ${weekdayNameOf(until)}.`],
      rescues: [],
      missing: [],
      money: 0,
    }
  }
  const lot = lotId === null ? undefined : leftovers.get(lotId)
  if (!lot?.there) return noExplanation
  const { id: itemId, until } = lot
  return {
    because: [
      until === undefined
        ? 'It is cooked already.'
        : `It is cooked already, and good until ${weekdayNameOf(until)}.`,
    ],
    rescues: until === undefined ? [] : [{ itemId, name: title, until }],
    missing: [],
    money: 0,
  }
}

function toVerdicts(meal: MealRow, from: ExplanationInput): Pick<MealExplanation, 'warning' | 'verdicts'> {
  const { eaters } = toMealEaters(meal, from.people)
  const serving = toServing(meal, from, eaters)
  const warning = serving && formatWarning(serving)
  return serving && warning !== undefined ? { warning, verdicts: verdictsByEater(serving, eaters) } : {}
}

function toServing(
  meal: MealRow,
  from: ExplanationInput,
  eaters: readonly Eater[],
): ServingDecision | undefined {
  const isEatenAgain = meal.kind === 'leftovers' && meal.lotId === null
  const source = isEatenAgain ? from.sources.get(meal.ofMealId ?? 0) : undefined
  if (meal.kind === 'leftovers' && !source) {
    const lot = meal.lotId === null ? undefined : from.leftovers.get(meal.lotId)
    return lot && toLeftoverServing(lot.dish, from.asCooked.get(lot.dish.recipeId) ?? [], eaters)
  }
  const recipe = from.recipes.of(source ?? meal)
  const { first, state } = from.seconds?.get(meal.id) ?? {}
  const brings = first && state !== 'gone' ? from.recipes.of(first) : undefined
  // Roast chicken includes the butter it was roasted in.
  return (
    recipe && canServe(brings ? { ...recipe, lines: [...recipe.lines, ...brings.lines] } : recipe, eaters)
  )
}
