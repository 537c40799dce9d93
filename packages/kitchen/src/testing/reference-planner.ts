import { addDays, type Day, daysBetween, weekday } from '../date/day'
import { canServe } from '../diet/eater'
import { isPerishableLot, spoilsSoon } from '../expiry/perishable-lot'
import { foodById } from '../food/food'
import { canBeCarried, dishFormOf } from '../meal-plan/dishes/dish-form'
import { mainProteinOf } from '../meal-plan/dishes/main-protein'
import { packGramsOf } from '../meal-plan/pack-weight'
import {
  defaultGoals,
  type MealSlot,
  mealTimes,
  type PlannedMeal,
  type PlanRequest,
} from '../meal-plan/plan-request'
import { purchaseWeightOf } from '../meal-plan/purchase-weight'
import { firstUse, mustUseWeight } from '../meal-plan/solver/stock-allocation'
import { nutritionOfRecipe } from '../nutrition/dish-nutrition'
import { soldGramsOf } from '../quantity/quantity'
import type { Recipe } from '../recipe/recipe'

/** The slots in the order they are eaten. Example: `eatingOrder(ask)[0]`. */
export function eatingOrder({ slots }: PlanRequest): MealSlot[] {
  const key = ({ day, meal, id }: MealSlot) => `${day} ${mealTimes.indexOf(meal)} ${id}`
  return [...slots].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** The dish of each slot that has one. Example: `dishesOf(ask, meals).get('slot-0')?.title`. */
export function dishesBySlot(ask: PlanRequest, meals: readonly PlannedMeal[]): Map<string, Recipe> {
  const byId = new Map(ask.recipes.map((recipe) => [recipe.id, recipe]))
  const dishes = new Map<string, Recipe>()
  for (const { slotId, recipeId } of meals) {
    const recipe = recipeId === undefined ? undefined : byId.get(recipeId)
    if (recipe) dishes.set(slotId, recipe)
  }
  return dishes
}

/** The share of a lot's points that using a part of it brings: the first quarter brings most of them. */
function usedPoints(part: number): number {
  const first = Math.min(part, firstUse.part) / firstUse.part
  const rest = Math.max(0, part - firstUse.part) / (1 - firstUse.part)
  return firstUse.points * first + (1 - firstUse.points) * rest
}

/**
 * The points of a plan, reckoned again from the words that describe them and without any of the planner's own sums. Only for
 * recipes and lots in grams. Example: `naivePoints(ask, plan.meals)` equals `plan.score.total`.
 */
export function referencePoints(ask: PlanRequest, meals: readonly PlannedMeal[]): number {
  const goals = { ...defaultGoals, ...ask.goals }
  const slots = eatingOrder(ask)
  const dishes = dishesBySlot(ask, meals)
  const lastDay = slots.at(-1)?.day ?? ask.today
  const lots = ask.lots
    .map((lot) => ({
      lot,
      whole: soldGramsOf(lot.quantity, lot.foodId) ?? 0,
      left: soldGramsOf(lot.quantity, lot.foodId) ?? 0,
    }))
    .sort((a, b) => {
      const [ofA, ofB] = [a.lot.expiry?.day ?? '9999', b.lot.expiry?.day ?? '9999']
      return ofA === ofB ? a.lot.id - b.lot.id : ofA < ofB ? -1 : 1
    })
  let points = 0
  const short = new Map<string, number>()
  for (const slot of slots) {
    const dish = dishes.get(slot.id)
    if (!dish) {
      points -= slot.locked === undefined ? 1000 : 0
      continue
    }
    points += (ask.liking?.[dish.id] ?? 0) * goals.liking
    if (slot.meal === 'lunch' && weekday(slot.day) < 6 && !canBeCarried(dish)) points -= goals.carry
    for (const [food, grams] of gramsIn(dish, slot)) {
      let need = grams
      for (const held of lots) {
        const { expiry, foodId } = held.lot
        if (foodId !== food || held.left <= 0 || need <= 0) continue
        if (expiry?.kind === 'use-by' && (expiry.day < slot.day || expiry.day < ask.today)) continue
        const taken = Math.min(held.left, need)
        const before = held.whole - held.left
        held.left -= taken
        need -= taken
        const inDanger = expiry && expiry.day >= ask.today && expiry.day <= addDays(lastDay, 2)
        const mustBeUsed =
          expiry &&
          expiry.day >= ask.today &&
          expiry.day < shoppingDayOf(ask, lastDay) &&
          isPerishableLot(held.lot)
        if (mustBeUsed && slot.day <= expiry.day) {
          const shopping = daysBetween(ask.today, shoppingDayOf(ask, lastDay))
          const left = daysBetween(ask.today, expiry.day)
          const must = goals.mustUse * mustUseWeight(expiry.kind, left, shopping)
          points += must * (usedPoints((before + taken) / held.whole) - usedPoints(before / held.whole))
        }
        if (inDanger && slot.day <= expiry.day) {
          points +=
            ((goals.rescueLot + (goals.rescue100g * Math.min(1000, held.whole)) / 100) * taken) / held.whole
        }
      }
      if (need > 0.001) short.set(food, (short.get(food) ?? 0) + need)
    }
  }
  for (const [food, grams] of short) {
    const price = ask.prices?.[food]
    const pack = price?.packGrams ?? packGramsOf(food) ?? 0
    const packs = pack > 0 ? Math.ceil((grams - 0.001) / pack) : 0
    points -= goals.purchase * purchaseWeightOf(food)
    if (price) points -= goals.money * ('pack' in price ? packs * price.pack : grams * price.perGram)
    if (pack > 0 && spoilsSoon(food)) points -= goals.leftover * Math.max(0, packs - grams / pack)
  }
  const cooked = [...dishes.values()]
  points -= goals.sameCuisine * pairs(cooked.map(({ cuisine }) => cuisine))
  points -= goals.sameMain * pairs(cooked.map(mainFood))
  points -= goals.sameProtein * pairs(cooked.map(mainProteinOf))
  points -= goals.sameForm * pairs(cooked.map(dishFormOf))
  return points - goals.nutrition * daysOff(ask, slots, dishes)
}

/** Whether a dish keeps every rule of a slot, apart from coming again. Example: `keepsRules(ask, slot, recipe)`. */
export function keepsRules(ask: PlanRequest, slot: MealSlot, recipe: Recipe): boolean {
  const ofDay = weekday(slot.day) > 5 ? ask.rules?.maxMinutesWeekend : ask.rules?.maxMinutesWeekdays
  const most = slot.maxMinutes ?? ofDay
  const apart = ask.rules?.noRepeatWithinDays ?? 0
  if (!canServe(recipe, slot.eaters).allowed) return false
  if (most !== undefined && (recipe.minutes === undefined || recipe.minutes > most)) return false
  if (slot.except?.includes(recipe.id)) return false
  return !(ask.history ?? []).some(
    ({ recipeId, day }) => recipeId === recipe.id && Math.abs(daysBetween(day, slot.day)) < apart,
  )
}

/** Every plan that keeps the rules, one after the other; locked dishes stay. Example: `for (const meals of allPlans(ask)) …`. */
export function* allPlans(ask: PlanRequest): Generator<PlannedMeal[]> {
  const slots = eatingOrder(ask)
  const apart = ask.rules?.noRepeatWithinDays ?? 0
  const meals: PlannedMeal[] = slots.map(({ id, locked }) => ({
    slotId: id,
    ...(locked === undefined ? {} : { recipeId: locked }),
  }))
  const options = slots.map((slot) => ask.recipes.filter((recipe) => keepsRules(ask, slot, recipe)))
  function* from(at: number): Generator<PlannedMeal[]> {
    const slot = slots[at]
    if (!slot) {
      yield meals
      return
    }
    if (slot.locked !== undefined) {
      yield* from(at + 1)
      return
    }
    for (const { id } of options[at] ?? []) {
      const again = meals.some(({ recipeId }, other) => {
        const near = Math.abs(daysBetween(slots[other]?.day ?? slot.day, slot.day)) < apart
        return other !== at && recipeId === id && near
      })
      if (again) continue
      meals[at] = { slotId: slot.id, recipeId: id }
      yield* from(at + 1)
      meals[at] = { slotId: slot.id }
    }
  }
  yield* from(0)
}

function shoppingDayOf({ shoppingDay, today }: PlanRequest, lastDay: Day): Day {
  const [afterPlan, nextWeek] = [addDays(lastDay < today ? today : lastDay, 1), addDays(today, 7)]
  return shoppingDay ?? (afterPlan < nextWeek ? afterPlan : nextWeek)
}

function gramsIn(dish: Recipe, slot: MealSlot): Map<string, number> {
  const plates = slot.eaters.reduce((sum, { portions }) => sum + portions, 0)
  const grams = new Map<string, number>()
  for (const { foodId, quantity } of dish.lines) {
    if (foodId === undefined || !quantity) continue
    const each = (soldGramsOf(quantity, foodId) ?? 0) / dish.servings
    grams.set(foodId, (grams.get(foodId) ?? 0) + each * (plates || dish.servings))
  }
  return grams
}

function mainFood(dish: Recipe): string | undefined {
  const beside = ['Oils', 'Condiments', 'Herbs & Spices', 'Beverages', 'Baking']
  const sums = new Map<string, number>()
  for (const { foodId = '', quantity } of dish.lines) {
    if (beside.includes(foodById(foodId)?.category ?? '') || !quantity) continue
    sums.set(foodId, (sums.get(foodId) ?? 0) + (soldGramsOf(quantity, foodId) ?? 0))
  }
  return [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

function pairs(groups: readonly (string | undefined)[]): number {
  let count = 0
  groups.forEach((group, a) => {
    for (const other of groups.slice(a + 1)) if (group !== undefined && group === other) count += 1
  })
  return count
}

function daysOff(
  { target = {} }: PlanRequest,
  slots: readonly MealSlot[],
  dishes: ReadonlyMap<string, Recipe>,
): number {
  const aims = Object.entries(target) as [keyof typeof target, number][]
  if (aims.length === 0) return 0
  const part = { breakfast: 0.25, lunch: 0.35, snack: 0.1, dinner: 0.3 }
  let off = 0
  for (const day of new Set(slots.map((slot) => slot.day))) {
    const ofDay = slots.filter((slot) => slot.day === day)
    const share = (slot: MealSlot) => part[slot.meal] / ofDay.filter(({ meal }) => meal === slot.meal).length
    const whole = ofDay.reduce((sum, slot) => sum + share(slot), 0)
    for (const [nutrient, aim] of aims) {
      let lead = 0
      for (const slot of ofDay) {
        const dish = dishes.get(slot.id)
        const facts = dish && nutritionOfRecipe(dish)
        if (!facts || facts.coverageOf[nutrient] < 0.6) continue
        lead += ((facts.perServing[nutrient] ?? 0) - share(slot) * aim) / (whole * aim)
      }
      const counts =
        nutrient === 'protein' || nutrient === 'fiber'
          ? -lead
          : nutrient === 'sugar' || nutrient === 'sodium'
            ? lead
            : Math.abs(lead)
      off += Math.min(1, Math.max(0, counts)) / aims.length
    }
  }
  return off
}
