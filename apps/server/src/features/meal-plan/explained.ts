import type { PlanMeal } from '@larder/contract/meal-plan'
import { priceRegionOf } from '@larder/kitchen/country/price-region'
import { type Eater, mayServe, type Serving } from '@larder/kitchen/eater'
import { type ExplainedMeal, explainPlan } from '@larder/kitchen/planning/explaining'
import { foodPrices } from '@larder/kitchen/planning/prices'
import { goodUntil } from '@larder/kitchen/planning/serving/cooking-twice'
import { weekdayName } from '@larder/kitchen/planning/words'
import type { Paid } from '@larder/kitchen/price-memory'
import type { Recipe } from '@larder/kitchen/recipe'
import { verdictsIn } from '@larder/kitchen/verdict/eater-verdicts'
import type { Compared, Lack } from './lacks'
import { servingOfLeftovers } from './leftover-serving'
import type { MealRow } from './meal-row'
import { type SecondDish, sharedCookingOf, sparedFood } from './second-dishes'
import type { LeftoverLot } from './stock'
import { tableOf } from './table'

/** What is told of a meal beside what it is. */
export type Explained = Pick<
  PlanMeal,
  'because' | 'rescues' | 'missing' | 'money' | 'warning' | 'verdicts' | 'leftoverNote' | 'extraPortions'
>

export interface ExplainedFrom extends Compared {
  readonly lacks: readonly Lack[]
  readonly paid: readonly Paid[]
  readonly currency: string
  readonly leftovers: ReadonlyMap<number, LeftoverLot>
  readonly asCooked: ReadonlyMap<number, readonly Recipe[]>
  /** Meals that others are eaten from. */
  readonly sources: ReadonlyMap<number, MealRow>
  /** What speaks against a dish, in words. */
  warningOf(serving: Pick<Serving, 'refusals' | 'warnings'>): string | undefined
}

const none: ReadonlyMap<number, SecondDish> = new Map()
const nothing: Explained = { because: [], rescues: [], missing: [] }

/** Why each meal is there, what it rescues and what it asks for. What was cooked has taken its share of the stock already. */
export function explainMeals(from: ExplainedFrom): (meal: MealRow) => Explained {
  const dishes = explainedDishes(from)
  return (meal) => {
    const told = meal.kind === 'leftovers' ? ofLeftovers(meal, from) : ofDish(meal, from, dishes)
    const shared = sharedCookingOf(meal, from.seconds ?? none, from.recipes)
    const { leftoverNote } = shared
    return {
      ...told,
      ...shared,
      ...(leftoverNote !== undefined && { because: [leftoverNote, ...told.because] }),
      ...verdictsFor(meal, from),
    }
  }
}

function explainedDishes(from: ExplainedFrom) {
  const { meals, recipes, people, lots, today, paid, currency, lacks, seconds } = from
  const region = priceRegionOf(currency)
  const toCome = meals.flatMap((meal) => {
    const known = meal.cookedAt === null && meal.day >= today ? recipes.of(meal) : undefined
    const spared = sparedFood(seconds?.get(meal.id))
    // A dish that gets a food from another is not the same as one that takes it from the stock.
    const recipe = known && spared !== undefined ? { ...known } : known
    return recipe ? [{ meal, recipe, spared }] : []
  })
  // Two versions of one recipe are two dishes here.
  const numbers = new Map(
    [...new Set(toCome.map(({ recipe }) => recipe))].map((recipe, at) => [recipe, at + 1]),
  )
  const numberOf = (recipe: Recipe) => numbers.get(recipe) ?? 0
  const ask = {
    slots: toCome.map(({ meal, recipe }) => ({
      id: String(meal.id),
      day: meal.day,
      meal: meal.meal,
      eaters: tableOf(meal, people).eaters,
      ...(meal.locked && { locked: numberOf(recipe) }),
    })),
    recipes: [...numbers].map(([recipe, id]) => ({ ...recipe, id })),
    lots,
    today,
    prices: foodPrices(paid),
    fromOther: Object.fromEntries(
      toCome.flatMap(({ recipe, spared }) => (spared === undefined ? [] : [[numberOf(recipe), [spared]]])),
    ),
    ...(region && { usualPrices: region }),
    seed: 0,
  }
  const plan = {
    meals: toCome.map(({ meal, recipe }) => ({ slotId: String(meal.id), recipeId: numberOf(recipe) })),
  }
  const list = lacks.flatMap(({ lack, buy: { foodId, name } }) => {
    if (lack.check || foodId === undefined) return []
    const dishes = new Set(lack.for.map(({ recipeId }) => recipeId))
    const slots = toCome.flatMap(({ meal, recipe }) => (dishes.has(recipe.id) ? [String(meal.id)] : []))
    return [{ foodId, name, slots }]
  })
  return new Map(explainPlan(ask, plan, list).meals.map((one) => [Number(one.slotId), one]))
}

function ofDish(
  meal: MealRow,
  { lacks }: ExplainedFrom,
  dishes: ReadonlyMap<number, ExplainedMeal>,
): Explained {
  const dish = dishes.get(meal.id)
  if (!dish) return nothing
  const rescued = new Map(dish.takes.filter((taken) => taken.rescued).map((taken) => [taken.lotId, taken]))
  // What nobody understood is in no reckoning, and still has to be bought.
  const unread = lacks.flatMap(({ lack }) =>
    lack.foodId === undefined && !lack.check && lack.for.some(({ recipeId }) => recipeId === meal.recipeId)
      ? [lack.text]
      : [],
  )
  const missing = [...new Set([...dish.lacks.map(({ name }) => name), ...unread])]
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

function ofLeftovers(
  { lotId, title, ofMealId }: MealRow,
  { leftovers, sources, recipes }: ExplainedFrom,
): Explained {
  const source = lotId === null ? sources.get(ofMealId ?? 0) : undefined
  if (source) {
    const until = goodUntil(source.day, recipes.of(source))
    const when = `${weekdayName(source.day)}’s ${source.meal}`
    return {
      because: [`${when} is cooked for this meal too; what is left is good until ${weekdayName(until)}.`],
      rescues: [],
      missing: [],
      money: 0,
    }
  }
  const lot = lotId === null ? undefined : leftovers.get(lotId)
  if (!lot?.there) return nothing
  const { id: itemId, until } = lot
  return {
    because: [
      until === undefined
        ? 'It is cooked already.'
        : `It is cooked already, and good until ${weekdayName(until)}.`,
    ],
    rescues: until === undefined ? [] : [{ itemId, name: title, until }],
    missing: [],
    money: 0,
  }
}

function verdictsFor(meal: MealRow, from: ExplainedFrom): Pick<Explained, 'warning' | 'verdicts'> {
  const { eaters } = tableOf(meal, from.people)
  const serving = servingOf(meal, from, eaters)
  const warning = serving && from.warningOf(serving)
  return serving && warning !== undefined ? { warning, verdicts: verdictsIn(serving, eaters) } : {}
}

function servingOf(meal: MealRow, from: ExplainedFrom, eaters: readonly Eater[]): Serving | undefined {
  const isEatenAgain = meal.kind === 'leftovers' && meal.lotId === null
  const source = isEatenAgain ? from.sources.get(meal.ofMealId ?? 0) : undefined
  if (meal.kind === 'leftovers' && !source) {
    const lot = meal.lotId === null ? undefined : from.leftovers.get(meal.lotId)
    return lot && servingOfLeftovers(lot.dish, from.asCooked.get(lot.dish.recipeId) ?? [], eaters)
  }
  const recipe = from.recipes.of(source ?? meal)
  const { first, state } = from.seconds?.get(meal.id) ?? {}
  const brings = first && state !== 'gone' ? from.recipes.of(first) : undefined
  // Roast chicken brings the butter it was roasted in.
  return (
    recipe && mayServe(brings ? { ...recipe, lines: [...recipe.lines, ...brings.lines] } : recipe, eaters)
  )
}
