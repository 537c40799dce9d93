import { foodById } from '../../food/food'
import { areServedTogether, type DishRole } from '../../recipe/dish-facts'
import {
  type MealSlot,
  type PlannedMeal,
  type PlannedSide,
  type PlanRequest,
  plateSizes,
} from '../plan-request'
import { buildNutritionTargets, type NutritionTargets, nutrientPerServing } from '../solver/nutrition-targets'
import { gramsNeeded, type PlanningProblem, sortByMealTime } from '../solver/planning-problem'
import type { SlotRuleTable } from '../solver/slot-rules'
import { fitRescueSides } from './fit-rescue-sides'
import { chooseRescueSides, type SideDish } from './rescue-sides'
import { addToBasket, extraPurchases, isAllLeft, type WeekBasket, weekBasketOf } from './week-basket'

/** Beyond this part of the target a day counts as off; below it little is lost. */
const [close, far] = [0.08, 300]
/**
 * The penalties for a changed plate size, for one more dish, and for each item that only that dish or the larger plates put on
 * the list, so that none is added without need.
 */
const [lossOfSize, lossOfSide, lossOfErrand] = [4, 2, 6]
const lossOfSalt = 12
const maxSidesOnDay = 2
/** Maximum number of sides tried for a day. */
const maxSides = 24

/**
 * Chooses the plate sizes of each meal and adds sides, so that each eater reaches their energy target. Sizes change by
 * quarters, salt counts against a day, and a side that adds nothing to the list is preferred. Food that must be used
 * and is in no meal becomes a side. Without an energy target nothing else changes.
 * Example: a light soup is eaten with bread, or in larger plates.
 */
export function sizePlates(
  request: PlanRequest,
  problem: PlanningProblem,
  rules: SlotRuleTable,
  meals: readonly PlannedMeal[],
): readonly PlannedMeal[] {
  const { kcal } = request.target ?? {}
  const saved = chooseRescueSides(problem, rules, meals)
  if (!kcal || !(kcal > 0)) return fitRescueSides(problem, addSides(problem, meals, saved), saved)
  const chosen = new Map(meals.map((meal) => [meal.slotId, meal]))
  const slots = sortByMealTime(request.slots)
  const places = new Map(problem.slots.map(({ id }, slot) => [id, slot]))
  const figures = buildNutritionTargets({
    slots,
    recipes: problem.recipes,
    target: { kcal, sodium: request.target?.sodium ?? maxDailySodium },
    weight: 1,
  })
  const sides = sidesOf(problem)
  const madeUp = new Set(request.madeUp)
  const basket = weekBasketOf(problem, meals, saved)
  const taken = new Set([
    ...meals.flatMap(({ recipeId }) => recipeId ?? []),
    ...saved.map(({ recipe }) => problem.recipes[recipe]?.id ?? 0),
  ])
  const served = new Map<string, { portion: number; sides: PlannedSide[] }>()
  for (const day of new Set(slots.map((slot) => slot.day))) {
    const plates = slots.flatMap((at, which): Plate[] => {
      if (at.day !== day) return []
      const source = chosen.get(at.id)?.again
      const size = source === undefined ? at.portion : served.get(source)?.portion
      const recipeId = chosen.get(source ?? at.id)?.recipeId
      const recipe = recipeId === undefined ? undefined : problem.recipeAt.get(recipeId)
      const slot = source === undefined ? (places.get(at.id) ?? -1) : -1
      return [plateOf(figures, which, { at, slot, recipe, size: size ?? 1 })]
    })
    const sizeLosses = plates.map((plate) => sizeLossesOf(plate, problem, basket))
    const best = bestDay({ problem, rules, figures, plates, sizeLosses, sides, madeUp, taken, saved, basket })
    for (const side of best.sides) {
      taken.add(problem.recipes[side.recipe]?.id ?? 0)
      if (!saved.includes(side)) addToBasket(basket, problem, side)
    }
    plates.forEach(({ slot, isOpen, id, recipe }, at) => {
      const more = (best.sizes[at] ?? 1) - 1
      if (isOpen && recipe !== undefined && more > 0) addToBasket(basket, problem, { slot, recipe }, more)
      const beside = best.sides.filter((side) => side.slot === slot)
      if (!isOpen && beside.length === 0) return
      served.set(id, {
        portion: best.sizes[at] ?? 1,
        sides: beside.map(({ recipe }) => ({ recipeId: problem.recipes[recipe]?.id ?? 0, portion: 1 })),
      })
    })
  }
  const sized = meals.map((meal) => {
    const how = served.get(meal.again ?? meal.slotId)
    if (!how || (meal.recipeId === undefined && meal.again === undefined)) return meal
    if (meal.again !== undefined) return how.portion === 1 ? meal : { ...meal, portion: how.portion }
    return {
      ...meal,
      ...(how.portion === 1 ? {} : { portion: how.portion }),
      ...(how.sides.length === 0 ? {} : { sides: how.sides }),
    }
  })
  return fitRescueSides(problem, sized, saved)
}

function addSides(
  problem: PlanningProblem,
  meals: readonly PlannedMeal[],
  beside: readonly SideDish[],
): readonly PlannedMeal[] {
  return meals.map((meal) => {
    const sides = beside.flatMap(({ slot, recipe }) =>
      problem.slots[slot]?.id === meal.slotId
        ? [{ recipeId: problem.recipes[recipe]?.id ?? 0, portion: 1 }]
        : [],
    )
    return sides.length === 0 || meal.recipeId === undefined ? meal : { ...meal, sides }
  })
}

/** Maximum sodium per day: 5 g of salt (WHO, Guideline: sodium intake for adults and children, 2012). Example: 2000 mg. */
export const maxDailySodium = 2000

interface Plate {
  readonly id: string
  /** Its index in the planning problem; −1 for a repeated meal. */
  readonly slot: number
  /** Whether its size is still to be chosen. */
  readonly isOpen: boolean
  readonly size: number
  /** The dish on it. */
  readonly recipe: number | undefined
  readonly kcal: number
  /** Whether the energy of its dish is known. */
  readonly isKnown: boolean
  readonly sodium: number
  readonly aim: number
  readonly saltAim: number
}

function plateOf(
  figures: NutritionTargets,
  which: number,
  what: {
    readonly at: MealSlot
    readonly slot: number
    readonly recipe: number | undefined
    readonly size: number
  },
): Plate {
  const { at, slot, recipe, size } = what
  const [aim, saltAim] = [figures.share[which * 2] as number, figures.share[which * 2 + 1] as number]
  const figure = (aimed: number) =>
    recipe === undefined ? Number.NaN : nutrientPerServing(figures, recipe, aimed)
  const [kcal, sodium] = [figure(0), figure(1)]
  return {
    id: at.id,
    slot,
    isOpen: slot >= 0 && at.locked === undefined && !Number.isNaN(kcal),
    size,
    recipe,
    // An unknown figure is assumed to be on target.
    kcal: Number.isNaN(kcal) ? aim / size : kcal,
    isKnown: !Number.isNaN(kcal),
    sodium: Number.isNaN(sodium) ? saltAim / size : sodium,
    aim,
    saltAim,
  }
}

/** A possible size of a plate, with its penalty. */
type SizeLoss = readonly [size: number, loss: number]

/** Returns the possible sizes of a plate: a larger one may put food on the list that the usual size finds in stock. */
function sizeLossesOf(
  { isOpen, size: fixed, slot, recipe }: Plate,
  problem: PlanningProblem,
  basket: WeekBasket,
): SizeLoss[] {
  if (!isOpen || recipe === undefined) return [[fixed, 0]]
  return plateSizes.map((size) => {
    const more = size - 1
    const errands = more > 0 ? extraPurchases(basket, problem, { slot, recipe }, more) : 0
    return [size, lossOfSize * more ** 2 + lossOfErrand * errands]
  })
}

interface Day {
  readonly problem: PlanningProblem
  readonly rules: SlotRuleTable
  readonly figures: NutritionTargets
  readonly plates: readonly Plate[]
  readonly sizeLosses: readonly (readonly SizeLoss[])[]
  readonly sides: readonly number[]
  readonly madeUp: ReadonlySet<number>
  readonly taken: ReadonlySet<number>
  /** Sides that are served in any case. */
  readonly saved: readonly SideDish[]
  /** The takes and purchases of the week so far. */
  readonly basket: WeekBasket
}

interface Served {
  readonly sizes: readonly number[]
  readonly sides: readonly SideDish[]
  readonly loss: number
}

/** Returns the day with the least loss: plate sizes first, then one more dish at a time as long as that helps. */
function bestDay(day: Day): Served {
  let best = choosePlates(
    day,
    day.saved.filter(({ slot }) => day.plates.some((plate) => plate.slot === slot)),
  )
  for (let count = 0; count < maxSidesOnDay; count += 1) {
    const before = best
    for (const side of candidateSides(day, before.sides)) {
      const served = choosePlates(day, [...before.sides, side])
      if (served.loss < best.loss - 1e-9) best = served
    }
    if (best === before) break
  }
  return best
}

/** Tries every size for every plate and returns the closest day. */
function choosePlates(
  { plates, sizeLosses, figures, problem, basket, saved }: Day,
  sides: readonly SideDish[],
): Served {
  const aim = plates.reduce((sum, plate) => sum + plate.aim, 0)
  // An empty slot or an unknown figure makes the day no more exact.
  const knownAim = plates.reduce((sum, plate) => (plate.isKnown ? sum + plate.aim : sum), 0)
  const salt = plates.reduce((sum, plate) => sum + plate.saltAim, 0)
  const beside = (which: number) =>
    sides.reduce((sum, { recipe }) => sum + (nutrientPerServing(figures, recipe, which) || 0), 0)
  const errands = sides.reduce(
    (sum, side) =>
      saved.includes(side) ? sum : sum + lossOfSide + lossOfErrand * extraPurchases(basket, problem, side),
    0,
  )
  let best: Served = { sizes: plates.map(({ size }) => size), sides, loss: Number.POSITIVE_INFINITY }
  const sizes = plates.map(({ size }) => size)
  const from = (at: number, kcal: number, sodium: number, loss: number): void => {
    const plate = plates[at]
    if (!plate) {
      const off = knownAim > 0 ? Math.abs(kcal - aim) / knownAim : 0
      const salty = salt > 0 ? Math.max(0, sodium - salt) / salt : 0
      const total = loss + off + far * Math.max(0, off - close) + lossOfSalt * Math.min(1, salty)
      if (total < best.loss - 1e-9) best = { sizes: [...sizes], sides, loss: total }
      return
    }
    for (const [size, lost] of sizeLosses[at] ?? []) {
      sizes[at] = size
      from(at + 1, kcal + plate.kcal * size, sodium + plate.sodium * size, loss + lost)
    }
  }
  from(0, beside(0), beside(1), errands)
  return best
}

/** Returns the possible sides of a day: sides and starters with lunch and dinner, a snack with the snack. */
function* candidateSides(
  { problem, rules, plates, figures, sides, madeUp, taken, basket }: Day,
  had: readonly SideDish[],
): Generator<SideDish> {
  for (const { slot, isOpen, recipe: main } of plates) {
    if (!isOpen || had.some((side) => side.slot === slot)) continue
    const { meal } = problem.slots[slot] as MealSlot
    const fit = sides.filter((recipe) => {
      const dish = problem.recipes[recipe]
      if (!dish || taken.has(dish.id) || had.some((side) => side.recipe === recipe)) return false
      const role = problem.roles[recipe]
      const goes =
        meal === 'lunch' || meal === 'dinner' ? role === 'side' || role === 'starter' : role === 'snack'
      // A cook's side may be bought for; a starter and what was made up stand there only where the kitchen has all of it.
      if ((role === 'starter' || madeUp.has(dish.id)) && !isAllLeft(basket, problem, { slot, recipe }))
        return false
      return goes && !Number.isNaN(nutrientPerServing(figures, recipe, 0)) && rules.mayBeside(slot, recipe)
    })
    const named = fit.filter((recipe) => isNamedSide(problem, recipe, main))
    const unlike = fit.filter((recipe) => main === undefined || !isMoreOf(problem, slot, recipe, main))
    const isFull = main !== undefined && isStarchy(problem, main)
    const light = isFull ? unlike.filter((recipe) => !isStarchy(problem, recipe)) : []
    const errands = ([named, light, unlike].find((some) => some.length > 0) ?? fit).map((recipe) => {
      const side = { slot, recipe }
      return { side, many: extraPurchases(basket, problem, side) }
    })
    errands.sort((a, b) => a.many - b.many || a.side.recipe - b.side.recipe)
    for (const { side } of errands.slice(0, maxSides)) yield side
  }
}

/**
 * Returns whether a side consists mostly of a food that its main dish has too, such as fried aubergine with an
 * aubergine bake.
 */
function isMoreOf(problem: PlanningProblem, slot: number, side: number, main: number): boolean {
  const { entryStart, entryFood } = problem
  let [heaviest, maxGrams] = [-1, 0]
  for (let e = entryStart[side] as number; e < (entryStart[side + 1] as number); e += 1) {
    const grams = gramsNeeded(problem, slot, side, e)
    if (grams > maxGrams) [heaviest, maxGrams] = [entryFood[e] as number, grams]
  }
  for (let e = entryStart[main] as number; e < (entryStart[main + 1] as number); e += 1)
    if (entryFood[e] === heaviest) return true
  return false
}

/** Grams of bread, rice, pasta or flour, or of potatoes, for a plate from which on a dish fills it. */
const [fillingGrain, fillingPotato] = [35, 90]
const potatoes = /(?:^|-)(?:potato|potatoes|yam|cassava|plantain|gnocchi|fries|browns)(?:-|$)/

/** Returns whether a dish fills a plate with starch: rice does not go beside sandwiches, nor mash beside a gratin. */
function isStarchy(problem: PlanningProblem, recipe: number): boolean {
  const { entryStart, entryFood, entryGrams, foods } = problem
  let part = 0
  for (let e = entryStart[recipe] as number; e < (entryStart[recipe + 1] as number); e += 1) {
    const food = foods[entryFood[e] as number] ?? ''
    const grams = entryGrams[e] as number
    if (potatoes.test(food)) part += grams / fillingPotato
    else if (foodById(food)?.category === 'Grains') part += grams / fillingGrain
  }
  return part >= 1
}

/** Returns whether the main dish or its side names the other. */
function isNamedSide({ recipes }: PlanningProblem, side: number, main: number | undefined): boolean {
  const [one, other] = [recipes[side], main === undefined ? undefined : recipes[main]]
  return one !== undefined && other !== undefined && areServedTogether(one, other)
}

/** All sides of a meal. */
function sidesOf(problem: PlanningProblem): number[] {
  const roles = new Set<DishRole | undefined>(['side', 'starter', 'snack'])
  return [...problem.recipes.keys()].filter((recipe) => {
    const dish = problem.recipes[recipe]
    return dish !== undefined && !problem.leftovers.has(dish.id) && roles.has(problem.roles[recipe])
  })
}
