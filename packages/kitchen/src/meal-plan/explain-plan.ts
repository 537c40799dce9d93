import type { Day } from '../date/day'
import { foodById } from '../food/food'
import { type ListedFood, type MissingFood, missingFromList } from './missing-from-list'
import type { PlannedMeal, PlanRequest } from './plan-request'
import { joinList, slotNames, weekdayNameOf } from './plan-text'
import { nutrientPerServing, type plannedNutrients } from './solver/nutrition-targets'
import { assignmentOf, emptySlotPenalty, gramsBySlot, scoreAssignment } from './solver/plan-score'
import { buildPlanningProblem, foodPriceOf, type PlanningProblem, staplesOf } from './solver/planning-problem'
import { noDish } from './solver/slot-rules'
import { allocateFood, createScratchBuffers, packsFor } from './solver/stock-allocation'

/** Something a dish takes from a lot. Example: `{ lotId: 4, name: 'spinach', grams: 200, rescued: true, until: '2026-11-18' }`. */
export interface TakenLot {
  readonly lotId: number
  readonly foodId: string
  readonly name: string
  /** Grams, or what the lot is measured in when it has no weight. */
  readonly grams: number
  /** Whether it would have spoiled. */
  readonly rescued: boolean
  readonly until?: Day
}

/** Why a dish stands where it stands. Example: `because[0]` is 'Rescues spinach (Tuesday).' */
export interface ExplainedMeal {
  readonly slotId: string
  readonly name: string
  readonly recipeId?: number
  readonly title?: string
  readonly because: readonly string[]
  readonly takes: readonly TakenLot[]
  readonly lacks: readonly MissingFood[]
  readonly money: number
  /** What the plan would lose without it, apart from the empty plate. */
  readonly points: number
}

/** What a day gives an adult, next to what its planned meals should. Example: `{ nutrient: 'kcal', gives: 1240, aim: 1300 }`. */
export interface ExplainedDay {
  readonly day: Day
  readonly nutrition: readonly {
    readonly nutrient: (typeof plannedNutrients)[number]
    /** Only of the dishes whose figures are known. */
    readonly gives: number
    readonly aim: number
    /** False when a dish of the day has no figures. */
    readonly known: boolean
  }[]
}

/** One thing to buy for the whole plan. Example: `{ foodId: 'feta', name: 'feta', grams: 200, packs: 1, money: 2.5 }`. */
export interface PlannedPurchase {
  readonly foodId: string
  readonly name: string
  readonly grams: number
  readonly packs?: number
  readonly money?: number
  readonly slots: readonly string[]
}

/** A plan, explained. Example: `explainPlan(ask, plan).meals[0]?.because`. */
export interface PlanExplanation {
  readonly meals: readonly ExplainedMeal[]
  readonly days: readonly ExplainedDay[]
  readonly purchases: readonly PlannedPurchase[]
  readonly money: number
}

/**
 * Says for each slot why its dish is there, what it rescues, what must be bought, and how each day feeds. Where a shopping list
 * is handed in, the meals lack what stands on it and nothing else. Example: `explainPlan(ask, plan).purchases`.
 */
export function explainPlan(
  ask: PlanRequest,
  plan: { readonly meals: readonly PlannedMeal[] },
  list?: readonly ListedFood[],
): PlanExplanation {
  const board = buildPlanningProblem(ask)
  const assignment = assignmentOf(board, plan.meals)
  const { takes, purchases } = throughTheWeek(ask, board, assignment)
  const total = scoreAssignment(board, assignment).total
  const names = slotNames(board.slots)
  const foods = new Set(purchases.map(({ foodId }) => foodId))
  const meals = board.slots.map((slot, s): ExplainedMeal => {
    const recipe = board.recipes[assignment[s] as number]
    const own = lackingIn(purchases, slot.id)
    const lacks = list ? missingFromList(own, slot.id, { list, foods }) : own
    const name = names.get(slot.id) ?? slot.id
    const takesHere = takes[s] ?? []
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
      because: [...locked, ...reasons(takesHere, lacks, names), ...timeOf(recipe.minutes)],
      points: total - scoreAssignment(board, without).total - loss,
    }
  })
  const bought = purchases.map(({ parts, ...purchase }) => ({
    ...purchase,
    slots: parts.map(({ slotId }) => slotId),
  }))
  return { meals, days: daysIn(board, assignment), purchases: bought, money: sumOf(bought) }
}

interface Bought extends Omit<PlannedPurchase, 'slots'> {
  readonly parts: readonly { readonly slotId: string; readonly grams: number }[]
}

/** Lets every dish take from the stock in turn, and notes who took what and who found too little. */
function throughTheWeek(ask: PlanRequest, board: PlanningProblem, assignment: Int32Array) {
  const takes = board.slots.map((): TakenLot[] => [])
  const purchases: Bought[] = []
  const needs = gramsBySlot(board, assignment)
  const scratch = createScratchBuffers(board.stock)
  const staples = staplesOf(ask)
  board.foods.forEach((foodId, food) => {
    const lacking = needs.slice(food * board.slots.length, (food + 1) * board.slots.length)
    allocateFood(board.stock, food, needs, board.dayOf, scratch, (slot, at, grams, rescued) => {
      lacking[slot] = (lacking[slot] as number) - grams
      const lot = board.stock.lots[at]
      if (!lot) return
      const until = lot.expiry ? { until: lot.expiry.day } : {}
      takes[slot]?.push({ lotId: lot.id, foodId, name: lot.name, grams, rescued, ...until })
    })
    const grams = scratch.found[1] as number
    if (grams <= 0 || staples.has(foodId)) return
    const packs = packsFor(board.stock, food, grams)
    const money = moneyOf(ask, foodId, grams, packs)
    const parts = board.slots.flatMap(({ id }, slot) => {
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

function moneyOf(ask: PlanRequest, foodId: string, grams: number, packs: number): number | undefined {
  const price = foodPriceOf(ask, foodId)
  if (!price) return undefined
  return 'pack' in price ? price.pack * packs : price.perGram * grams
}

function lackingIn(purchases: readonly Bought[], slotId: string): MissingFood[] {
  return purchases.flatMap(({ foodId, name, grams, money, parts }): MissingFood[] => {
    const mine = parts.find((part) => part.slotId === slotId)
    if (!mine) return []
    const sharedWith = parts.filter((part) => part !== mine).map((part) => part.slotId)
    const share = money === undefined ? {} : { money: (money * mine.grams) / grams }
    return [{ foodId, name, grams: mine.grams, sharedWith, ...share }]
  })
}

/** So many shared foods are told of, each shared with at most so many other meals. */
const [mostShared, mostSharing] = [2, 3]

function reasons(
  takes: readonly TakenLot[],
  lacks: readonly MissingFood[],
  names: ReadonlyMap<string, string>,
): string[] {
  const rescued = takes.filter(({ rescued }) => rescued)
  const others = [...new Set(takes.filter((one) => !rescued.includes(one)).map(({ name }) => name))]
  // What the whole week needs, such as oil, tells nothing about this dish.
  const shared = lacks
    .filter(({ sharedWith }) => sharedWith.length > 0 && sharedWith.length <= mostSharing)
    .slice(0, mostShared)
  const until = ({ name, until: day }: TakenLot) => (day ? `${name} (until ${weekdayNameOf(day)})` : name)
  return [
    ...(rescued.length > 0 ? [`Rescues ${joinList([...new Set(rescued.map(until))])}.`] : []),
    ...(others.length > 0 ? [`Uses ${joinList(others)} from your kitchen.`] : []),
    lacks.length > 0 ? `You lack ${joinList(lacks.map(({ name }) => name))}.` : 'Nothing to buy.',
    ...shared.map(
      ({ name, sharedWith }) =>
        `Shares ${name} with ${joinList(sharedWith.map((id) => names.get(id) ?? id))}.`,
    ),
  ]
}

function timeOf(minutes: number | undefined): string[] {
  return minutes === undefined ? [] : [`Ready in ${minutes} minutes.`]
}

function daysIn(board: PlanningProblem, assignment: Int32Array): ExplainedDay[] {
  const { aims, ofDay } = board.nutrition
  return [...new Set(board.slots.map(({ day }) => day))].map((day) => {
    const slots = [...board.slots.keys()].filter((s) => board.slots[s]?.day === day)
    const nutrition = aims.map((nutrient, aim) => {
      const values = slots.map((s) => nutrientPerServing(board.nutrition, assignment[s] as number, aim))
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
