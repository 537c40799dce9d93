import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '../date/day'
import { generatedWeek } from '../testing/generated-week'
import { allPlans, dishesBySlot, keepsRules, referencePoints } from '../testing/reference-planner'
import { planMeals, rerollPlan, rerollSlot } from './plan-meals'
import type { Conflict, Plan, PlannedMeal, PlanRequest } from './plan-request'
import { fillGreedily, placeLockedDishes } from './solver/local-search'
import { scorePlan } from './solver/plan-score'
import { createPlanState } from './solver/plan-state'
import { buildPlanningProblem } from './solver/planning-problem'
import { buildSlotRules } from './solver/slot-rules'

const steps = 120
const patience = 60_000

/** Weeks with picky eaters, locks and rejected dishes; small ones often cannot be filled. */
const weeks = (largest: { slots: number; recipes: number }) =>
  fc
    .record({
      seed: fc.integer({ min: 1, max: 1_000_000 }),
      slots: fc.integer({ min: 1, max: largest.slots }),
      recipes: fc.integer({ min: 1, max: largest.recipes }),
      lots: fc.integer({ min: 0, max: 12 }),
      locks: fc.array(fc.tuple(fc.nat(largest.slots), fc.integer({ min: 1, max: largest.recipes + 1 })), {
        maxLength: 2,
      }),
      waved: fc.array(fc.tuple(fc.nat(largest.slots), fc.integer({ min: 1, max: largest.recipes })), {
        maxLength: 4,
      }),
      apart: fc.integer({ min: 0, max: 7 }),
    })
    .map(({ seed, slots, recipes, lots, locks, waved, apart }): PlanRequest => {
      const request = generatedWeek(seed, { slots, recipes, lots, picky: true })
      return {
        ...request,
        maxSteps: steps,
        rules: { ...request.rules, noRepeatWithinDays: apart },
        slots: request.slots.map((slot, at) => {
          const lock = locks.find(([of]) => of === at)
          const except = waved.filter(([of]) => of === at).map(([, dish]) => dish)
          return { ...slot, except, ...(lock ? { locked: lock[1] } : {}) }
        }),
      }
    })

const large = weeks({ slots: 7, recipes: 30 })
const tiny = weeks({ slots: 4, recipes: 5 })

function rulesHold(request: PlanRequest, { meals }: Plan | Conflict): void {
  const apart = request.rules?.noRepeatWithinDays ?? 0
  const dishes = dishesBySlot(request, meals)
  for (const slot of request.slots) {
    const meal = meals.find(({ slotId }) => slotId === slot.id)
    if (slot.locked !== undefined) {
      expect(meal?.recipeId).toBe(slot.locked)
      continue
    }
    const dish = dishes.get(slot.id)
    if (!dish) continue
    expect(keepsRules(request, slot, dish)).toBe(true)
    for (const other of request.slots) {
      const same = other.id !== slot.id && dishes.get(other.id)?.id === dish.id
      if (same) expect(Math.abs(daysBetween(other.day, slot.day))).toBeGreaterThanOrEqual(apart)
    }
  }
}

describe('for every week', { timeout: patience }, () => {
  test('no rule is broken and every lock is kept', () => {
    fc.assert(
      fc.property(large, (request) => {
        const plan = planMeals(request)
        rulesHold(request, plan)
        expect(plan.meals.map(({ slotId }) => slotId).sort()).toEqual(
          request.slots.map(({ id }) => id).sort(),
        )
        if (plan.ok) expect(plan.meals.every(({ recipeId }) => recipeId !== undefined)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  test('no reroll breaks a rule either', () => {
    fc.assert(
      fc.property(large, fc.nat(7), fc.integer(), (request, at, seed) => {
        const plan = planMeals(request)
        if (!plan.ok) return
        rulesHold(request, rerollPlan(request, plan, seed))
        const slot = request.slots[at % request.slots.length]
        if (!slot || slot.locked !== undefined) return
        const other = rerollSlot(request, plan, slot.id, seed)
        rulesHold(request, other)
        if (other.ok) expect(other.score.total).toBeCloseTo(referencePoints(request, other.meals), 6)
      }),
      { numRuns: 15 },
    )
  })

  test('the score equals the reference and scorePlan', () => {
    fc.assert(
      fc.property(large, (request) => {
        const plan = planMeals(request)
        expect(scorePlan(request, plan.meals)).toEqual(plan.score)
        expect(plan.score.total).toBeCloseTo(referencePoints(request, plan.meals), 6)
        const {
          total,
          mustUse,
          rescue,
          liking,
          purchases,
          money,
          leftovers,
          variety,
          nutrition,
          carry,
          open,
        } = plan.score
        expect(
          mustUse + rescue + liking - purchases - money - leftovers - variety - nutrition - carry - open,
        ).toBeCloseTo(total, 9)
      }),
      { numRuns: 30 },
    )
  })

  test('the plan is never worse than the greedy one', () => {
    fc.assert(
      fc.property(large, (request) => {
        const problem = buildPlanningProblem(request)
        const state = createPlanState(problem, buildSlotRules(request, problem))
        placeLockedDishes(state)
        fillGreedily(state)
        const greedy = problem.slots.map(({ id }, slot) => {
          const recipe = problem.recipes[state.assignment[slot] ?? -1]
          return { slotId: id, ...(recipe ? { recipeId: recipe.id } : {}) }
        })
        const plan = planMeals(request)
        expect(countEmpty(plan.meals)).toBeLessThanOrEqual(countEmpty(greedy))
        // A slot that greedy left open is filled, whatever it costs.
        if (countEmpty(plan.meals) === countEmpty(greedy))
          expect(plan.score.total).toBeGreaterThanOrEqual(scorePlan(request, greedy).total - 1e-6)
      }),
      { numRuns: 30 },
    )
  })

  test('the order of recipes, lots and slots does not matter', () => {
    fc.assert(
      fc.property(large, (request) => {
        const turned = {
          ...request,
          recipes: [...request.recipes].reverse(),
          lots: [...request.lots].reverse(),
          slots: [...request.slots].reverse(),
        }
        expect(planMeals(turned)).toEqual(planMeals(request))
      }),
      { numRuns: 15 },
    )
  })

  test('the input is not modified', () => {
    fc.assert(
      fc.property(large, (request) => {
        const before = structuredClone(request)
        const plan = planMeals(frozen(request))
        if (plan.ok) rerollPlan(request, plan, 2)
        expect(request).toEqual(before)
      }),
      { numRuns: 20 },
    )
  })

  test('more steps are never worse', () => {
    fc.assert(
      fc.property(large, (request) => {
        const few = planMeals({ ...request, maxSteps: 0 })
        const many = planMeals({ ...request, maxSteps: 200 })
        expect(many.score.total).toBeGreaterThanOrEqual(few.score.total - 1e-6)
      }),
      { numRuns: 20 },
    )
  })
})

describe('for every small week', { timeout: patience }, () => {
  test('a conflict is reported if and only if no plan keeps the rules', () => {
    fc.assert(
      fc.property(tiny, (request) => {
        const { done } = allPlans(request).next()
        expect(planMeals(request).ok).toBe(done === false)
      }),
      { numRuns: 120 },
    )
  })

  test('no plan beats the bound, and a gap of zero is the best plan', () => {
    fc.assert(
      fc.property(tiny, fc.boolean(), (request, hasty) => {
        const plan = planMeals({ ...request, maxSteps: 0, deadline: () => hasty })
        if (!plan.ok) return
        let best = Number.NEGATIVE_INFINITY
        for (const meals of allPlans(request)) best = Math.max(best, referencePoints(request, meals))
        expect(plan.bound).toBeGreaterThanOrEqual(best - 1e-6)
        if (plan.gap === 0) expect(plan.score.total).toBeCloseTo(best, 6)
        if (!hasty) expect(plan.gap).toBe(0)
      }),
      { numRuns: 30 },
    )
  })
})

const countEmpty = (meals: readonly PlannedMeal[]) =>
  meals.filter(
    ({ recipeId, leftovers, again }) =>
      recipeId === undefined && leftovers === undefined && again === undefined,
  ).length

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
