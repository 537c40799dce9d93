import { addDays, type Day, daysBetween } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import { servedLatelyDays, tastesOf } from '@larder/kitchen/meal-plan/dishes/dish-taste'
import { goalPresets } from '@larder/kitchen/meal-plan/goal-presets'
import { planMeals } from '@larder/kitchen/meal-plan/plan-meals'
import type { MealTime } from '@larder/kitchen/meal-plan/plan-request'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { EvaluationScore } from '../evaluation'
import type { JudgedEater } from './judged-kitchens'

/** A dish on a day. */
interface ServedDish {
  readonly recipeId: number
  readonly day: Day
}

const weeks = 4
const firstDay = '2026-11-02' as Day
const meals: readonly MealTime[] = ['dinner']
/** As the server plans for a household that has set nothing. */
const noRepeatWithinDays = 10
const mostShared = 1 / 3

/**
 * Plans four weeks of dinners for households with empty shelves, so that nothing but their eaters and their taste sets them apart,
 * and counts pairs that share at most a third of their dishes, and dishes that return too soon.
 */
export function measureVariety(
  recipes: readonly Recipe[],
  households: readonly { readonly people: readonly JudgedEater[] }[],
  name = 'ten households',
): EvaluationScore[] {
  const plans = households.map(({ people }, at) =>
    planWeeks(recipes, people.map(toEater), `${name === 'ten households' ? 'household' : name} ${at}`),
  )
  const shares = plans.flatMap((one, at) => plans.slice(at + 1).map((other) => sharedPart(one, other)))
  const apart = shares.filter((share) => share <= mostShared).length
  const returning = plans.flatMap((served) =>
    served.map(({ recipeId, day }, at) =>
      served.every(
        (other, o) =>
          o === at ||
          other.recipeId !== recipeId ||
          Math.abs(daysBetween(other.day, day)) >= noRepeatWithinDays,
      ),
    ),
  )
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
  return [
    {
      of: `${name}, four weeks: different dishes`,
      right: apart,
      cases: shares.length,
      note: `pairs that share at most a third of their dinners; on average ${percent(mean)}, at most ${percent(Math.max(...shares))}`,
    },
    {
      of: `${name}, four weeks: no early return`,
      right: returning.filter((isNew) => isNew).length,
      cases: returning.length,
      note: `dinners that are not served again within ${noRepeatWithinDays} days`,
    },
  ]
}

function planWeeks(recipes: readonly Recipe[], eaters: readonly Eater[], household: string): ServedDish[] {
  const served: ServedDish[] = []
  const hasChildren = eaters.some(({ portions }) => portions < 1)
  for (let week = 0; week < weeks; week += 1) {
    const today = addDays(firstDay, 7 * week)
    const days = Array.from({ length: 7 }, (_, at) => addDays(today, at))
    const slots = days.flatMap((day) => meals.map((meal) => ({ id: `${day} ${meal}`, day, meal, eaters })))
    const servedLately = new Set(
      served.flatMap(({ recipeId, day }) => (daysBetween(day, today) <= servedLatelyDays ? recipeId : [])),
    )
    const wanted = { household, day: today, hasChildren, isThrifty: false, servedLately }
    const plan = planMeals({
      slots,
      recipes,
      lots: [],
      today,
      tastes: tastesOf(recipes, wanted),
      history: served,
      usualPrices: 'GBP',
      goals: goalPresets.balanced,
      cookTwice: true,
      rules: { noRepeatWithinDays, maxMinutesWeekdays: 45 },
      seed: week,
      maxSteps: 400,
    })
    for (const { slotId, recipeId } of plan.meals)
      if (recipeId !== undefined) served.push({ recipeId, day: slotId.slice(0, 10) as Day })
  }
  return served
}

function toEater({ name, portions = 1, diets = [], restrictions = [] }: JudgedEater): Eater {
  return {
    name,
    portions,
    diets,
    avoids: restrictions.map(({ allergen, severity }) => ({ allergen, severity })),
  }
}

/** The part of the dishes of the household with fewer of them that the other has too. */
function sharedPart(one: readonly ServedDish[], other: readonly ServedDish[]): number {
  const [mine, theirs] = [one, other].map((served) => new Set(served.map(({ recipeId }) => recipeId)))
  const both = [...(mine ?? [])].filter((id) => theirs?.has(id)).length
  return both / Math.max(1, Math.min(mine?.size ?? 0, theirs?.size ?? 0))
}
