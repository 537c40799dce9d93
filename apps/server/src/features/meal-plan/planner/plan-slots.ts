import type { Day } from '@larder/kitchen/date/day'
import { canServe } from '@larder/kitchen/diet/eater'
import type { MealSlot, MealTime, PlanLeftovers, PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { toLeftoverServing } from '../week/leftover-serving'
import { type MealRow, toMealEaters } from '../week/meal-queries'
import { toDismissedInWeek } from './dismissed-dishes'
import type { PlanningContext } from './planning-context'

/** An empty slot of the week. */
export interface OpenSlot {
  readonly id: string
  readonly day: Day
  readonly meal: MealTime
}

/** The slots to fill and the meals around them. */
export interface SlotLayout {
  /** Meals that the planner chose before and may replace. */
  readonly replaced: readonly MealRow[]
  readonly open: readonly OpenSlot[]
  readonly stands: readonly MealRow[]
}

/** From this hour on a meal of today counts as past. Dinner can be planned until midnight. */
const mealEndHour: Record<MealTime, number> = { breakfast: 11, lunch: 15, snack: 18, dinner: 24 }

/**
 * Returns the empty slots of some days from now on. Locked, cooked and manually placed meals stay; meals chosen by the planner
 * stay too, unless all are chosen again or an eater must not eat one any more.
 */
export function layOutSlots(
  context: PlanningContext,
  days: readonly Day[],
  replaceChosen: boolean,
): SlotLayout {
  const { facts, meals } = context
  const { today, hour, wishes } = facts
  const requestedDays = new Set(days.filter((day) => day >= today))
  const replaced = meals.filter(
    (meal) =>
      meal.planned &&
      !meal.locked &&
      meal.cookedAt === null &&
      requestedDays.has(meal.day) &&
      (replaceChosen || isObsolete(context, meal)),
  )
  const stands = meals.filter((meal) => !replaced.includes(meal))
  const takenSlots = new Set(stands.map(({ day, meal }) => toSlotId(day, meal)))
  const open = [...requestedDays]
    .sort()
    .flatMap((day) => wishes.meals.map((meal) => ({ id: toSlotId(day, meal), day, meal })))
    .filter(({ id, day, meal }) => !takenSlots.has(id) && (day > today || hour < mealEndHour[meal]))
  return { replaced, open, stands }
}

/** Returns whether an eater must not eat the meal any more, or its leftovers are gone. */
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

/** Returns the leftovers that may be planned, less the portions that other meals already use. */
export function findPlannableLeftovers(
  { people, facts: { today }, leftovers, asCooked }: PlanningContext,
  { stands }: SlotLayout,
): PlanLeftovers[] {
  const { eaters } = toMealEaters({ eaters: null, plates: null }, people)
  const plannedPortions = new Map<number, number>()
  for (const meal of stands) {
    if (meal.lotId === null || meal.cookedAt !== null || meal.day < today) continue
    plannedPortions.set(
      meal.lotId,
      (plannedPortions.get(meal.lotId) ?? 0) + toMealEaters(meal, people).plates,
    )
  }
  return [...leftovers.values()].flatMap(({ id, dish, there, until, portions }) => {
    const left = portions - (plannedPortions.get(id) ?? 0)
    const isGood = there && left > 0 && (until === undefined || until >= today)
    if (!isGood || !toLeftoverServing(dish, asCooked.get(dish.recipeId) ?? [], eaters).allowed) return []
    return [{ lotId: id, title: dish.title, portions: left, ...(until !== undefined && { until }) }]
  })
}

/** Returns the slots as planner input, and the dishes cooked or planned around them. */
export function toPlannerSlots(
  context: PlanningContext,
  places: readonly OpenSlot[],
  stands: readonly MealRow[],
  last: Day,
) {
  const { people, recipes, cooked, facts, dismissed } = context
  const knownIds = new Set(recipes.map(({ id }) => id))
  const everybody = toMealEaters({ eaters: null, plates: null }, people).eaters
  const slots: MealSlot[] = places.map(({ id, day, meal }) => {
    return { id, day, meal, eaters: everybody, except: toDismissedInWeek(dismissed, day) }
  })
  const history = [...cooked]
  for (const meal of stands) {
    const { recipeId, day, cookedAt } = meal
    if (recipeId === null || !knownIds.has(recipeId)) continue
    // Dishes still to cook by then take their share of the stock; others only count against repetition.
    if (cookedAt !== null || day < facts.today || day > last) history.push({ recipeId, day })
    else slots.push(toFixedSlot(meal, toMealEaters(meal, people).eaters, recipeId))
  }
  return { slots, history }
}

function toFixedSlot(meal: MealRow, eaters: MealSlot['eaters'], locked: number): MealSlot {
  return { id: `meal ${meal.id}`, day: meal.day, meal: meal.meal, eaters, locked, portion: meal.portion }
}

/** Returns the meals of the slots that are filled again; of several dishes in a slot the first. */
export function toPreviousMeals(replaced: readonly MealRow[]): PlannedMeal[] {
  const first = new Map<string, PlannedMeal>()
  for (const { day, meal, recipeId } of replaced) {
    const slotId = toSlotId(day, meal)
    if (recipeId !== null && !first.has(slotId)) first.set(slotId, { slotId, recipeId })
  }
  return [...first.values()]
}
