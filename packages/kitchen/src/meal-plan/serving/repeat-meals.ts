import { addDays, type Day, weekday } from '../../date/day'
import { estimateExpiry } from '../../expiry/expiry'
import { leftoverLimitOf } from '../../food-safety/leftover-limit'
import type { Recipe } from '../../recipe/recipe'
import { isGoodReheated } from '../dishes/dish-form'
import type { MealSlot, PlanRequest } from '../plan-request'
import { sortByMealTime } from '../solver/planning-problem'

/** A meal that is eaten from what another one leaves over. Example: `{ from: 'sun-dinner', to: 'tue-lunch' }`. */
export interface RepeatMeal {
  readonly from: string
  readonly to: string
}

/** So many open dinners a week must have before one of them is eaten from another. */
const manyDinners = 6

/**
 * Which open meals are eaten from what an earlier dinner leaves over: every second lunch from Monday to Friday, or in a week
 * of dinners the one two days after Sunday's, or else after the first. Each lies within the days that leftovers keep.
 * Example: Sunday's roast is Tuesday's lunch.
 */
export function findRepeatMeals(ask: PlanRequest): RepeatMeal[] {
  // Leftovers that wait already are eaten first: then nothing more is cooked ahead.
  if (!ask.cookTwice || (ask.leftovers?.length ?? 0) > 0) return []
  const slots = sortByMealTime(ask.slots)
  const open = slots.filter((slot) => slot.locked === undefined)
  const dinners = open.filter(({ meal }) => meal === 'dinner')
  const lunches = open.filter(({ meal, day }) => meal === 'lunch' && weekday(day) <= 5)
  const used = new Set<string>()
  const chosen: RepeatMeal[] = []
  const targets =
    lunches.length > 0 ? lunches : dinners.length >= manyDinners ? sundayFirst(dinners).slice(0, 1) : []
  const most = lunches.length > 0 ? Math.ceil(lunches.length / 2) : 1
  for (const to of targets) {
    if (chosen.length >= most || used.has(to.id)) continue
    const from = dinners
      .filter((one) => one.day < to.day && to.day <= goodUntil(one.day) && !used.has(one.id))
      .at(lunches.length > 0 ? -1 : 0)
    if (!from) continue
    chosen.push({ from: from.id, to: to.id })
    for (const id of [from.id, to.id]) used.add(id)
    // The lunch after it is cooked anew, so that nobody eats leftovers all week.
    const next = lunches[lunches.indexOf(to) + 1]
    if (next) used.add(next.id)
  }
  return chosen
}

/**
 * The last day on which what is left of a dish that is cooked on a day may be eaten; without a dish, of any that keeps as long
 * as leftovers may. Example: a stew of Sunday until Tuesday, a risotto until Monday.
 */
export function goodUntil(cookedOn: Day, dish: Pick<Recipe, 'title' | 'lines'> = anyDish): Day {
  const estimate = estimateExpiry({ cooked: true, location: 'fridge', since: cookedOn })
  const kept = estimate.ok ? estimate.expiry.day : cookedOn
  const limit = leftoverLimitOf(dish)
  const last = limit ? addDays(cookedOn, limit.days) : kept
  return last < kept ? last : kept
}

/**
 * Whether a dish of one day may be eaten again on another: it is as good then, and it may still be eaten. Example: a stew of
 * Sunday on Tuesday, a curry with its rice only on Monday.
 */
export function isEdibleOn(dish: Recipe, cookedOn: Day, eatenOn: Day): boolean {
  return isGoodReheated(dish) && eatenOn <= goodUntil(cookedOn, dish)
}

const anyDish = { title: '', lines: [] }

/**
 * The week without the meals that are eaten again, and with more cooked where they come from. Example: a dinner for two that
 * is also a lunch for two is cooked for four.
 */
export function foldRepeatMeals(ask: PlanRequest, again: readonly RepeatMeal[]): PlanRequest {
  if (again.length === 0) return ask
  const bySlot = new Map(ask.slots.map((slot) => [slot.id, slot]))
  const slots = ask.slots.flatMap((slot): MealSlot[] => {
    if (again.some(({ to }) => to === slot.id)) return []
    const later = bySlot.get(again.find(({ from }) => from === slot.id)?.to ?? '')
    if (!later) return [slot]
    const times = 1 + platesAt(later) / Math.max(1, platesAt(slot))
    const eaters = slot.eaters.map((eater) => ({ ...eater, portions: eater.portions * times }))
    return [{ ...slot, eaters, againOn: later.day }]
  })
  return { ...ask, slots }
}

function platesAt({ eaters }: MealSlot): number {
  return eaters.reduce((sum, { portions }) => sum + portions, 0)
}

/** Dinners from the Tuesday on first, which a Sunday's roast lasts for; then the others. */
function sundayFirst(dinners: readonly MealSlot[]): MealSlot[] {
  const afterSunday = ({ day }: MealSlot) => (weekday(day) === 2 ? 0 : 1)
  return dinners.slice(2).sort((a, b) => afterSunday(a) - afterSunday(b) || (a.day < b.day ? -1 : 1))
}
