import { addDays } from '@larder/kitchen/date/day'
import { goalPresets } from '@larder/kitchen/meal-plan/goal-presets'
import { planMeals, rerollSlot } from '@larder/kitchen/meal-plan/plan-meals'
import type { MealSlot, Plan, PlanRequest } from '@larder/kitchen/meal-plan/plan-request'
import { fillGreedily, placeLockedDishes } from '@larder/kitchen/meal-plan/solver/local-search'
import { scoreAssignment } from '@larder/kitchen/meal-plan/solver/plan-score'
import { clearSlot, createPlanState, gainOf } from '@larder/kitchen/meal-plan/solver/plan-state'
import { buildPlanningProblem } from '@larder/kitchen/meal-plan/solver/planning-problem'
import { buildSlotRules } from '@larder/kitchen/meal-plan/solver/slot-rules'
import { fixedDay, generatedLots, generatedRecipes } from '@larder/kitchen/testing/generated-kitchen'
import { generatedWeek } from '@larder/kitchen/testing/generated-week'
import { median } from '../kit/percentile'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const weeks = 3
const smallWeeks = 10
const slots = 14
const recipes = 2000
const lots = 200
/** So much longer a search may go on to show what a week could have been. */
const timeoutSeconds = 10

/** How fast a week is planned, and how good the plan is. */
export async function measureKitchenPlanning(): Promise<BenchFigure[]> {
  const runs = Array.from({ length: weeks }, (_, at) => planWeek(at + 1))
  const reached = runs.map(({ greedy, ours, long }) =>
    long > greedy ? Math.min(1, (ours - greedy) / (long - greedy)) : 1,
  )
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const points = (part: 'greedy' | 'ours' | 'long') => formatFigure(mean(runs.map((run) => run[part])))
  const size = `${slots} slots, ${recipes} recipes, ${lots} lots`
  return [
    {
      name: 'a week',
      value: median(runs.map(({ ms }) => ms)),
      unit: 'ms',
      limit: 1000,
      note: `${size}, never seen before; slowest ${formatFigure(Math.max(...runs.map(({ ms }) => ms)))}`,
    },
    {
      name: 'a week again',
      value: median(runs.map(({ againMs }) => againMs)),
      unit: 'ms',
      note: 'the same recipes, known by now',
    },
    {
      name: 'a thrifty week',
      value: median(runs.map(({ thriftyMs }) => thriftyMs)),
      unit: 'ms',
      limit: 1000,
      note: `the same recipes, planned twice: never dearer than a balanced one; slowest ${formatFigure(Math.max(...runs.map(({ thriftyMs }) => thriftyMs)))}`,
    },
    {
      name: 'another dish',
      value: median(runs.map(({ rerollMs }) => rerollMs)),
      unit: 'ms',
      note: 'one slot anew',
    },
    {
      name: 'gain over greedy',
      value: mean(reached),
      unit: 'ratio',
      note: `of what ${timeoutSeconds} times the steps gain; points: greedy ${points('greedy')}, ours ${points('ours')}, longer ${points('long')}`,
    },
    compareIncrementalMoves(),
    compareWithOptimum(),
  ]
}

function weekAsk(seed: number): PlanRequest {
  return {
    slots: Array.from({ length: slots }, (_, at): MealSlot => {
      const meal = at % 2 === 0 ? 'lunch' : 'dinner'
      const eaters = [
        { name: 'Mia', portions: 2, diets: [], avoids: [{ allergen: 'nuts', severity: 'high' } as const] },
      ]
      return { id: `slot-${at}`, day: addDays(fixedDay, Math.floor(at / 2)), meal, eaters }
    }),
    recipes: generatedRecipes(recipes, seed),
    lots: generatedLots(lots, seed),
    today: fixedDay,
    rules: { noRepeatWithinDays: 7, maxMinutesWeekdays: 60 },
    target: { kcal: 2000, protein: 60, fiber: 25 },
    seed,
  }
}

function planWeek(seed: number) {
  const ask = weekAsk(seed)
  const first = timeSync(() => planWithRules(ask))
  const again = timeSync(() => planWithRules(ask))
  const thrifty = { ...ask, goals: goalPresets.thrifty, notDearerThan: goalPresets.balanced }
  const thriftyMs = timeSync(() => planWithRules(thrifty)).ms
  const reroll = timeSync(() => rerollSlot(ask, first.result, 'slot-3', seed))
  const long = planWithRules({ ...ask, maxSteps: first.result.steps * timeoutSeconds })
  return {
    ms: first.ms,
    againMs: again.ms,
    thriftyMs,
    rerollMs: reroll.ms,
    greedy: greedyState(ask).total,
    ours: first.result.score.total,
    long: Math.max(long.score.total, first.result.score.total),
  }
}

/** What one more dish brings, move by move, next to reckoning the whole plan again. */
function compareIncrementalMoves(): BenchFigure {
  const state = greedyState(weekAsk(1))
  clearSlot(state, 5)
  const dishes = [...(state.rules.fits[5] ?? [])]
  const plan = state.assignment.slice()
  const moveByMove = () => dishes.reduce((sum, recipe) => sum + gainOf(state, 5, recipe), 0)
  const allAnew = () =>
    dishes.reduce((sum, recipe) => {
      plan[5] = recipe
      return sum + scoreAssignment(state.problem, plan).total
    }, 0)
  moveByMove()
  const moves = timeSync(moveByMove)
  const anew = timeSync(allAnew)
  const each = (ms: number) => formatFigure((1000 * ms) / dishes.length)
  return {
    name: 'a move against anew',
    value: anew.ms / moves.ms,
    unit: 'ratio',
    note: `${each(moves.ms)} and ${each(anew.ms)} µs a dish`,
  }
}

function compareWithOptimum(): BenchFigure {
  const asks = Array.from({ length: smallWeeks }, (_, at) =>
    generatedWeek(at + 1, { slots: 5, recipes: 30, lots: 10 }),
  )
  const runs = asks.map((ask) => timeSync(() => planMeals(ask)))
  const proven = runs.filter(({ result }) => !result.ok || result.gap === 0).length
  return {
    name: 'small weeks proven',
    value: proven / smallWeeks,
    unit: 'ratio',
    note: `5 slots, 30 recipes, ${formatFigure(median(runs.map(({ ms }) => ms)))} ms each`,
  }
}

function greedyState(ask: PlanRequest) {
  const board = buildPlanningProblem(ask)
  const state = createPlanState(board, buildSlotRules(ask, board))
  placeLockedDishes(state)
  fillGreedily(state)
  return state
}

function planWithRules(ask: PlanRequest): Plan {
  const plan = planMeals(ask)
  if (!plan.ok) throw new Error(plan.conflicts.map(({ say }) => say).join('\n'))
  return plan
}

function timeSync<Result>(work: () => Result): { ms: number; result: Result } {
  const start = performance.now()
  const result = work()
  return { ms: performance.now() - start, result }
}
