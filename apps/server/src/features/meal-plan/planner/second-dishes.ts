import type { HouseholdPerson } from '@larder/contract/diet'
import type { PlanMeal } from '@larder/contract/meal-plan'
import {
  extraPortionsNote,
  madeFromNote,
  notComingNote,
  roundedPortions,
} from '@larder/kitchen/cooked-component/component-notes'
import {
  type CookedComponent,
  componentOf,
  componentUntil,
} from '@larder/kitchen/cooked-component/cooked-component'
import type { Day } from '@larder/kitchen/date/day'
import { soldGramsOf } from '@larder/kitchen/quantity/quantity'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { type MealRow, toMealEaters } from '../week/meal-queries'
import type { PlannedRecipes } from '../week/planned-recipes'

export interface SecondDishInput {
  readonly meals: readonly MealRow[]
  /** Meals that other meals are eaten or made from. */
  readonly sources: ReadonlyMap<number, MealRow>
  readonly recipes: PlannedRecipes
  readonly people: readonly HouseholdPerson[]
  readonly today: Day
}

/** A dish planned from the leftovers of another one. */
export interface SecondDish {
  readonly meal: MealRow
  readonly first?: MealRow
  readonly component?: CookedComponent
  /** 'gone': the first dish comes too late or leaves too little. */
  readonly state: 'planned' | 'cooked' | 'gone'
  /** Portions of the first dish beyond those eaten at its own meal. */
  readonly extra: number
}

/** Below this share of the needed amount the dish cannot be made. */
const minShareOfNeed = 0.6

/** Returns the second dishes by meal id. */
export function findSecondDishes(facts: SecondDishInput): ReadonlyMap<number, SecondDish> {
  const found = facts.meals.flatMap((meal) => {
    const second = toSecondDish(meal, facts)
    return second ? [[meal.id, second] as const] : []
  })
  return new Map(found)
}

/** Returns the food a dish gets from another that is still to be cooked: it is neither taken from the stock nor bought. */
export function toSparedFood(second: SecondDish | undefined): string | undefined {
  return second?.state === 'planned' ? second.component?.foodId : undefined
}

function toSecondDish(meal: MealRow, facts: SecondDishInput): SecondDish | undefined {
  const { sources, recipes, people, today } = facts
  const recipe = recipes.of(meal)
  if (meal.kind !== 'recipe' || meal.ofMealId === null || meal.cookedAt !== null || !recipe) return undefined
  const first = sources.get(meal.ofMealId)
  const dish = first && recipes.of(first)
  const component = dish && componentOf(dish)
  if (!first || !dish || !component) return { meal, state: 'gone', extra: 0 }
  const own = toMealEaters({ eaters: first.eaters, plates: null }, people).plates * first.portion
  const extra = Math.max(0, toMealEaters(first, people).plates - own)
  const base = { meal, first, component, extra }
  if (first.cookedAt !== null) return { ...base, state: 'cooked' }
  const needed = toGrams(recipe, component.foodId) * (toMealEaters(meal, people).plates / recipe.servings)
  const isInTime =
    first.day >= today && first.day < meal.day && meal.day <= componentUntil(first.day, dish, component)
  const isEnough = needed > 0 && extra * component.gramsEach >= needed * minShareOfNeed
  return { ...base, state: isInTime && isEnough ? 'planned' : 'gone' }
}

function toGrams({ lines }: Recipe, foodId: string): number {
  return lines.reduce((sum, line) => {
    const isNeeded = line.foodId === foodId && line.optional !== true && line.quantity !== undefined
    return sum + (isNeeded && line.quantity ? (soldGramsOf(line.quantity, foodId) ?? 0) : 0)
  }, 0)
}

/** Returns the note of a meal that shares its cooking with another, and the extra portions cooked for that. */
export function sharedCookingOf(
  meal: MealRow,
  seconds: ReadonlyMap<number, SecondDish>,
  recipes: PlannedRecipes,
): Pick<PlanMeal, 'leftoverNote' | 'extraPortions'> {
  const own = seconds.get(meal.id)
  if (own?.state === 'planned' && own.first && own.component)
    return { leftoverNote: madeFromNote(own.first.day, own.component) }
  if (own?.state === 'gone') return { leftoverNote: notComingNote }
  if (meal.cookedAt !== null) return {}
  const later = [...seconds.values()].find(({ first, state }) => first?.id === meal.id && state === 'planned')
  const dish = later && recipes.of(later.meal)
  if (!later || !dish) return {}
  const { extra } = later
  return {
    leftoverNote: extraPortionsNote(extra, later.meal, dish),
    extraPortions: roundedPortions(extra),
  }
}
