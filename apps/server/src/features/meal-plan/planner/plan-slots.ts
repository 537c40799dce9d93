import type { Day } from '@larder/kitchen/date/day'
import { canServe } from '@larder/kitchen/diet/eater'
import type { MealSlot, MealTime, PlanLeftovers, PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { toLeftoverServing } from '../week/leftover-serving'
import { toMealEaters } from '../week/meal-eaters'
import type { MealRow } from '../week/meal-queries'
import { toDismissedInWeek } from './dismissed-dishes'
import type { PlanningContext } from './planning-context'

/** A place of the week that has nothing yet. */
export interface OpenSlot {
  readonly id: string
  readonly day: Day
  readonly meal: MealTime
}

/** What is to be filled, and what stands around it. */
export interface SlotLayout {
  /** What the planner chose before and may choose anew. */
  readonly replaced: readonly MealRow[]
  readonly open: readonly OpenSlot[]
  readonly stands: readonly MealRow[]
}

/** From this hour on a meal of today is over. Whoever plans at night still wants their dinner. */
const mealEndHour: Record<MealTime, number> = { breakfast: 11, lunch: 15, snack: 18, dinner: 24 }

/**
 * The empty places of some days from now on. What is locked, cooked or placed by hand stays; what the planner chose stays
 * too, unless all is to be chosen again or somebody must not eat it any more.
 */
export function layOutSlots(pantry: PlanningContext, days: readonly Day[], again: boolean): SlotLayout {
  const { facts, meals } = pantry
  const { today, hour, wishes } = facts
  const asked = new Set(days.filter((day) => day >= today))
  const replaced = meals.filter(
    (meal) =>
      meal.planned &&
      !meal.locked &&
      meal.cookedAt === null &&
      asked.has(meal.day) &&
      (again || isObsolete(pantry, meal)),
  )
  const stands = meals.filter((meal) => !replaced.includes(meal))
  const taken = new Set(stands.map(({ day, meal }) => toSlotId(day, meal)))
  const open = [...asked]
    .sort()
    .flatMap((day) => wishes.meals.map((meal) => ({ id: toSlotId(day, meal), day, meal })))
    .filter(({ id, day, meal }) => !taken.has(id) && (day > today || hour < mealEndHour[meal]))
  return { replaced, open, stands }
}

/** Somebody must not eat it any more, or it was eaten. */
function isObsolete(
  { people, planned, leftovers, asCooked, meals }: PlanningContext,
  meal: MealRow,
): boolean {
  const { eaters } = toMealEaters(meal, people)
  if (meal.kind !== 'leftovers') {
    const recipe = planned.of(meal)
    return meal.kind === 'recipe' && (!recipe || !canServe(recipe, eaters).allowed)
  }
  if (meal.lotId === null && meal.ofMealId !== null) {
    const source = meals.find(({ id }) => id === meal.ofMealId)
    const recipe = source && planned.of(source)
    return !recipe || !canServe(recipe, eaters).allowed
  }
  const lot = meal.lotId === null ? undefined : leftovers.get(meal.lotId)
  return !lot?.there || !toLeftoverServing(lot.dish, asCooked.get(lot.dish.recipeId) ?? [], eaters).allowed
}

export function toSlotId(day: Day, meal: MealTime): string {
  return `${day} ${meal}`
}

/** The leftovers that may be planned: portions that a meal is promised already are not promised twice. */
export function findPlannableLeftovers(
  { people, facts: { today }, leftovers, asCooked }: PlanningContext,
  { stands }: SlotLayout,
): PlanLeftovers[] {
  const { eaters } = toMealEaters({ eaters: null, plates: null }, people)
  const promised = new Map<number, number>()
  for (const meal of stands) {
    if (meal.lotId === null || meal.cookedAt !== null || meal.day < today) continue
    promised.set(meal.lotId, (promised.get(meal.lotId) ?? 0) + toMealEaters(meal, people).plates)
  }
  return [...leftovers.values()].flatMap(({ id, dish, there, until, portions }) => {
    const left = portions - (promised.get(id) ?? 0)
    const isGood = there && left > 0 && (until === undefined || until >= today)
    if (!isGood || !toLeftoverServing(dish, asCooked.get(dish.recipeId) ?? [], eaters).allowed) return []
    return [{ lotId: id, title: dish.title, portions: left, ...(until !== undefined && { until }) }]
  })
}

/** The places as the planner sees them, and what was or will be cooked around them. */
export function toPlannerSlots(
  pantry: PlanningContext,
  places: readonly OpenSlot[],
  stands: readonly MealRow[],
  last: Day,
) {
  const { people, recipes, cooked, facts, dismissed: waved } = pantry
  const known = new Set(recipes.map(({ id }) => id))
  const everybody = toMealEaters({ eaters: null, plates: null }, people).eaters
  const slots: MealSlot[] = places.map(({ id, day, meal }) => {
    return { id, day, meal, eaters: everybody, except: toDismissedInWeek(waved, day) }
  })
  const history = [...cooked]
  for (const meal of stands) {
    const { recipeId, day, cookedAt } = meal
    if (recipeId === null || !known.has(recipeId)) continue
    // What is still to be cooked by then takes its share of the stock; of all else only the dish is remembered.
    if (cookedAt !== null || day < facts.today || day > last) history.push({ recipeId, day })
    else slots.push(toFixedSlot(meal, toMealEaters(meal, people).eaters, recipeId))
  }
  return { slots, history }
}

export function toFixedSlot(meal: MealRow, eaters: MealSlot['eaters'], locked: number): MealSlot {
  return { id: `meal ${meal.id}`, day: meal.day, meal: meal.meal, eaters, locked, portion: meal.portion }
}

/** What stood at the places that are filled anew; of several dishes the first, which the others were put beside. */
export function toPreviousMeals(replaced: readonly MealRow[]): PlannedMeal[] {
  const first = new Map<string, PlannedMeal>()
  for (const { day, meal, recipeId } of replaced) {
    const slotId = toSlotId(day, meal)
    if (recipeId !== null && !first.has(slotId)) first.set(slotId, { slotId, recipeId })
  }
  return [...first.values()]
}
