import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random'
import { fixedDay, generatedLots, generatedRecipes } from '../../testing/generated-kitchen'
import { generatedWeek } from '../../testing/generated-week'
import { aDish, aSlot, aWeek } from '../../testing/week-builders'
import { bestDishForSlot, fillGreedily, freeSlots, improvePlan, placeLockedDishes } from './local-search'
import { scoreAssignment } from './plan-score'
import { createPlanState, gainOf, repeatsTooSoon } from './plan-state'
import { buildPlanningProblem } from './planning-problem'
import { buildSlotRules, noDish, unlockedSlot } from './slot-rules'

const never = () => false

function stateFor(request: ReturnType<typeof aWeek>) {
  const problem = buildPlanningProblem(request)
  const state = createPlanState(problem, buildSlotRules(request, problem))
  placeLockedDishes(state)
  return state
}

const week = generatedWeek(21, { slots: 8, recipes: 60, lots: 15 })

describe('the best dish for a slot', () => {
  test('is the one with the largest gain, although not all are computed', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const state = stateFor(generatedWeek(seed, { slots: 6, recipes: 50, lots: 15 }))
      fillGreedily(state)
      const again = stateFor(generatedWeek(seed, { slots: 6, recipes: 50, lots: 15 }))
      for (const slot of freeSlots(again)) {
        const fits = [...(again.rules.fits[slot] ?? [])].filter(
          (recipe) => !repeatsTooSoon(again, slot, recipe),
        )
        const max = Math.max(...fits.map((recipe) => gainOf(again, slot, recipe)))
        const best = bestDishForSlot(again, slot, Int32Array.from(fits))
        if (best !== noDish) expect(gainOf(again, slot, best)).toBe(max)
      }
    }
  })

  test('is none if every dish would repeat too soon', () => {
    const state = stateFor(
      aWeek({
        slots: [aSlot(0), aSlot(1)],
        recipes: [aDish(1, { egg: 50 })],
        rules: { noRepeatWithinDays: 7 },
      }),
    )
    fillGreedily(state)
    expect([...state.assignment]).toEqual([0, noDish])
  })
})

describe('improving', () => {
  test('never ends below its start', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const state = stateFor(week)
      fillGreedily(state)
      const start = state.total
      const found = improvePlan(state, { random: seededRandom(seed), maxSteps: 100, timeIsUp: never })
      expect(found.total).toBeGreaterThanOrEqual(start)
      expect(found.total).toBeCloseTo(scoreAssignment(state.problem, found.best).total, 6)
      expect(found.steps).toBe(100)
    }
  })

  test('locked dishes stay', () => {
    const slots = week.slots.map((slot, at) => (at % 3 === 0 ? { ...slot, locked: at + 1 } : slot))
    const state = stateFor({ ...week, slots })
    fillGreedily(state)
    const { best } = improvePlan(state, { random: seededRandom(3), maxSteps: 200, timeIsUp: never })
    state.rules.locked.forEach((recipe, slot) => {
      if (recipe !== unlockedSlot) expect(best[slot]).toBe(recipe)
    })
  })

  test('a dish of low value alone is found if it shares purchases', () => {
    const state = stateFor({
      slots: [aSlot(0), aSlot(1), aSlot(2), aSlot(3)],
      recipes: generatedRecipes(400, 8).map((recipe) => ({
        ...recipe,
        occasions: [],
        course: 'Main Dish' as const,
      })),
      lots: generatedLots(60, 8),
      today: fixedDay,
      seed: 1,
    })
    fillGreedily(state)
    const { best, total } = improvePlan(state, { random: seededRandom(1), maxSteps: 400, timeIsUp: never })
    // No single change improves the result: every dish was tried for every slot.
    for (const slot of freeSlots(state)) {
      const fits = state.rules.fits[slot] ?? new Int32Array(0)
      for (const recipe of fits) {
        const changed = best.slice()
        changed[slot] = recipe
        if (!best.includes(recipe))
          expect(scoreAssignment(state.problem, changed).total).toBeLessThanOrEqual(total + 1e-6)
      }
    }
  })

  test('an expired deadline changes nothing', () => {
    const state = stateFor(week)
    fillGreedily(state)
    const start = state.assignment.slice()
    expect(
      improvePlan(state, { random: seededRandom(1), maxSteps: 100, timeIsUp: () => true }),
    ).toMatchObject({
      best: start,
      steps: 0,
    })
  })

  test('each step is reported', () => {
    const state = stateFor(week)
    fillGreedily(state)
    const reportedSteps: number[] = []
    improvePlan(state, {
      random: seededRandom(1),
      maxSteps: 5,
      timeIsUp: never,
      onStep: (steps) => reportedSteps.push(steps),
    })
    expect(reportedSteps).toEqual([1, 2, 3, 4, 5])
  })
})
