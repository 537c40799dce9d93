import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '../date/day'
import { generatedWeek } from '../testing/generated-week'
import { allPlans, dishesBySlot, keepsRules, referencePoints } from '../testing/reference-planner'
import { planMeals, rerollPlan, rerollSlot } from './plan-meals'
import type { Conflict, Plan, PlanRequest } from './plan-request'
import { fillGreedily, placeLockedDishes } from './solver/local-search'
import { scorePlan } from './solver/plan-score'
import { createPlanState } from './solver/plan-state'
import { buildPlanningProblem } from './solver/planning-problem'
import { buildSlotRules } from './solver/slot-rules'

const steps = 120
const patience = 60_000

/** Weeks with picky people, locks and dishes waved away; small ones often cannot be filled. */
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
      const ask = generatedWeek(seed, { slots, recipes, lots, picky: true })
      return {
        ...ask,
        maxSteps: steps,
        rules: { ...ask.rules, noRepeatWithinDays: apart },
        slots: ask.slots.map((slot, at) => {
          const lock = locks.find(([of]) => of === at)
          const except = waved.filter(([of]) => of === at).map(([, dish]) => dish)
          return { ...slot, except, ...(lock ? { locked: lock[1] } : {}) }
        }),
      }
    })

const large = weeks({ slots: 7, recipes: 30 })
const tiny = weeks({ slots: 4, recipes: 5 })

function rulesHold(ask: PlanRequest, { meals }: Plan | Conflict): void {
  const apart = ask.rules?.noRepeatWithinDays ?? 0
  const dishes = dishesBySlot(ask, meals)
  for (const slot of ask.slots) {
    const meal = meals.find(({ slotId }) => slotId === slot.id)
    if (slot.locked !== undefined) {
      expect(meal?.recipeId).toBe(slot.locked)
      continue
    }
    const dish = dishes.get(slot.id)
    if (!dish) continue
    expect(keepsRules(ask, slot, dish)).toBe(true)
    for (const other of ask.slots) {
      const same = other.id !== slot.id && dishes.get(other.id)?.id === dish.id
      if (same) expect(Math.abs(daysBetween(other.day, slot.day))).toBeGreaterThanOrEqual(apart)
    }
  }
}

describe('for every week', { timeout: patience }, () => {
  test('no rule is broken and every lock is obeyed', () => {
    fc.assert(
      fc.property(large, (ask) => {
        const plan = planMeals(ask)
        rulesHold(ask, plan)
        expect(plan.meals.map(({ slotId }) => slotId).sort()).toEqual(ask.slots.map(({ id }) => id).sort())
        if (plan.ok) expect(plan.meals.every(({ recipeId }) => recipeId !== undefined)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  test('no reroll breaks a rule either', () => {
    fc.assert(
      fc.property(large, fc.nat(7), fc.integer(), (ask, at, seed) => {
        const plan = planMeals(ask)
        if (!plan.ok) return
        rulesHold(ask, rerollPlan(ask, plan, seed))
        const slot = ask.slots[at % ask.slots.length]
        if (!slot || slot.locked !== undefined) return
        const other = rerollSlot(ask, plan, slot.id, seed)
        rulesHold(ask, other)
        if (other.ok) expect(other.score.total).toBeCloseTo(referencePoints(ask, other.meals), 6)
      }),
      { numRuns: 15 },
    )
  })

  test('the score is what the words say, and what scorePlan says again', () => {
    fc.assert(
      fc.property(large, (ask) => {
        const plan = planMeals(ask)
        expect(scorePlan(ask, plan.meals)).toEqual(plan.score)
        expect(plan.score.total).toBeCloseTo(referencePoints(ask, plan.meals), 6)
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

  test('it is never worse than taking the best dish day by day', () => {
    fc.assert(
      fc.property(large, (ask) => {
        const board = buildPlanningProblem(ask)
        const state = createPlanState(board, buildSlotRules(ask, board))
        placeLockedDishes(state)
        fillGreedily(state)
        const greedy = scorePlan(
          ask,
          board.slots.map(({ id }, slot) => {
            const recipe = board.recipes[state.assignment[slot] ?? -1]
            return { slotId: id, ...(recipe ? { recipeId: recipe.id } : {}) }
          }),
        )
        expect(planMeals(ask).score.total).toBeGreaterThanOrEqual(greedy.total - 1e-6)
      }),
      { numRuns: 30 },
    )
  })

  test('the order of recipes, lots and slots does not matter', () => {
    fc.assert(
      fc.property(large, (ask) => {
        const turned = {
          ...ask,
          recipes: [...ask.recipes].reverse(),
          lots: [...ask.lots].reverse(),
          slots: [...ask.slots].reverse(),
        }
        expect(planMeals(turned)).toEqual(planMeals(ask))
      }),
      { numRuns: 15 },
    )
  })

  test('nothing that was handed in is changed', () => {
    fc.assert(
      fc.property(large, (ask) => {
        const before = structuredClone(ask)
        const plan = planMeals(frozen(ask))
        if (plan.ok) rerollPlan(ask, plan, 2)
        expect(ask).toEqual(before)
      }),
      { numRuns: 20 },
    )
  })

  test('more steps are never worse', () => {
    fc.assert(
      fc.property(large, (ask) => {
        const few = planMeals({ ...ask, maxSteps: 0 })
        const many = planMeals({ ...ask, maxSteps: 200 })
        expect(many.score.total).toBeGreaterThanOrEqual(few.score.total - 1e-6)
      }),
      { numRuns: 20 },
    )
  })
})

describe('for every small week', { timeout: patience }, () => {
  test('a conflict is told when, and only when, no plan keeps the rules', () => {
    fc.assert(
      fc.property(tiny, (ask) => {
        const { done } = allPlans(ask).next()
        expect(planMeals(ask).ok).toBe(done === false)
      }),
      { numRuns: 120 },
    )
  })

  test('no plan beats the bound, and a gap of nothing is the best plan', () => {
    fc.assert(
      fc.property(tiny, fc.boolean(), (ask, hasty) => {
        const plan = planMeals({ ...ask, maxSteps: 0, deadline: () => hasty })
        if (!plan.ok) return
        let best = Number.NEGATIVE_INFINITY
        for (const meals of allPlans(ask)) best = Math.max(best, referencePoints(ask, meals))
        expect(plan.bound).toBeGreaterThanOrEqual(best - 1e-6)
        if (plan.gap === 0) expect(plan.score.total).toBeCloseTo(best, 6)
        if (!hasty) expect(plan.gap).toBe(0)
      }),
      { numRuns: 30 },
    )
  })
})

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
