import type { PlanMeal, PlanMealTime, PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import type { PlanSlot } from './plan-slot'
import { listDays } from './week-days'

/** A change of the week that shows before the server confirms it. It must be idempotent. */
type WeekChange = (week: PlanWeek) => PlanWeek

/** Returns the meal times with slots in the week: those in the preferences, and those with a meal. */
export function listMealTimes(wished: readonly PlanMealTime[], meals: readonly PlanMeal[]): PlanMealTime[] {
  return mealTimes.filter((time) => wished.includes(time) || meals.some(({ meal }) => meal === time))
}

export function mealsAt(meals: readonly PlanMeal[], place: PlanSlot): PlanMeal[] {
  return meals.filter(({ day, meal }) => day === place.day && meal === place.meal)
}

/** Returns the empty slots from today on, for the meal times in the preferences. */
export function findEmptySlots(
  { meals }: Pick<PlanWeek, 'meals'>,
  wished: readonly PlanMealTime[],
  days: readonly Day[],
  today: Day,
): PlanSlot[] {
  return days
    .filter((day) => day >= today)
    .flatMap((day) => mealTimes.filter((meal) => wished.includes(meal)).map((meal) => ({ day, meal })))
    .filter((place) => mealsAt(meals, place).length === 0)
}

/** Returns the meals that planning again would replace: planned by the planner, not locked and not cooked. */
export function findReplaceableMeals(meals: readonly PlanMeal[], today: Day): PlanMeal[] {
  return meals.filter(({ planned, locked, cookedAt, day }) => planned && !locked && !cookedAt && day >= today)
}

export function mealTitle({ what }: Pick<PlanMeal, 'what'>): string {
  if (what.kind === 'recipe') return what.recipe.title
  return what.kind === 'leftovers' ? what.title : what.text
}

/** Changes a meal. If it has moved out of the week, it is removed from it. */
export function changeMeal(id: number, change: Partial<PlanMeal>): WeekChange {
  return (week) => {
    const days = new Set<string>(listDays(week.from as Day))
    const meals = week.meals.map((meal) => (meal.id === id ? { ...meal, ...change } : meal))
    return { ...week, meals: sortMeals(meals.filter(({ day }) => days.has(day))) }
  }
}

export function removeMealFromWeek(id: number): WeekChange {
  return (week) => ({ ...week, meals: week.meals.filter((meal) => meal.id !== id) })
}

/** Adds a new meal to the week. */
export function addMealToWeek(meal: PlanMeal): WeekChange {
  return (week) => {
    const others = week.meals.filter(({ id }) => id !== meal.id)
    const isHere = listDays(week.from as Day).some((day) => day === meal.day)
    return { ...week, meals: isHere ? sortMeals([...others, meal]) : others }
  }
}

function sortMeals(meals: readonly PlanMeal[]): PlanMeal[] {
  return meals.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) || mealTimes.indexOf(a.meal) - mealTimes.indexOf(b.meal) || a.id - b.id,
  )
}
