import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random'
import { generatedWeek } from '../../testing/generated-week'
import { branchAndBound } from './branch-and-bound'
import { fillGreedily, improvePlan } from './local-search'
import { scoreAssignment } from './plan-score'
import { createPlanState, putDish } from './plan-state'
import { buildPlanningProblem } from './planning-problem'
import { buildSlotRules } from './slot-rules'
import { maxDishGain, maxNutritionGain, prepareBoundFacts } from './upper-bound'

const never = () => false

function weekOf(seed: number, slots = 5, recipes = 8) {
  const request = generatedWeek(seed, { slots, recipes, lots: 10 })
  const problem = buildPlanningProblem(request)
  return { problem, rules: buildSlotRules(request, problem) }
}

describe('the bound', () => {
  test('no completed plan exceeds the bound at any depth', () => {
    const seeds = fc.integer({ min: 1, max: 100_000 })
    const dishes = fc.array(fc.nat(7), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(seeds, dishes, (seed, plan) => {
        const { problem, rules } = weekOf(seed)
        const facts = prepareBoundFacts(createPlanState(problem, rules))
        const chosen = plan.map((dish, slot) => {
          const fits = rules.fits[slot] ?? new Int32Array(0)
          return fits[dish % Math.max(1, fits.length)] ?? -1
        })
        if (chosen.includes(-1)) return
        const total = scoreAssignment(problem, Int32Array.from(chosen)).total
        for (let turn = 0; turn <= chosen.length; turn += 1) {
          const state = createPlanState(problem, rules)
          for (const [slot, recipe] of chosen.slice(0, turn).entries()) putDish(state, slot, recipe)
          let max = state.total
          chosen.slice(turn).forEach((recipe, later) => {
            const slot = turn + later
            const at = rules.fits[slot]?.indexOf(recipe) ?? -1
            max +=
              maxDishGain(state, facts, turn, slot, recipe) + maxNutritionGain(state, facts, slot, recipe, at)
          })
          expect(max).toBeGreaterThanOrEqual(total - 1e-6)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('sharers decrease as the week goes on', () => {
    const { problem, rules } = weekOf(4)
    const { sharers } = prepareBoundFacts(createPlanState(problem, rules))
    sharers.slice(1).forEach((later, turn) => {
      later.forEach((count, food) => {
        expect(count).toBeLessThanOrEqual(sharers[turn]?.[food] ?? 0)
      })
    })
    expect([...(sharers.at(-1) ?? [])].every((count) => count === 0)).toBe(true)
  })
})

describe('the proof', () => {
  const { problem, rules } = weekOf(12, 5, 12)
  const start = createPlanState(problem, rules)
  fillGreedily(start)
  const greedy = start.assignment.slice()
  const points = start.total

  test('finds the best plan from any start, and its result does not depend on the start', () => {
    const fromGreedy = branchAndBound(createPlanState(problem, rules), greedy, points, {
      looks: 1e7,
      timeIsUp: never,
    })
    const fromNothing = branchAndBound(createPlanState(problem, rules), greedy, Number.NEGATIVE_INFINITY, {
      looks: 1e7,
      timeIsUp: never,
    })
    expect(fromGreedy.bound).toBe(fromGreedy.total)
    expect(fromNothing.total).toBeCloseTo(fromGreedy.total, 6)
    expect(fromGreedy.total).toBeGreaterThanOrEqual(points - 1e-9)
  })

  test('without nodes left it keeps the plan and still returns a bound', () => {
    const whole = branchAndBound(createPlanState(problem, rules), greedy, points, {
      looks: 1e7,
      timeIsUp: never,
    })
    for (const terms of [
      { looks: 0, timeIsUp: never },
      { looks: 1e7, timeIsUp: () => true },
      { looks: 200, timeIsUp: never },
    ]) {
      const cut = branchAndBound(createPlanState(problem, rules), greedy, points, terms)
      expect(cut.total).toBeGreaterThanOrEqual(points - 1e-9)
      expect(cut.bound).toBeGreaterThanOrEqual(whole.total - 1e-6)
    }
  })

  test('leaves the state empty', () => {
    const state = createPlanState(problem, rules)
    branchAndBound(state, greedy, points, { looks: 1e7, timeIsUp: never })
    expect([...state.assignment].every((dish) => dish === -1)).toBe(true)
  })

  test('five slots and thirty recipes are proven', () => {
    for (const seed of [1, 2, 3]) {
      const week = weekOf(seed, 5, 30)
      const state = createPlanState(week.problem, week.rules)
      fillGreedily(state)
      const found = improvePlan(state, { random: seededRandom(1), maxSteps: 500, timeIsUp: never })
      const proof = branchAndBound(createPlanState(week.problem, week.rules), found.best, found.total, {
        looks: 300_000,
        timeIsUp: never,
      })
      expect(proof.bound).toBe(proof.total)
      expect(proof.total - found.total).toBeLessThanOrEqual(0.03 * Math.max(1, Math.abs(proof.total)))
    }
  })
})
