import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatedWeek } from '../../testing/generated-week'
import { aDish, aSlot, aWeek } from '../../testing/week-builders'
import { applyAssignment } from './local-search'
import { scoreAssignment } from './plan-score'
import {
  clearSlot,
  createPlanState,
  gainOf,
  maxPossibleGain,
  prepareDay,
  putDish,
  repeatsTooSoon,
} from './plan-state'
import { buildPlanningProblem } from './planning-problem'
import { buildSlotRules } from './slot-rules'

function stateFor(seed: number, slots = 6, recipes = 20) {
  const request = generatedWeek(seed, { slots, recipes, lots: 12 })
  const problem = buildPlanningProblem({
    ...request,
    rules: {},
    history: [],
    slots: request.slots.map(({ maxMinutes: _, ...slot }) => slot),
  })
  const rules = buildSlotRules({ ...request, rules: {}, history: [] }, problem)
  return { problem, rules, state: createPlanState(problem, rules) }
}

const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(19), fc.boolean()), { maxLength: 40 })
const seeds = fc.integer({ min: 1, max: 100_000 })

describe('incremental scoring', () => {
  test('equals a full computation', () => {
    fc.assert(
      fc.property(seeds, moves, (seed, list) => {
        const { problem, state } = stateFor(seed)
        for (const [slot, recipe, put] of list) {
          if (!put) clearSlot(state, slot)
          else if (state.assignment[slot] === -1) {
            const before = scoreAssignment(problem, state.assignment).total
            const gain = gainOf(state, slot, recipe)
            expect(maxPossibleGain(state, slot, recipe, prepareDay(state, slot))).toBeGreaterThanOrEqual(
              gain - 1e-9,
            )
            putDish(state, slot, recipe)
            expect(scoreAssignment(problem, state.assignment).total - before).toBeCloseTo(gain, 6)
          }
          expect(state.total).toBeCloseTo(scoreAssignment(problem, state.assignment).total, 6)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('removing everything restores the empty state', () => {
    fc.assert(
      fc.property(seeds, moves, (seed, list) => {
        const { problem, rules, state } = stateFor(seed)
        for (const [slot, recipe] of list) if (state.assignment[slot] === -1) putDish(state, slot, recipe)
        for (const slot of problem.slots.keys()) clearSlot(state, slot)
        const fresh = createPlanState(problem, rules)
        expect(state.total).toBeCloseTo(fresh.total, 6)
        expect({ ...state, total: 0, scratch: 0, leads: 0 }).toEqual({
          ...fresh,
          total: 0,
          scratch: 0,
          leads: 0,
        })
      }),
      { numRuns: 30 },
    )
  })

  test('the rest of a lot is never negative', () => {
    fc.assert(
      fc.property(seeds, moves, (seed, list) => {
        const { state } = stateFor(seed)
        for (const [slot, recipe] of list) if (state.assignment[slot] === -1) putDish(state, slot, recipe)
        expect(Math.min(0, ...state.left)).toBe(0)
      }),
      { numRuns: 30 },
    )
  })

  test('applying an assignment gives that plan', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.nat(19), { minLength: 6, maxLength: 6 }),
        moves,
        (seed, dishes, list) => {
          const { problem, state } = stateFor(seed)
          for (const [slot, recipe] of list) if (state.assignment[slot] === -1) putDish(state, slot, recipe)
          const wanted = Int32Array.from(dishes)
          applyAssignment(state, wanted)
          expect(state.assignment).toEqual(wanted)
          expect(state.total).toBeCloseTo(scoreAssignment(problem, wanted).total, 6)
        },
      ),
      { numRuns: 30 },
    )
  })
})

test('clearing an empty slot changes nothing', () => {
  const { state } = stateFor(1)
  const before = state.total
  clearSlot(state, 0)
  expect(state.total).toBe(before)
})

test('a dish repeats too soon only near itself', () => {
  const recipes = [aDish(1, { egg: 50 }), aDish(2, { tomato: 50 })]
  const request = aWeek({ slots: [aSlot(0), aSlot(2), aSlot(4)], recipes, rules: { noRepeatWithinDays: 3 } })
  const problem = buildPlanningProblem(request)
  const state = createPlanState(problem, buildSlotRules(request, problem))
  putDish(state, 0, 0)
  expect([1, 2].map((slot) => repeatsTooSoon(state, slot, 0))).toEqual([true, false])
  expect(repeatsTooSoon(state, 1, 1)).toBe(false)
  expect(repeatsTooSoon(state, 0, 0)).toBe(false)
})
