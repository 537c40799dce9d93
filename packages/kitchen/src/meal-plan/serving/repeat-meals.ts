import { addDays, type Day, weekday } from '../../date/day'
import { estimateExpiry } from '../../expiry/expiry'
import { isPerishableLot } from '../../expiry/perishable-lot'
import { leftoverLimitOf } from '../../food-safety/leftover-limit'
import type { Recipe } from '../../recipe/recipe'
import { isGoodReheated } from '../dishes/dish-form'
import type { MealSlot, PlanRequest } from '../plan-request'
import { sortByMealTime } from '../solver/planning-problem'

/** A meal that repeats the leftovers of another one. Example: `{ from: 'sun-dinner', to: 'tue-lunch' }`. */
export interface RepeatMeal {
  readonly from: string
  readonly to: string
}

/** Minimum number of open dinners in a week before one of them repeats another. */
const manyDinners = 6

/**
 * Chooses the open meals that repeat an earlier dinner: every second lunch from Monday to Friday, or in a week of
 * dinners the one two days after Sunday's, or else after the first. Each lies within the days that leftovers keep, and
 * none takes the place of a meal that is needed to use up what spoils.
 * Example: Sunday's roast is Tuesday's lunch.
 */
export function findRepeatMeals(request: PlanRequest): RepeatMeal[] {
  // Existing leftovers are eaten first: then nothing more is cooked ahead.
  if (!request.cookTwice || (request.leftovers?.length ?? 0) > 0) return []
  const slots = sortByMealTime(request.slots)
  const open = slots.filter((slot) => slot.locked === undefined)
  const dinners = open.filter(({ meal }) => meal === 'dinner')
  const lunches = open.filter(({ meal, day }) => meal === 'lunch' && weekday(day) <= 5)
  const used = new Set<string>()
  const chosen: RepeatMeal[] = []
  const targets =
    lunches.length > 0 ? lunches : dinners.length >= manyDinners ? sundayFirst(dinners).slice(0, 1) : []
  const maxRepeats = lunches.length > 0 ? Math.ceil(lunches.length / 2) : 1
  const pressure = cookingPressure(request, open)
  const relaxed = targets.filter((to) => pressure(to) <= 0)
  // At least one meal of the week is cooked for two, where the least would spoil.
  const possible = relaxed.length > 0 ? relaxed : [...targets].sort((a, b) => pressure(a) - pressure(b))
  const maxChosen = relaxed.length > 0 ? maxRepeats : 1
  for (const to of possible) {
    if (chosen.length >= maxChosen || used.has(to.id)) continue
    const from = dinners
      .filter((one) => one.day < to.day && to.day <= goodUntil(one.day) && !used.has(one.id))
      .at(lunches.length > 0 ? -1 : 0)
    if (!from) continue
    chosen.push({ from: from.id, to: to.id })
    for (const id of [from.id, to.id]) used.add(id)
    // The next lunch is cooked fresh, so that not every lunch is leftovers.
    const next = lunches[lunches.indexOf(to) + 1]
    if (next) used.add(next.id)
  }
  return chosen
}

/**
 * Returns by how much the lots with their last day on a meal's day or the next outnumber the other lunches and dinners of these
 * days: above 0 the meal is needed to use them.
 */
function cookingPressure({ lots }: PlanRequest, open: readonly MealSlot[]): (meal: MealSlot) => number {
  const due = lots.flatMap((lot) => (lot.expiry && isPerishableLot(lot) ? [lot.expiry.day] : []))
  const cooked = open.flatMap(({ meal, day }) => (meal === 'lunch' || meal === 'dinner' ? [day] : []))
  return ({ day }) => {
    const next = addDays(day, 1)
    const count = (days: readonly Day[]) => days.filter((one) => one >= day && one <= next).length
    return count(due) - (count(cooked) - 1)
  }
}

/**
 * Returns the last day on which leftovers of a dish cooked on a day may be eaten; without a dish, the maximum for any
 * leftovers.
 * Example: a stew of Sunday until Tuesday, a risotto until Monday.
 */
export function goodUntil(cookedOn: Day, dish: Pick<Recipe, 'title' | 'lines' | 'facts'> = anyDish): Day {
  const estimate = estimateExpiry({ cooked: true, location: 'fridge', since: cookedOn })
  const kept = estimate.ok ? estimate.expiry.day : cookedOn
  const limit = leftoverLimitOf(dish)
  const days = Math.min(
    limit?.days ?? Number.POSITIVE_INFINITY,
    dish.facts?.keepsDays ?? Number.POSITIVE_INFINITY,
  )
  const last = Number.isFinite(days) ? addDays(cookedOn, days) : kept
  return last < kept ? last : kept
}

/**
 * Returns whether a dish of one day may be eaten again on another: it is as good then, and still safe.
 * Example: a stew of Sunday on Tuesday, a curry with its rice only on Monday.
 */
export function isEdibleOn(dish: Recipe, cookedOn: Day, eatenOn: Day): boolean {
  return isGoodReheated(dish) && eatenOn <= goodUntil(cookedOn, dish)
}

const anyDish = { title: '', lines: [] }

/**
 * Returns the week without the repeated meals, with more cooked for the meals they come from.
 * Example: a dinner for two that is also a lunch for two is cooked for four.
 */
export function foldRepeatMeals(request: PlanRequest, again: readonly RepeatMeal[]): PlanRequest {
  if (again.length === 0) return request
  const bySlot = new Map(request.slots.map((slot) => [slot.id, slot]))
  const slots = request.slots.flatMap((slot): MealSlot[] => {
    if (again.some(({ to }) => to === slot.id)) return []
    const later = bySlot.get(again.find(({ from }) => from === slot.id)?.to ?? '')
    if (!later) return [slot]
    const times = 1 + platesAt(later) / Math.max(1, platesAt(slot))
    const eaters = slot.eaters.map((eater) => ({ ...eater, portions: eater.portions * times }))
    return [{ ...slot, eaters, againOn: later.day }]
  })
  return { ...request, slots }
}

function platesAt({ eaters }: MealSlot): number {
  return eaters.reduce((sum, { portions }) => sum + portions, 0)
}

/** Dinners from Tuesday on first, which a Sunday roast lasts for; then the others. */
function sundayFirst(dinners: readonly MealSlot[]): MealSlot[] {
  const afterSunday = ({ day }: MealSlot) => (weekday(day) === 2 ? 0 : 1)
  return dinners.slice(2).sort((a, b) => afterSunday(a) - afterSunday(b) || (a.day < b.day ? -1 : 1))
}
