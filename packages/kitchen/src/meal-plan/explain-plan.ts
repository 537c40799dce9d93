import { nameInSentence } from '../alerts/alert-text'
import type { Day } from '../date/day'
import { foodById } from '../food/food'
import { minutesOnTheDay } from '../recipe/dish-facts'
import type { Recipe } from '../recipe/recipe'
import { type ListedFood, type MissingFood, missingFromList } from './missing-from-list'
import type { PlannedMeal, PlanRequest } from './plan-request'
import { formatCookingTime, joinList, slotNames, weekdayNameOf } from './plan-text'
import { nutrientPerServing, type plannedNutrients } from './solver/nutrition-targets'
import { assignmentOf, emptySlotPenalty, gramsBySlot, scoreAssignment } from './solver/plan-score'
import { buildPlanningProblem, foodPriceOf, type PlanningProblem, staplesOf } from './solver/planning-problem'
import { noDish } from './solver/slot-rules'
import { allocateFood, createScratchBuffers, packsFor } from './solver/stock-allocation'

/**
 * An amount that a dish takes from a lot.
 * Example: `{ lotId: 4, name: 'spinach', grams: 200, rescued: true, until: '2026-11-18' }`.
 */
interface TakenLot {
  readonly lotId: number
  readonly foodId: string
  readonly name: string
  /** Grams, or the lot's own unit if it has no weight. */
  readonly grams: number
  /** Whether it would have spoiled. */
  readonly rescued: boolean
  readonly until?: Day
}

/** The reasons for a planned dish. Example: `because[0]` is 'Uses up spinach (until Tuesday).' */
export interface ExplainedMeal {
  readonly slotId: string
  readonly name: string
  readonly recipeId?: number
  readonly title?: string
  readonly because: readonly string[]
  readonly takes: readonly TakenLot[]
  readonly lacks: readonly MissingFood[]
  readonly money: number
  /** The points the plan would lose without it, apart from the penalty for an empty slot. */
  readonly points: number
}

/**
 * The nutrition of a day for an adult, compared with the target of its planned meals.
 * Example: `{ nutrient: 'kcal', gives: 1240, aim: 1300 }`.
 */
interface ExplainedDay {
  readonly day: Day
  readonly nutrition: readonly {
    readonly nutrient: (typeof plannedNutrients)[number]
    /** Only of dishes with known figures. */
    readonly gives: number
    readonly aim: number
    /** False if a dish of the day has no figures. */
    readonly known: boolean
  }[]
}

/** An item to buy for the whole plan. Example: `{ foodId: 'feta', name: 'feta', grams: 200, packs: 1, money: 2.5 }`. */
interface PlannedPurchase {
  readonly foodId: string
  readonly name: string
  readonly grams: number
  readonly packs?: number
  readonly money?: number
  readonly slots: readonly string[]
}

/** A plan with its explanation. Example: `explainPlan(request, plan).meals[0]?.because`. */
export interface PlanExplanation {
  readonly meals: readonly ExplainedMeal[]
  readonly days: readonly ExplainedDay[]
  readonly purchases: readonly PlannedPurchase[]
  readonly money: number
}

/**
 * Explains for each slot the reasons, rescues and purchases of its dish, and the nutrition of each day. If a shopping
 * list is given, meals lack only what it contains.
 * Example: `explainPlan(request, plan).purchases`.
 */
export function explainPlan(
  request: PlanRequest,
  plan: { readonly meals: readonly PlannedMeal[] },
  list?: readonly ListedFood[],
): PlanExplanation {
  const problem = buildPlanningProblem(request)
  const assignment = assignmentOf(problem, plan.meals)
  const { takes, purchases } = allocateWeek(request, problem, assignment)
  const total = scoreAssignment(problem, assignment).total
  const names = slotNames(problem.slots)
  const foods = new Set(purchases.map(({ foodId }) => foodId))
  // Carrots that earlier meals eat up stand in the kitchen today: Saturday needs more of them.
  const held = new Set(problem.stock.lots.map(({ foodId }) => foodId))
  const meals = problem.slots.map((slot, s): ExplainedMeal => {
    const recipe = problem.recipes[assignment[s] as number]
    const takesHere = takes[s] ?? []
    const own = missingFor(purchases, slot.id)
    const listed = list ? missingFromList(own, slot.id, { list, foods }) : own
    const taken = new Set(takesHere.map(({ foodId }) => foodId))
    const isHeld = ({ foodId }: MissingFood) => taken.has(foodId) || held.has(foodId)
    const lacks = listed.map((lack) => (isHeld(lack) ? { ...lack, more: true } : lack))
    const name = names.get(slot.id) ?? slot.id
    const common = { slotId: slot.id, name, takes: takesHere, lacks, money: sumOf(lacks) }
    const locked = slot.locked === undefined ? [] : ['You locked it.']
    if (!recipe) return { ...common, because: locked.length > 0 ? locked : ['No dish fits.'], points: 0 }
    const without = assignment.slice()
    without[s] = noDish
    const loss = slot.locked === undefined ? emptySlotPenalty : 0
    return {
      ...common,
      recipeId: recipe.id,
      title: recipe.title,
      because: [...locked, ...reasons(takesHere, lacks, names), ...timeOf(recipe)],
      points: total - scoreAssignment(problem, without).total - loss,
    }
  })
  const bought = purchases.map(({ parts, ...purchase }) => ({
    ...purchase,
    slots: parts.map(({ slotId }) => slotId),
  }))
  return { meals, days: daysIn(problem, assignment), purchases: bought, money: sumOf(bought) }
}

interface Bought extends Omit<PlannedPurchase, 'slots'> {
  readonly parts: readonly { readonly slotId: string; readonly grams: number }[]
}

/** Deducts every dish from the stock in order and records the takes and shortfalls. */
function allocateWeek(request: PlanRequest, problem: PlanningProblem, assignment: Int32Array) {
  const takes = problem.slots.map((): TakenLot[] => [])
  const purchases: Bought[] = []
  const needs = gramsBySlot(problem, assignment)
  const scratch = createScratchBuffers(problem.stock)
  const staples = staplesOf(request)
  problem.foods.forEach((foodId, food) => {
    const lacking = needs.slice(food * problem.slots.length, (food + 1) * problem.slots.length)
    allocateFood(problem.stock, food, needs, problem.dayOf, scratch, (slot, at, grams, rescued) => {
      lacking[slot] = (lacking[slot] as number) - grams
      const lot = problem.stock.lots[at]
      if (!lot) return
      const until = lot.expiry ? { until: lot.expiry.day } : {}
      const here = takes[slot] ?? []
      // A lot that must be used is taken in two parts.
      const before = here.findIndex((take) => take.lotId === lot.id && take.foodId === foodId)
      const taken = grams + (here[before]?.grams ?? 0)
      const take = { lotId: lot.id, foodId, name: lot.name, grams: taken, rescued, ...until }
      if (before < 0) here.push(take)
      else here[before] = take
    })
    const grams = scratch.found[1] as number
    if (grams <= 0 || staples.has(foodId)) return
    const packs = packsFor(problem.stock, food, grams)
    const money = moneyOf(request, foodId, grams, packs)
    const parts = problem.slots.flatMap(({ id }, slot) => {
      const part = lacking[slot] as number
      return part > 1e-3 ? [{ slotId: id, grams: part }] : []
    })
    const name = foodById(foodId)?.name ?? foodId.replaceAll('-', ' ')
    purchases.push({
      foodId,
      name,
      grams,
      ...(packs > 0 ? { packs } : {}),
      ...(money === undefined ? {} : { money }),
      parts,
    })
  })
  return { takes, purchases }
}

function moneyOf(request: PlanRequest, foodId: string, grams: number, packs: number): number | undefined {
  const price = foodPriceOf(request, foodId)
  if (!price) return undefined
  return 'pack' in price ? price.pack * packs : price.perGram * grams
}

function missingFor(purchases: readonly Bought[], slotId: string): MissingFood[] {
  return purchases.flatMap(({ foodId, name, grams, money, parts }): MissingFood[] => {
    const mine = parts.find((part) => part.slotId === slotId)
    if (!mine) return []
    const sharedWith = parts.filter((part) => part !== mine).map((part) => part.slotId)
    const share = money === undefined ? {} : { money: (money * mine.grams) / grams }
    return [{ foodId, name, grams: mine.grams, sharedWith, ...share }]
  })
}

/** Maximum number of shared foods mentioned, and of other meals for each. */
const [maxShared, maxSharing] = [2, 3]

function reasons(
  takes: readonly TakenLot[],
  lacks: readonly MissingFood[],
  names: ReadonlyMap<string, string>,
): string[] {
  const rescued = takes.filter(({ rescued }) => rescued)
  const others = [...new Set(takes.filter((one) => !rescued.includes(one)).map(({ name }) => name))]
  // A food that the whole week needs, such as oil, explains nothing about this dish.
  const shared = lacks
    .filter(({ sharedWith }) => sharedWith.length > 0 && sharedWith.length <= maxSharing)
    .slice(0, maxShared)
  const until = ({ name, until: day }: TakenLot) =>
    day ? `${nameInSentence(name)} (until ${weekdayNameOf(day)})` : nameInSentence(name)
  return [
    ...(rescued.length > 0 ? [`Uses up ${joinList([...new Set(rescued.map(until))])}.`] : []),
    ...(others.length > 0 ? [`Uses ${joinList(others.map(nameInSentence))} from your kitchen.`] : []),
    ...lackSentences(lacks),
    ...shared.map(
      ({ name, sharedWith }) =>
        `Shares ${name} with ${joinList(sharedWith.map((id) => names.get(id) ?? id))}.`,
    ),
  ]
}

function lackSentences(lacks: readonly MissingFood[]): string[] {
  if (lacks.length === 0) return ['Nothing to buy.']
  const namesOf = (isMore: boolean) =>
    lacks.filter(({ more = false }) => more === isMore).map(({ name }) => name)
  const [missing, scarce] = [namesOf(false), namesOf(true)]
  return [
    ...(missing.length > 0 ? [`You lack ${joinList(missing)}.`] : []),
    ...(scarce.length > 0 ? [`You need more ${joinList(scarce)}.`] : []),
  ]
}

function timeOf(recipe: Recipe): string[] {
  const { minutes } = recipe
  if (minutes === undefined) return []
  const onTheDay = minutesOnTheDay(recipe) ?? minutes
  if (onTheDay === minutes) return [`Ready in ${formatCookingTime(minutes)}.`]
  return [`Begin it the evening before; on the day it takes ${formatCookingTime(onTheDay)}.`]
}

function daysIn(problem: PlanningProblem, assignment: Int32Array): ExplainedDay[] {
  const { aims, ofDay } = problem.nutrition
  return [...new Set(problem.slots.map(({ day }) => day))].map((day) => {
    const slots = [...problem.slots.keys()].filter((s) => problem.slots[s]?.day === day)
    const nutrition = aims.map((nutrient, aim) => {
      const values = slots.map((s) => nutrientPerServing(problem.nutrition, assignment[s] as number, aim))
      const known = values.filter((value) => !Number.isNaN(value))
      return {
        nutrient,
        gives: known.reduce((sum, value) => sum + value, 0),
        aim: ofDay[(slots[0] ?? 0) * aims.length + aim] ?? 0,
        known: known.length === values.length,
      }
    })
    return { day, nutrition }
  })
}

function sumOf(priced: readonly { readonly money?: number }[]): number {
  return priced.reduce((sum, { money = 0 }) => sum + money, 0)
}
