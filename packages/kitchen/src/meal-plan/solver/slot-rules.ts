import { type Day, daysBetween, weekday } from '../../date/day'
import { canServeProfile, type DishProfile, dishProfileOf, type Eater } from '../../diet/eater'
import { dishRoleOf, isMealFor } from '../../recipe/dish-role'
import type { Course, Recipe } from '../../recipe/recipe'
import { canServeLeftovers } from '../dishes/leftover-dishes'
import type { MealSlot, MealTime, PlanRequest } from '../plan-request'
import { isEdibleOn } from '../serving/repeat-meals'
import type { PlanningProblem } from './planning-problem'

/** One rule of one slot, and which recipes, by number, keep it. Example: `rule.name` is 'ready in 25 minutes', `rule.keeps(12)` true. */
export interface SlotRule {
  /** What a dish has to be, to follow 'no dish is …'. */
  readonly name: string
  keeps(recipe: number): boolean
}

/** Which recipes fit where. Example: `rules.fits[3]` are the recipes that keep every rule of the fourth slot. */
export interface SlotRuleTable {
  /** Two days with the same dish lie at least so far apart. */
  readonly apart: number
  /** The recipe a slot is locked to, −1 for a locked one we do not have, −2 when it is free. */
  readonly locked: Int32Array
  readonly rules: readonly (readonly SlotRule[])[]
  /** The recipes that keep all rules of a slot, in order; of a locked slot only its own. */
  readonly fits: readonly Int32Array[]
  /** Whether a recipe may be eaten beside the meal of a slot: by all who eat there, and in time. */
  mayBeside(slot: number, recipe: number): boolean
}

/** Nothing is locked here. Example: `rules.locked[0] === free`. */
export const unlockedSlot = -2
/** No dish, or one we do not know. Example: `assignment[0] === noDish`. */
export const noDish = -1

/** The name of the rule that keeps a dish from coming again too soon. Example: `repeatRule(7)` is 'new within 7 days'. */
export function repeatRule(apart: number): string {
  return apart === 1 ? 'new on that day' : `new within ${apart} days`
}

/** Judges every recipe by every rule, each rule once however many slots share it. Example: `rulesOf(ask, board).fits`. */
export function buildSlotRules(ask: PlanRequest, board: PlanningProblem): SlotRuleTable {
  const apart = wholeDays(ask.rules?.noRepeatWithinDays)
  const { slots, recipes } = board
  const locked = Int32Array.from(slots, (slot) =>
    slot.locked === undefined ? unlockedSlot : (board.recipeAt.get(slot.locked) ?? noDish),
  )
  const judged = new Map<string, SlotRule>()
  const rule = (name: string, keeps: (recipe: Recipe) => boolean): SlotRule => {
    const known = judged.get(name)
    if (known) return known
    // Leftovers are judged by their own rules.
    const made = {
      name,
      keeps: askedOnce(recipes, (recipe) => !board.leftovers.has(recipe.id) && keeps(recipe)),
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
    const minutes = minutesFor(slot, ask)
    const { courses } = slot
    const barred = apart > 0 ? tooSoon(slot, s, ask, board, locked, apart) : new Set<number>()
    const waved = new Set(slot.except)
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
        : [rule(`ready in ${minutes} minutes`, (recipe) => readyIn(recipe, minutes))]),
      ...(barred.size === 0
        ? []
        : [{ name: repeatRule(apart), keeps: askedOnce(recipes, ({ id }) => !barred.has(id)) }]),
      ...(waved.size === 0
        ? []
        : [{ name: 'another one', keeps: askedOnce(recipes, ({ id }) => !waved.has(id)) }]),
    ]
  })
  const fits = rules.map((ofSlot, s) => {
    const fixed = locked[s] as number
    if (fixed !== unlockedSlot) return fixed === noDish ? new Int32Array(0) : Int32Array.of(fixed)
    const slot = slots[s] as MealSlot
    const left = [...board.leftovers].filter(
      ([, leftovers]) => slot.againOn === undefined && canServeLeftovers(leftovers, slot),
    )
    const sittings = left.flatMap(([id]) => board.recipeAt.get(id) ?? [])
    return Int32Array.from([...sittings, ...recipesKeepingAll(ofSlot, recipes.length)]).sort()
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

/** Whether a rule asks what a dish is, not for whom it is or how long it takes. */
function isAboutMeals(name: string, { meal }: MealSlot): boolean {
  return (
    name === `for ${meal}` ||
    name === `fit for ${meal}` ||
    name.startsWith(goodAgain) ||
    name.startsWith('fit for the')
  )
}

const goodAgain = 'as good'

/** The recipes that keep all of some rules. Example: without any rule, every recipe. */
export function recipesKeepingAll(rules: readonly SlotRule[], recipes: number): Int32Array {
  // Who may eat it stands first and takes longest to judge: most dishes are out before that.
  const quickFirst = [...rules].reverse()
  const fit: number[] = []
  for (let recipe = 0; recipe < recipes; recipe += 1) {
    if (quickFirst.every((rule) => rule.keeps(recipe))) fit.push(recipe)
  }
  return Int32Array.from(fit)
}

/** Whether two slots lie too close for the same dish. Example: Monday and Tuesday when a dish rests 7 days. */
export function isTooClose(board: PlanningProblem, { apart }: SlotRuleTable, a: number, b: number): boolean {
  return Math.abs((board.dayOf[a] as number) - (board.dayOf[b] as number)) < apart
}

const remembered = new WeakMap<Recipe, DishProfile>()

function profileFor(recipe: Recipe): DishProfile {
  const known = remembered.get(recipe)
  if (known) return known
  const profile = dishProfileOf(recipe)
  remembered.set(recipe, profile)
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

function readyIn({ minutes }: Recipe, most: number): boolean {
  return minutes !== undefined && minutes <= most
}

/** A dish that names no meal does for lunch and dinner, but nobody wants stew for breakfast; a snack is a matter of course. */
function suitsMeal({ occasions }: Recipe, meal: MealTime): boolean {
  if (meal === 'snack' || occasions.includes(meal)) return true
  const namesAnother =
    occasions.includes('breakfast') || occasions.includes('lunch') || occasions.includes('dinner')
  return !namesAnother && meal !== 'breakfast'
}

function suitsOccasion(occasion: Recipe['occasions'][number]) {
  return ({ occasions }: Recipe) => occasions.includes(occasion)
}

/** Something to drink is no meal, and no snack either. */
function isPlannedFor(recipe: Recipe, meal: MealTime): boolean {
  return isMealFor(recipe, meal) && dishRoleOf(recipe) !== 'drink'
}

function courseName(courses: readonly Course[]): string {
  if (courses.length === 0) return 'of no named course'
  return courses
    .map((course) => `${/^[AEIOU]/.test(course) ? 'an' : 'a'} ${course.toLowerCase()}`)
    .join(' or ')
}

/** What was cooked lately, or is locked nearby. */
function tooSoon(
  slot: MealSlot,
  s: number,
  { history = [] }: PlanRequest,
  board: PlanningProblem,
  locked: Int32Array,
  apart: number,
): Set<number> {
  const barred = new Set<number>()
  for (const { recipeId, day } of history)
    if (Math.abs(daysBetween(day, slot.day)) < apart) barred.add(recipeId)
  board.slots.forEach((other, o) => {
    if (o === s || locked[o] === unlockedSlot || other.locked === undefined) return
    if (Math.abs(daysBetween(other.day, slot.day)) < apart) barred.add(other.locked)
  })
  return barred
}

/** Asks about a recipe when its answer is first wanted, and never again. */
function askedOnce(recipes: readonly Recipe[], keeps: (recipe: Recipe) => boolean): SlotRule['keeps'] {
  const answers = new Int8Array(recipes.length).fill(-1)
  return (at) => {
    const recipe = recipes[at]
    if (answers[at] === -1 && recipe) answers[at] = keeps(recipe) ? 1 : 0
    return answers[at] === 1
  }
}

function wholeDays(days: number | undefined): number {
  return days !== undefined && days > 0 && Number.isFinite(days) ? Math.ceil(days) : 0
}
