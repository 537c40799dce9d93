import { type CookedComponent, componentOf, componentUntil } from '../../cooked-component/cooked-component'
import { daysBetween, weekday } from '../../date/day'
import { canServe } from '../../diet/eater'
import type { Recipe } from '../../recipe/recipe'
import { dishNeedsOf, servingsOf } from '../dish-needs'
import { dishFormOf } from '../dishes/dish-form'
import type { MealSlot, PlannedMeal, PlanRequest } from '../plan-request'
import { scoreAssignment } from '../solver/plan-score'
import { clearSlot, createPlanState, gainOf, type PlanState, putDish } from '../solver/plan-state'
import { buildPlanningProblem, type PlanningProblem } from '../solver/planning-problem'
import { buildSlotRules, type SlotRuleTable, unlockedSlot } from '../solver/slot-rules'

/**
 * Two different dishes that are cooked as one: more of the first, and a second one from what it leaves over. Example: a roast
 * chicken on Sunday with two portions more is a curry on Tuesday.
 */
export interface SecondDishPlan {
  readonly from: string
  readonly to: string
  readonly first: Recipe
  readonly second: Recipe
  /** The cooked food that the second needs and the first leaves over. */
  readonly foodId: string
  /** Portions of the first that are cooked more. */
  readonly extra: number
}

/** So many open dinners a week must have before two of them are cooked as one. */
const manyDinners = 4
/** So many of each are weighed: firsts for a slot and a food, seconds for a food. */
const [mostFirsts, mostSeconds] = [4, 12]
/** Cooking once instead of twice is worth so many points: as much as a few errands more. */
const worthOnce = 40
/** At the weekend there is time for a roast, and nobody eats the same on two days running. */
const [atWeekend, dayBetween] = [2, 1]
/** So much less than the second dish asks for is enough; its cook takes what there is. */
const almostEnough = 0.85
/** The numbers of what is only weighed: no recipe has one of these. */
const firstNumber = Number.MIN_SAFE_INTEGER

/**
 * Whether a week has room for a dish that is cooked for a second one: it is wanted, no leftovers wait, and there are dinners and
 * dishes for it. Example: not in a week of three dinners.
 */
export function canCookSecondDish({ cookTwice, leftovers = [], slots, recipes }: PlanRequest): boolean {
  if (!cookTwice || leftovers.length > 0) return false
  const dinners = slots.filter(({ meal, locked }) => meal === 'dinner' && locked === undefined)
  return dinners.length >= manyDinners && recipes.some((recipe) => componentOf(recipe) !== undefined)
}

/**
 * Which dish of a week that is filled already is best cooked for a second one, a different dish within the days that what is
 * left of the first is safe. What must be used is used no less for it. Example: `chooseSecondDish(ask, state)?.second.title`.
 */
export function chooseSecondDish(ask: PlanRequest, state: PlanState): SecondDishPlan | undefined {
  if (!canCookSecondDish(ask)) return undefined
  const { board, rules } = state
  const open = [...board.slots.keys()].filter(
    (slot) => rules.locked[slot] === unlockedSlot && board.slots[slot]?.againOn === undefined,
  )
  const dinners = open.filter((slot) => board.slots[slot]?.meal === 'dinner')
  const held = new Set(ask.lots.flatMap(({ foodId }) => foodId ?? []))
  const firsts = firstsFor(state, dinners, held)
  const foods = new Set(firsts.map(({ component }) => component.foodId))
  const seconds = secondsFor(ask, state, open, foods)
  const choices = choicesOf(board, open, firsts, seconds)
  return choices.length === 0 ? undefined : bestOf(ask, state, choices)
}

/**
 * The week with both dishes in their places: more is cooked of the first, and the second stands as `second`, which needs no
 * more of what the first leaves over. Example: `withSecondDish(ask, chosen).slots` has both locked.
 */
export function withSecondDish(ask: PlanRequest, chosen: SecondDishPlan): PlanRequest {
  const { from, to, first, second, foodId, extra } = chosen
  const slots = ask.slots.map((slot): MealSlot => {
    if (slot.id === from) return { ...cookedFor(slot, extra), locked: first.id }
    if (slot.id === to) return { ...slot, locked: firstNumber }
    return { ...slot, except: [...(slot.except ?? []), second.id] }
  })
  return {
    ...ask,
    slots,
    recipes: [...ask.recipes, { ...second, id: firstNumber }],
    fromOther: { ...ask.fromOther, [firstNumber]: [foodId] },
    liking: { ...ask.liking, [firstNumber]: ask.liking?.[second.id] ?? 0 },
  }
}

/** The meals as they are told: how much more is cooked of the first, and what the second is made from. Example: `asPlanned(meals, chosen)`. */
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

function cookedFor(slot: MealSlot, extra: number): MealSlot {
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
  /** Grams of it for one plate. */
  readonly gramsEach: number
  /** Where it fits; absent where nobody has judged it yet. */
  readonly slots: ReadonlySet<number> | undefined
}

interface Choice {
  readonly first: First
  readonly second: Second
  readonly to: number
  readonly extra: number
}

/** The best few dishes of each open dinner whose leftovers are a food that is not there already. */
function firstsFor(state: PlanState, dinners: readonly number[], held: ReadonlySet<string>): First[] {
  const { board, rules } = state
  return dinners.flatMap((slot) => {
    if (platesAt(board.slots[slot] as MealSlot) <= 0) return []
    const now = state.assignment[slot] as number
    const found = [...(rules.fits[slot] as Int32Array)].flatMap((at) => {
      const recipe = board.recipes[at]
      const component = recipe && !board.leftovers.has(recipe.id) ? componentOf(recipe) : undefined
      return recipe && component && !held.has(component.foodId) ? [{ slot, at, recipe, component }] : []
    })
    if (found.length === 0) return []
    clearSlot(state, slot)
    const weighed = found.map((one) => ({ ...one, gain: gainOf(state, slot, one.at) }))
    if (now >= 0) putDish(state, slot, now)
    weighed.sort((a, b) => b.gain - a.gain || a.at - b.at)
    const count = new Map<string, number>()
    return weighed.filter(({ component: { foodId } }) => {
      count.set(foodId, (count.get(foodId) ?? 0) + 1)
      return (count.get(foodId) ?? 0) <= mostFirsts
    })
  })
}

/** Dishes that are made from one of these foods: those asked for as second dishes first, then any that fits somewhere. */
function secondsFor(
  ask: PlanRequest,
  { board, rules }: PlanState,
  open: readonly number[],
  foods: ReadonlySet<string>,
): Second[] {
  if (foods.size === 0) return []
  const asked = new Set((ask.secondDishes ?? []).map(({ id }) => id))
  const fitting = new Map<number, Set<number>>()
  for (const slot of open)
    for (const at of rules.fits[slot] as Int32Array) {
      const slots = fitting.get(at)
      if (slots) slots.add(slot)
      else fitting.set(at, new Set([slot]))
    }
  const liked = ({ id }: Recipe) => ask.liking?.[id] ?? 0
  const cookbook = [...fitting].flatMap(([at, slots]) => {
    const recipe = board.recipes[at]
    return recipe && !asked.has(recipe.id) ? [{ recipe, slots }] : []
  })
  const all = [
    ...(ask.secondDishes ?? []).map((recipe) => ({ recipe, slots: undefined })),
    ...cookbook.sort((a, b) => liked(b.recipe) - liked(a.recipe) || a.recipe.id - b.recipe.id),
  ]
  const count = new Map<string, number>()
  return all.flatMap(({ recipe, slots }) =>
    dishNeedsOf(recipe).needs.flatMap(({ foodId, in: unit, value }): Second[] => {
      const many = count.get(foodId) ?? 0
      if (!foods.has(foodId) || unit !== 'g' || !(value > 0) || many >= mostSeconds) return []
      count.set(foodId, many + 1)
      return [{ recipe, foodId, gramsEach: value / servingsOf(recipe), slots }]
    }),
  )
}

/** Every first with every second of its food, in every open place within the safe days. */
function choicesOf(
  board: PlanningProblem,
  open: readonly number[],
  firsts: readonly First[],
  seconds: readonly Second[],
): Choice[] {
  return firsts.flatMap((first) => {
    const { day } = board.slots[first.slot] as MealSlot
    const until = componentUntil(day, first.recipe, first.component)
    const later = open.filter((to) => {
      const { day: when, meal } = board.slots[to] as MealSlot
      return when > day && when <= until && (meal === 'dinner' || meal === 'lunch')
    })
    return later.flatMap((to) =>
      seconds.flatMap((second): Choice[] => {
        if (second.foodId !== first.component.foodId || second.recipe.id === first.recipe.id) return []
        if (second.slots?.has(to) === false || isAlike(first.recipe, second.recipe)) return []
        const plates = platesAt(board.slots[to] as MealSlot)
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

/** Weighs the choices on a small board: the dishes that stand, and those that would take their places. */
function bestOf(ask: PlanRequest, big: PlanState, choices: readonly Choice[]): SecondDishPlan | undefined {
  const { state, judge, numberOf } = buildSmallProblem(ask, big, choices)
  const { board } = state
  const before = { total: state.total, must: mustIn(state) }
  let best: { readonly choice: Choice; readonly points: number } | undefined
  for (const choice of choices) {
    const { first, second, to } = choice
    const [one, other] = [numberOf(firstKey(choice)), numberOf(secondKey(second))]
    const place = board.slots[to] as MealSlot
    if (!mayStand(judge, to, second, other) || !isFor(place, first.recipe)) continue
    if (isBarred(ask, place, second.recipe)) continue
    const had = [state.assignment[first.slot] as number, state.assignment[to] as number] as const
    clearSlot(state, first.slot)
    clearSlot(state, to)
    putDish(state, first.slot, one)
    putDish(state, to, other)
    const points = state.total - before.total + wishes(board, choice)
    const isBetter = points > (best?.points ?? -worthOnce)
    // Nothing that must be used waits for a second dish.
    if (isBetter && mustIn(state) >= before.must - 1e-6) best = { choice, points }
    clearSlot(state, to)
    clearSlot(state, first.slot)
    if (had[0] >= 0) putDish(state, first.slot, had[0])
    if (had[1] >= 0) putDish(state, to, had[1])
  }
  if (!best) return undefined
  const { first, second, to, extra } = best.choice
  return {
    from: board.slots[first.slot]?.id ?? '',
    to: board.slots[to]?.id ?? '',
    first: first.recipe,
    second: second.recipe,
    foodId: second.foodId,
    extra,
  }
}

function mustIn({ board, assignment }: PlanState): number {
  return scoreAssignment(board, assignment).mustUse
}

function wishes({ slots }: PlanningProblem, { first, to }: Choice): number {
  const [cooked, eaten] = [slots[first.slot]?.day, slots[to]?.day]
  if (cooked === undefined || eaten === undefined) return 0
  return (weekday(cooked) >= 6 ? atWeekend : 0) + (daysBetween(cooked, eaten) > 1 ? dayBetween : 0)
}

function mayStand(judge: SlotRuleTable, to: number, { slots }: Second, at: number): boolean {
  return slots !== undefined || (judge.rules[to] ?? []).every((rule) => rule.keeps(at))
}

/** Whether all who eat there may have what the first dish brings with it. */
function isFor({ eaters }: MealSlot, first: Recipe): boolean {
  return canServe(first, eaters).allowed
}

/** A dish that was waved away there, or cooked too lately. */
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

function buildSmallProblem(ask: PlanRequest, big: PlanState, choices: readonly Choice[]) {
  const numbers = new Map<string, number>()
  const recipes: Recipe[] = []
  const fromOther: Record<number, readonly string[]> = {}
  const liking: Record<number, number> = { ...ask.liking }
  const enter = (key: string, recipe: Recipe, spared: readonly string[] = []) => {
    if (numbers.has(key)) return
    const id = firstNumber + numbers.size
    numbers.set(key, id)
    recipes.push({ ...recipe, id })
    fromOther[id] = spared
    liking[id] = ask.liking?.[recipe.id] ?? 0
  }
  for (const choice of choices) {
    const { first, second, extra } = choice
    const plates = platesAt(big.board.slots[first.slot] as MealSlot)
    // A recipe that fills fewer plates takes more for each.
    const servings = (servingsOf(first.recipe) * plates) / (plates + extra)
    enter(firstKey(choice), { ...first.recipe, servings })
    enter(secondKey(second), second.recipe, [second.foodId])
  }
  const standing = new Set([...big.assignment].flatMap((at) => big.board.recipes[at] ?? []))
  const { target: _, ...rest } = ask
  const small: PlanRequest = {
    ...rest,
    slots: ask.slots.map(({ locked: __, ...slot }) => slot),
    recipes: [...recipes, ...standing],
    fromOther: { ...ask.fromOther, ...fromOther },
    liking,
  }
  const board = buildPlanningProblem(small)
  const judge = buildSlotRules(small, board)
  const all = Int32Array.from(board.recipes.keys())
  const state = createPlanState(board, { ...judge, apart: 0, fits: board.slots.map(() => all) })
  big.assignment.forEach((at, slot) => {
    const dish = board.recipeAt.get(big.board.recipes[at]?.id ?? Number.NaN)
    if (dish !== undefined) putDish(state, slot, dish)
  })
  const numberOf = (key: string) => board.recipeAt.get(numbers.get(key) ?? Number.NaN) ?? -1
  return { state, judge, numberOf }
}

function platesAt({ eaters }: MealSlot): number {
  return eaters.reduce((sum, { portions }) => sum + Math.max(0, portions), 0)
}
