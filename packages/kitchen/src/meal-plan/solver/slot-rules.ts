import { type Day, daysBetween, weekday } from '../../date/day'
import { canServeProfile, type DishProfile, dishProfileOf, type Eater } from '../../diet/eater'
import { minutesOnTheDay } from '../../recipe/dish-facts'
import { dishRoleOf, isMealFor } from '../../recipe/dish-role'
import type { Course, Recipe } from '../../recipe/recipe'
import { canServeLeftovers } from '../dishes/leftover-dishes'
import type { MealSlot, MealTime, PlanRequest } from '../plan-request'
import { isEdibleOn } from '../serving/repeat-meals'
import type { PlanningProblem } from './planning-problem'

/**
 * A rule of one slot, and the recipes, by index, that keep it.
 * Example: `rule.name` is 'ready in 25 minutes', `rule.keeps(12)` true.
 */
export interface SlotRule {
  /** The condition as it follows 'no dish is …'. */
  readonly name: string
  keeps(recipe: number): boolean
}

/** The recipes that fit each slot. Example: `rules.fits[3]` are the recipes that keep every rule of the fourth slot. */
export interface SlotRuleTable {
  /** Minimum days between two servings of the same dish. */
  readonly apart: number
  /** The recipe index a slot is locked to, −1 for an unknown locked recipe, −2 if free. */
  readonly locked: Int32Array
  readonly rules: readonly (readonly SlotRule[])[]
  /** The recipes that keep all rules of a slot, in order; for a locked slot only its own. */
  readonly fits: readonly Int32Array[]
  /** Returns whether a recipe may be a side of a slot's meal: suitable for all its eaters, and in time. */
  mayBeside(slot: number, recipe: number): boolean
}

/** Marks a slot without a lock. Example: `rules.locked[0] === free`. */
export const unlockedSlot = -2
/** Marks a slot without a dish, or with an unknown one. Example: `assignment[0] === noDish`. */
export const noDish = -1

/** Returns the name of the rule against repeats. Example: `repeatRule(7)` is 'new within 7 days'. */
export function repeatRule(apart: number): string {
  return apart === 1 ? 'new on that day' : `new within ${apart} days`
}

/**
 * Evaluates every recipe by every rule, each rule once for all slots that share it.
 * Example: `buildSlotRules(request, problem).fits`.
 */
export function buildSlotRules(request: PlanRequest, problem: PlanningProblem): SlotRuleTable {
  const apart = wholeDays(request.rules?.noRepeatWithinDays)
  const { slots, recipes } = problem
  const locked = Int32Array.from(slots, (slot) =>
    slot.locked === undefined ? unlockedSlot : (problem.recipeAt.get(slot.locked) ?? noDish),
  )
  const judged = new Map<string, SlotRule>()
  const rule = (name: string, keeps: (recipe: Recipe) => boolean): SlotRule => {
    const known = judged.get(name)
    if (known) return known
    // Leftovers have rules of their own.
    const made = {
      name,
      keeps: memoizeByIndex(recipes, (recipe) => !problem.leftovers.has(recipe.id) && keeps(recipe)),
    }
    judged.set(name, made)
    return made
  }
  const goodAgainOn = (cooked: Day, eaten: Day) => {
    const days = daysBetween(cooked, eaten)
    const when = days === 1 ? 'on the day after' : `${days} days later`
    return rule(`${goodAgain} ${when}`, (recipe) => isEdibleOn(recipe, cooked, eaten))
  }
  const served = (name: string, eater: Partial<Eater>) => {
    const table: Eater[] = [{ name: '', portions: 1, diets: [], avoids: [], ...eater }]
    return rule(name, (recipe) => canServeProfile(profileFor(recipe), table))
  }
  const rules = slots.map((slot, s): SlotRule[] => {
    const minutes = minutesFor(slot, request)
    const { courses } = slot
    const barred = apart > 0 ? tooSoon(slot, s, request, problem, locked, apart) : new Set<number>()
    const rejected = new Set(slot.except)
    return [
      ...strictAllergens(slot.eaters).map((allergen) =>
        served(`free of ${allergen}`, { avoids: [{ allergen, severity: 'high' }] }),
      ),
      ...[...new Set(slot.eaters.flatMap(({ diets }) => diets))].map((diet) =>
        served(diet, { diets: [diet] }),
      ),
      rule(courses ? `fit for ${slot.meal}` : `for ${slot.meal}`, (recipe) =>
        courses ? suitsMeal(recipe, slot.meal) : isPlannedFor(recipe, slot.meal),
      ),
      ...(courses ? [rule(courseName(courses), ({ course }) => !course || courses.includes(course))] : []),
      ...(slot.occasion
        ? [rule(`fit for the occasion '${slot.occasion}'`, suitsOccasion(slot.occasion))]
        : []),
      ...(slot.againOn === undefined ? [] : [goodAgainOn(slot.day, slot.againOn)]),
      ...(minutes === undefined
        ? []
        : [rule(`ready in ${minutes} minutes`, (recipe) => isReadyWithin(recipe, minutes))]),
      ...(barred.size === 0
        ? []
        : [{ name: repeatRule(apart), keeps: memoizeByIndex(recipes, ({ id }) => !barred.has(id)) }]),
      ...(rejected.size === 0
        ? []
        : [{ name: 'another one', keeps: memoizeByIndex(recipes, ({ id }) => !rejected.has(id)) }]),
    ]
  })
  // Most slots of a week share their rules with others.
  const computed: { readonly ofSlot: readonly SlotRule[]; readonly keeping: Int32Array }[] = []
  const keepingAll = (ofSlot: readonly SlotRule[]) => {
    const known = computed.find(
      (one) =>
        one.ofSlot.length === ofSlot.length && one.ofSlot.every((rule, place) => rule === ofSlot[place]),
    )
    if (known) return known.keeping
    const keeping = recipesKeepingAll(ofSlot, recipes.length)
    computed.push({ ofSlot, keeping })
    return keeping
  }
  const fits = rules.map((ofSlot, s) => {
    const fixed = locked[s] as number
    if (fixed !== unlockedSlot) return fixed === noDish ? new Int32Array(0) : Int32Array.of(fixed)
    const slot = slots[s] as MealSlot
    const left = [...problem.leftovers].filter(
      ([, leftovers]) => slot.againOn === undefined && canServeLeftovers(leftovers, slot),
    )
    const sittings = left.flatMap(([id]) => problem.recipeAt.get(id) ?? [])
    return Int32Array.from([...sittings, ...keepingAll(ofSlot)]).sort()
  })
  return {
    apart,
    locked,
    rules,
    fits,
    mayBeside: (slot, recipe) =>
      (rules[slot] ?? []).every(
        (one) => isAboutMeals(one.name, slots[slot] as MealSlot) || one.keeps(recipe),
      ),
  }
}

/** Returns whether a rule concerns the dish itself, not its eaters or its time. */
function isAboutMeals(name: string, { meal }: MealSlot): boolean {
  return (
    name === `for ${meal}` ||
    name === `fit for ${meal}` ||
    name.startsWith(goodAgain) ||
    name.startsWith('fit for the')
  )
}

const goodAgain = 'as good'

/** Returns the recipes that keep all of the given rules. Example: without any rule, every recipe. */
export function recipesKeepingAll(rules: readonly SlotRule[], recipes: number): Int32Array {
  // The rule about eaters is listed first but is the slowest, so it is evaluated last.
  const quickFirst = [...rules].reverse()
  const fit: number[] = []
  for (let recipe = 0; recipe < recipes; recipe += 1) {
    if (quickFirst.every((rule) => rule.keeps(recipe))) fit.push(recipe)
  }
  return Int32Array.from(fit)
}

/** Returns whether two slots are too close for the same dish. Example: Monday and Tuesday when a dish rests 7 days. */
export function isTooClose(
  problem: PlanningProblem,
  { apart }: SlotRuleTable,
  a: number,
  b: number,
): boolean {
  return Math.abs((problem.dayOf[a] as number) - (problem.dayOf[b] as number)) < apart
}

const cache = new WeakMap<Recipe, DishProfile>()

function profileFor(recipe: Recipe): DishProfile {
  const known = cache.get(recipe)
  if (known) return known
  const profile = dishProfileOf(recipe)
  cache.set(recipe, profile)
  return profile
}

function strictAllergens(eaters: readonly Eater[]) {
  const strict = eaters.flatMap(({ avoids }) => avoids.filter(({ severity }) => severity !== 'low'))
  return [...new Set(strict.map(({ allergen }) => allergen))]
}

function minutesFor(slot: MealSlot, { rules }: PlanRequest): number | undefined {
  const ofDay = weekday(slot.day) <= 5 ? rules?.maxMinutesWeekdays : rules?.maxMinutesWeekend
  const minutes = slot.maxMinutes ?? ofDay
  return minutes !== undefined && minutes >= 0 && Number.isFinite(minutes) ? minutes : undefined
}

function isReadyWithin(recipe: Recipe, maxMinutes: number): boolean {
  const minutes = minutesOnTheDay(recipe)
  return minutes !== undefined && minutes <= maxMinutes
}

/** A dish without a named meal suits lunch and dinner, but not breakfast; a snack must be named. */
function suitsMeal({ occasions }: Recipe, meal: MealTime): boolean {
  if (meal === 'snack' || occasions.includes(meal)) return true
  const namesAnother =
    occasions.includes('breakfast') || occasions.includes('lunch') || occasions.includes('dinner')
  return !namesAnother && meal !== 'breakfast'
}

function suitsOccasion(occasion: Recipe['occasions'][number]) {
  return ({ occasions }: Recipe) => occasions.includes(occasion)
}

/** A drink is neither a meal nor a snack. */
function isPlannedFor(recipe: Recipe, meal: MealTime): boolean {
  return isMealFor(recipe, meal) && dishRoleOf(recipe) !== 'drink'
}

function courseName(courses: readonly Course[]): string {
  if (courses.length === 0) return 'of no named course'
  return courses
    .map((course) => `${/^[AEIOU]/.test(course) ? 'an' : 'a'} ${course.toLowerCase()}`)
    .join(' or ')
}

/** Dishes cooked recently, or locked nearby. */
function tooSoon(
  slot: MealSlot,
  s: number,
  { history = [] }: PlanRequest,
  problem: PlanningProblem,
  locked: Int32Array,
  apart: number,
): Set<number> {
  const barred = new Set<number>()
  for (const { recipeId, day } of history)
    if (Math.abs(daysBetween(day, slot.day)) < apart) barred.add(recipeId)
  problem.slots.forEach((other, o) => {
    if (o === s || locked[o] === unlockedSlot || other.locked === undefined) return
    if (Math.abs(daysBetween(other.day, slot.day)) < apart) barred.add(other.locked)
  })
  return barred
}

/** Evaluates a predicate for a recipe on first use and caches the result. */
function memoizeByIndex(recipes: readonly Recipe[], keeps: (recipe: Recipe) => boolean): SlotRule['keeps'] {
  const results = new Int8Array(recipes.length).fill(-1)
  return (at) => {
    const recipe = recipes[at]
    if (results[at] === -1 && recipe) results[at] = keeps(recipe) ? 1 : 0
    return results[at] === 1
  }
}

function wholeDays(days: number | undefined): number {
  return days !== undefined && days > 0 && Number.isFinite(days) ? Math.ceil(days) : 0
}
