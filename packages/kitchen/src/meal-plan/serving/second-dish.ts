import { type CookedComponent, componentOf, componentUntil } from '../../cooked-component/cooked-component'
import { daysBetween, weekday } from '../../date/day'
import { canServe } from '../../diet/eater'
import { canBecome } from '../../recipe/dish-facts'
import type { Recipe } from '../../recipe/recipe'
import { dishNeedsOf, servingsOf } from '../dish-needs'
import { dishFormOf } from '../dishes/dish-form'
import type { MealSlot, PlannedMeal, PlanRequest } from '../plan-request'
import { scoreAssignment } from '../solver/plan-score'
import { clearSlot, createPlanState, gainOf, type PlanState, putDish } from '../solver/plan-state'
import { buildPlanningProblem, type PlanningProblem } from '../solver/planning-problem'
import { buildSlotRules, type SlotRuleTable, unlockedSlot } from '../solver/slot-rules'

/**
 * Two different dishes from one cooking: more of the first, and a second one from its leftovers.
 * Example: a roast chicken on Sunday with two portions more is a curry on Tuesday.
 */
export interface SecondDishPlan {
  readonly from: string
  readonly to: string
  readonly first: Recipe
  readonly second: Recipe
  /** The cooked food that the second needs and the first leaves over. */
  readonly foodId: string
  /** Additional portions of the first. */
  readonly extra: number
}

/** Minimum number of open dinners in a week before two of them share their cooking. */
const manyDinners = 4
/** Maximum number of candidates: first dishes per slot and food, second dishes per food. */
const [maxFirsts, maxSeconds] = [4, 12]
/** Points for cooking once instead of twice: as much as a few purchases. */
const worthOnce = 40
/** So much of what a dish loses by taste counts against it. */
const mostLost = 18
/** Points for cooking the first dish at the weekend, when there is time for a roast, and for a day between the two dishes. */
const [atWeekend, dayBetween] = [2, 1]
/** Points for a second dish that the author of the first names: more than a dish beside the menu loses. */
const asNamed = 75
/** The part of the second dish's need that suffices. */
const almostEnough = 0.85
/** Numbers of candidate dishes, which no recipe has. */
const firstNumber = Number.MIN_SAFE_INTEGER

/**
 * Returns whether a week has room for a dish cooked for a second one: it is wanted, there are no leftovers, and dinners
 * and dishes are available.
 * Example: not in a week of three dinners.
 */
export function canCookSecondDish({ cookTwice, leftovers = [], slots, recipes }: PlanRequest): boolean {
  if (!cookTwice || leftovers.length > 0) return false
  const dinners = slots.filter(({ meal, locked }) => meal === 'dinner' && locked === undefined)
  return dinners.length >= manyDinners && recipes.some((recipe) => componentOf(recipe) !== undefined)
}

/**
 * Chooses the dish of a filled week that is best cooked for a second, different dish within the safe days of its
 * leftovers. Food that must be used is used no less.
 * Example: `chooseSecondDish(request, state)?.second.title`.
 */
export function chooseSecondDish(request: PlanRequest, state: PlanState): SecondDishPlan | undefined {
  if (!canCookSecondDish(request)) return undefined
  const { problem, rules } = state
  const open = [...problem.slots.keys()].filter(
    (slot) => rules.locked[slot] === unlockedSlot && problem.slots[slot]?.againOn === undefined,
  )
  const dinners = open.filter((slot) => problem.slots[slot]?.meal === 'dinner')
  const stockedFoods = new Set(request.lots.flatMap(({ foodId }) => foodId ?? []))
  const firsts = firstsFor(state, dinners, stockedFoods)
  const foods = new Set(firsts.map(({ component }) => component.foodId))
  const seconds = secondsFor(request, state, open, foods, new Set(firsts.flatMap(namedBy)))
  const choices = choicesOf(problem, open, firsts, seconds)
  return choices.length === 0 ? undefined : bestOf(request, state, choices)
}

/**
 * Returns the week with both dishes in their slots: more is cooked of the first, and the second stands as `second`,
 * which no longer needs the leftover food.
 * Example: `withSecondDish(request, chosen).slots` has both locked.
 */
export function withSecondDish(request: PlanRequest, chosen: SecondDishPlan): PlanRequest {
  const { from, to, first, second, foodId, extra } = chosen
  const slots = request.slots.map((slot): MealSlot => {
    if (slot.id === from) return { ...addExtraPortions(slot, extra), locked: first.id }
    if (slot.id === to) return { ...slot, locked: firstNumber }
    return { ...slot, except: [...(slot.except ?? []), second.id] }
  })
  return {
    ...request,
    slots,
    recipes: [...request.recipes, { ...second, id: firstNumber }],
    fromOther: { ...request.fromOther, [firstNumber]: [foodId] },
    liking: { ...request.liking, [firstNumber]: request.liking?.[second.id] ?? 0 },
  }
}

/**
 * Returns the planned meals with the additional portions of the first and the source of the second.
 * Example: `toPlannedMeals(meals, chosen)`.
 */
export function toPlannedMeals(
  meals: readonly PlannedMeal[],
  chosen: SecondDishPlan | undefined,
): readonly PlannedMeal[] {
  if (!chosen) return meals
  const { from, to, second, foodId, extra } = chosen
  return meals.map((meal) => {
    if (meal.slotId === from) return { ...meal, extra }
    return meal.slotId === to ? { ...meal, recipeId: second.id, uses: { slotId: from, foodId } } : meal
  })
}

function addExtraPortions(slot: MealSlot, extra: number): MealSlot {
  const times = 1 + extra / Math.max(1, platesAt(slot))
  return { ...slot, eaters: slot.eaters.map((eater) => ({ ...eater, portions: eater.portions * times })) }
}

interface First {
  readonly slot: number
  readonly recipe: Recipe
  readonly component: CookedComponent
}

interface Second {
  readonly recipe: Recipe
  readonly foodId: string
  /** Grams of it per plate. */
  readonly gramsEach: number
  /** The slots it fits; absent if not yet evaluated. */
  readonly slots: ReadonlySet<number> | undefined
}

interface Choice {
  readonly first: First
  readonly second: Second
  readonly to: number
  readonly extra: number
}

/** Returns the best few dishes of each open dinner whose leftovers are a food that is not in stock. */
function firstsFor(state: PlanState, dinners: readonly number[], stockedFoods: ReadonlySet<string>): First[] {
  const { problem, rules } = state
  return dinners.flatMap((slot) => {
    if (platesAt(problem.slots[slot] as MealSlot) <= 0) return []
    const now = state.assignment[slot] as number
    const found = [...(rules.fits[slot] as Int32Array)].flatMap((at) => {
      const recipe = problem.recipes[at]
      const component = recipe && !problem.leftovers.has(recipe.id) ? componentOf(recipe) : undefined
      return recipe && component && !stockedFoods.has(component.foodId)
        ? [{ slot, at, recipe, component }]
        : []
    })
    if (found.length === 0) return []
    clearSlot(state, slot)
    const weighed = found.map((one) => ({ ...one, gain: gainOf(state, slot, one.at) }))
    if (now >= 0) putDish(state, slot, now)
    weighed.sort((a, b) => b.gain - a.gain || a.at - b.at)
    const count = new Map<string, number>()
    // The best that names a second dish is considered in any case.
    const naming = weighed.filter((one) => namedBy(one).length > 0)
    const named = new Map(naming.reverse().map((one) => [one.component.foodId, one]))
    return weighed.filter((one) => {
      const { foodId } = one.component
      if (named.get(foodId) === one) return true
      count.set(foodId, (count.get(foodId) ?? 0) + 1)
      return (count.get(foodId) ?? 0) <= maxFirsts
    })
  })
}

function namedBy({ recipe: { facts } }: First): readonly string[] {
  return facts?.leftoversBecome ?? []
}

/**
 * Returns dishes made from one of these foods: those named by a first dish, then requested second dishes, then any that fits a
 * slot.
 */
function secondsFor(
  request: PlanRequest,
  { problem, rules }: PlanState,
  open: readonly number[],
  foods: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Second[] {
  if (foods.size === 0) return []
  const requestedIds = new Set((request.secondDishes ?? []).map(({ id }) => id))
  const fitting = new Map<number, Set<number>>()
  for (const slot of open)
    for (const at of rules.fits[slot] as Int32Array) {
      const slots = fitting.get(at)
      if (slots) slots.add(slot)
      else fitting.set(at, new Set([slot]))
    }
  const liked = ({ id }: Recipe) => request.liking?.[id] ?? 0
  const cookbook = [...fitting].flatMap(([at, slots]) => {
    const recipe = problem.recipes[at]
    return recipe && !requestedIds.has(recipe.id) ? [{ recipe, slots }] : []
  })
  cookbook.sort((a, b) => liked(b.recipe) - liked(a.recipe) || a.recipe.id - b.recipe.id)
  const isNamed = ({ recipe: { facts } }: { readonly recipe: Recipe }) => named.has(facts?.name ?? '')
  const all = [
    ...cookbook.filter(isNamed),
    ...(request.secondDishes ?? []).map((recipe) => ({ recipe, slots: undefined })),
    ...cookbook.filter((one) => !isNamed(one)),
  ]
  const count = new Map<string, number>()
  return all.flatMap(({ recipe, slots }) =>
    dishNeedsOf(recipe).needs.flatMap(({ foodId, in: unit, value }): Second[] => {
      const many = count.get(foodId) ?? 0
      if (!foods.has(foodId) || unit !== 'g' || !(value > 0) || many >= maxSeconds) return []
      count.set(foodId, many + 1)
      return [{ recipe, foodId, gramsEach: value / servingsOf(recipe), slots }]
    }),
  )
}

/** Combines every first dish with every second of its food, in every open slot within the safe days. */
function choicesOf(
  problem: PlanningProblem,
  open: readonly number[],
  firsts: readonly First[],
  seconds: readonly Second[],
): Choice[] {
  return firsts.flatMap((first) => {
    const { day } = problem.slots[first.slot] as MealSlot
    const until = componentUntil(day, first.recipe, first.component)
    const later = open.filter((to) => {
      const { day: when, meal } = problem.slots[to] as MealSlot
      return when > day && when <= until && (meal === 'dinner' || meal === 'lunch')
    })
    return later.flatMap((to) =>
      seconds.flatMap((second): Choice[] => {
        if (second.foodId !== first.component.foodId || second.recipe.id === first.recipe.id) return []
        if (second.slots?.has(to) === false || isAlike(first.recipe, second.recipe)) return []
        const plates = platesAt(problem.slots[to] as MealSlot)
        const wanted = (second.gramsEach * plates * almostEnough) / first.component.gramsEach
        const extra = Math.max(1, Math.ceil(wanted - 1e-9))
        return plates > 0 && extra <= 2 * plates + 1 ? [{ first, second, to, extra }] : []
      }),
    )
  })
}

function isAlike(first: Recipe, second: Recipe): boolean {
  const form = dishFormOf(second)
  return form !== undefined && form === dishFormOf(first)
}

/** Scores the choices on a small planning problem: the planned dishes, and those that would replace them. */
function bestOf(
  request: PlanRequest,
  big: PlanState,
  choices: readonly Choice[],
): SecondDishPlan | undefined {
  const { state, judge, numberOf } = buildSmallProblem(request, big, choices)
  const { problem } = state
  const before = { total: state.total, must: mustUsePoints(state) }
  let best: { readonly choice: Choice; readonly points: number } | undefined
  for (const choice of choices) {
    const { first, second, to } = choice
    const [one, other] = [numberOf(firstKey(choice)), numberOf(secondKey(second))]
    const index = problem.slots[to] as MealSlot
    if (!mayStand(judge, to, second, other) || !isFor(index, first.recipe)) continue
    if (isBarred(request, index, second.recipe)) continue
    const had = [state.assignment[first.slot] as number, state.assignment[to] as number] as const
    clearSlot(state, first.slot)
    clearSlot(state, to)
    putDish(state, first.slot, one)
    putDish(state, to, other)
    const gain = state.total - before.total + preferencePoints(problem, choice)
    const points = gain + (canBecome(first.recipe, second.recipe) ? asNamed : 0)
    // Beside the menu a pair gives way to others, but it may still be cooked.
    const cost = -gain - waivedLoss(problem, one) - waivedLoss(problem, other)
    const isBetter = cost < worthOnce && points > (best?.points ?? Number.NEGATIVE_INFINITY)
    // Food that must be used does not wait for a second dish.
    if (isBetter && mustUsePoints(state) >= before.must - 1e-6) best = { choice, points }
    clearSlot(state, to)
    clearSlot(state, first.slot)
    if (had[0] >= 0) putDish(state, first.slot, had[0])
    if (had[1] >= 0) putDish(state, to, had[1])
  }
  if (!best) return undefined
  const { first, second, to, extra } = best.choice
  return {
    from: problem.slots[first.slot]?.id ?? '',
    to: problem.slots[to]?.id ?? '',
    first: first.recipe,
    second: second.recipe,
    foodId: second.foodId,
    extra,
  }
}

/** Returns what a dish loses by taste beyond what counts against cooking once for two. */
function waivedLoss({ liking }: PlanningProblem, dish: number): number {
  return Math.max(0, -(liking[dish] ?? 0) - mostLost)
}

function mustUsePoints({ problem, assignment }: PlanState): number {
  return scoreAssignment(problem, assignment).mustUse
}

function preferencePoints({ slots }: PlanningProblem, { first, to }: Choice): number {
  const [cooked, eaten] = [slots[first.slot]?.day, slots[to]?.day]
  if (cooked === undefined || eaten === undefined) return 0
  return (weekday(cooked) >= 6 ? atWeekend : 0) + (daysBetween(cooked, eaten) > 1 ? dayBetween : 0)
}

function mayStand(judge: SlotRuleTable, to: number, { slots }: Second, at: number): boolean {
  return slots !== undefined || (judge.rules[to] ?? []).every((rule) => rule.keeps(at))
}

/** Returns whether all eaters of the slot may have the first dish's ingredients. */
function isFor({ eaters }: MealSlot, first: Recipe): boolean {
  return canServe(first, eaters).allowed
}

/** A dish rejected for the slot, or cooked too recently. */
function isBarred({ rules, history = [] }: PlanRequest, slot: MealSlot, { id }: Recipe): boolean {
  const apart = rules?.noRepeatWithinDays ?? 0
  return (
    slot.except?.includes(id) === true ||
    history.some(({ recipeId, day }) => recipeId === id && Math.abs(daysBetween(day, slot.day)) < apart)
  )
}

function firstKey({ first, extra }: Choice): string {
  return `first ${first.recipe.id} ${first.slot} ${extra}`
}

function secondKey({ recipe, foodId }: Second): string {
  return `second ${recipe.id} ${foodId}`
}

function buildSmallProblem(request: PlanRequest, big: PlanState, choices: readonly Choice[]) {
  const numbers = new Map<string, number>()
  const recipes: Recipe[] = []
  const fromOther: Record<number, readonly string[]> = {}
  const liking: Record<number, number> = { ...request.liking }
  const enter = (key: string, recipe: Recipe, spared: readonly string[] = []) => {
    if (numbers.has(key)) return
    const id = firstNumber + numbers.size
    numbers.set(key, id)
    recipes.push({ ...recipe, id })
    fromOther[id] = spared
    liking[id] = request.liking?.[recipe.id] ?? 0
  }
  for (const choice of choices) {
    const { first, second, extra } = choice
    const plates = platesAt(big.problem.slots[first.slot] as MealSlot)
    // A recipe with fewer servings takes more for each.
    const servings = (servingsOf(first.recipe) * plates) / (plates + extra)
    enter(firstKey(choice), { ...first.recipe, servings })
    enter(secondKey(second), second.recipe, [second.foodId])
  }
  const plannedRecipes = new Set([...big.assignment].flatMap((at) => big.problem.recipes[at] ?? []))
  const { target: _, ...rest } = request
  const small: PlanRequest = {
    ...rest,
    slots: request.slots.map(({ locked: __, ...slot }) => slot),
    recipes: [...recipes, ...plannedRecipes],
    fromOther: { ...request.fromOther, ...fromOther },
    liking,
  }
  const problem = buildPlanningProblem(small)
  const judge = buildSlotRules(small, problem)
  const all = Int32Array.from(problem.recipes.keys())
  const state = createPlanState(problem, { ...judge, apart: 0, fits: problem.slots.map(() => all) })
  big.assignment.forEach((at, slot) => {
    const dish = problem.recipeAt.get(big.problem.recipes[at]?.id ?? Number.NaN)
    if (dish !== undefined) putDish(state, slot, dish)
  })
  const numberOf = (key: string) => problem.recipeAt.get(numbers.get(key) ?? Number.NaN) ?? -1
  return { state, judge, numberOf }
}

function platesAt({ eaters }: MealSlot): number {
  return eaters.reduce((sum, { portions }) => sum + Math.max(0, portions), 0)
}
