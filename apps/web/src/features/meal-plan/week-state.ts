import type { MealTime, PlanMeal, PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/day'
import { mealTimes } from '@larder/kitchen/planning/ask'
import type { Place } from './place-words'
import { daysFrom } from './week-days'

/** A change of the week that shows before the server has confirmed it. Made twice it changes nothing more. */
export type WeekChange = (week: PlanWeek) => PlanWeek

/** The meals of the day that the week has places for: those wished for, and those something stands at. */
export function timesOf(wished: readonly MealTime[], meals: readonly PlanMeal[]): MealTime[] {
  return mealTimes.filter((time) => wished.includes(time) || meals.some(({ meal }) => meal === time))
}

export function mealsAt(meals: readonly PlanMeal[], place: Place): PlanMeal[] {
  return meals.filter(({ day, meal }) => day === place.day && meal === place.meal)
}

/** The places from today on that nothing stands at, of the meals that are wished for. */
export function gapsOf(
  { meals }: Pick<PlanWeek, 'meals'>,
  wished: readonly MealTime[],
  days: readonly Day[],
  today: Day,
): Place[] {
  return days
    .filter((day) => day >= today)
    .flatMap((day) => mealTimes.filter((meal) => wished.includes(meal)).map((meal) => ({ day, meal })))
    .filter((place) => mealsAt(meals, place).length === 0)
}

/** What planning again would replace: what it chose itself, and nobody locked or cooked. */
export function replaceable(meals: readonly PlanMeal[], today: Day): PlanMeal[] {
  return meals.filter(({ planned, locked, cookedAt, day }) => planned && !locked && !cookedAt && day >= today)
}

export function titleOf({ what }: Pick<PlanMeal, 'what'>): string {
  if (what.kind === 'recipe') return what.recipe.title
  return what.kind === 'leftovers' ? what.title : what.text
}

/** The week with a meal changed; what has left the week is no longer in it. */
export function changed(id: number, change: Partial<PlanMeal>): WeekChange {
  return (week) => {
    const days = new Set<string>(daysFrom(week.from as Day))
    const meals = week.meals.map((meal) => (meal.id === id ? { ...meal, ...change } : meal))
    return { ...week, meals: inOrder(meals.filter(({ day }) => days.has(day))) }
  }
}

export function without(id: number): WeekChange {
  return (week) => ({ ...week, meals: week.meals.filter((meal) => meal.id !== id) })
}

/** The week with a meal that was just put into it. */
export function including(meal: PlanMeal): WeekChange {
  return (week) => {
    const others = week.meals.filter(({ id }) => id !== meal.id)
    const isHere = daysFrom(week.from as Day).some((day) => day === meal.day)
    return { ...week, meals: isHere ? inOrder([...others, meal]) : others }
  }
}

function inOrder(meals: readonly PlanMeal[]): PlanMeal[] {
  return meals.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) || mealTimes.indexOf(a.meal) - mealTimes.indexOf(b.meal) || a.id - b.id,
  )
}
