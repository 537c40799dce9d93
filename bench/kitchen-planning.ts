import { addDays } from '@larder/kitchen/day'
import { planMeals, rerollSlot } from '@larder/kitchen/planning'
import type { MealSlot, Plan, PlanAsk } from '@larder/kitchen/planning/ask'
import { boardOf } from '@larder/kitchen/planning/board'
import { scoreOf } from '@larder/kitchen/planning/goals'
import { leanings } from '@larder/kitchen/planning/leanings'
import { rulesOf } from '@larder/kitchen/planning/rules'
import { fillGreedily, putLocked } from '@larder/kitchen/planning/search'
import { gainOf, stateOf, takeDish } from '@larder/kitchen/planning/state'
import { generatedLots, generatedRecipes, someDay } from '@larder/kitchen/testing/generated-kitchen'
import { generatedWeek } from '@larder/kitchen/testing/generated-week'
import { median } from './house/percentile'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const weeks = 3
const smallWeeks = 10
const slots = 14
const recipes = 2000
const lots = 200
/** So much longer a search may go on to show what a week could have been. */
const patience = 10

/** How fast a week is planned, and how good the plan is. */
export async function measure(): Promise<Figure[]> {
  const runs = Array.from({ length: weeks }, (_, at) => planWeek(at + 1))
  const reached = runs.map(({ greedy, ours, long }) =>
    long > greedy ? Math.min(1, (ours - greedy) / (long - greedy)) : 1,
  )
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const points = (part: 'greedy' | 'ours' | 'long') => told(mean(runs.map((run) => run[part])))
  const size = `${slots} slots, ${recipes} recipes, ${lots} lots`
  return [
    {
      name: 'a week',
      value: median(runs.map(({ ms }) => ms)),
      unit: 'ms',
      limit: 1000,
      note: `${size}, never seen before; slowest ${told(Math.max(...runs.map(({ ms }) => ms)))}`,
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
      note: `the same recipes, planned twice: never dearer than a balanced one; slowest ${told(Math.max(...runs.map(({ thriftyMs }) => thriftyMs)))}`,
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
      note: `of what ${patience} times the steps gain; points: greedy ${points('greedy')}, ours ${points('ours')}, longer ${points('long')}`,
    },
    movesAgainstAnew(),
    provenWeeks(),
  ]
}

function weekAsk(seed: number): PlanAsk {
  return {
    slots: Array.from({ length: slots }, (_, at): MealSlot => {
      const meal = at % 2 === 0 ? 'lunch' : 'dinner'
      const eaters = [
        { name: 'Mia', portions: 2, diets: [], avoids: [{ allergen: 'nuts', severity: 'high' } as const] },
      ]
      return { id: `slot-${at}`, day: addDays(someDay, Math.floor(at / 2)), meal, eaters }
    }),
    recipes: generatedRecipes(recipes, seed),
    lots: generatedLots(lots, seed),
    today: someDay,
    rules: { noRepeatWithinDays: 7, maxMinutesWeekdays: 60 },
    target: { kcal: 2000, protein: 60, fiber: 25 },
    seed,
  }
}

function planWeek(seed: number) {
  const ask = weekAsk(seed)
  const first = timed(() => planned(ask))
  const again = timed(() => planned(ask))
  const thrifty = { ...ask, goals: leanings.thrifty, notDearerThan: leanings.balanced }
  const thriftyMs = timed(() => planned(thrifty)).ms
  const reroll = timed(() => rerollSlot(ask, first.result, 'slot-3', seed))
  const long = planned({ ...ask, maxSteps: first.result.steps * patience })
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

/** What one more dish brings, move by move, next to reckoning the whole plan anew. */
function movesAgainstAnew(): Figure {
  const state = greedyState(weekAsk(1))
  takeDish(state, 5)
  const dishes = [...(state.rules.fits[5] ?? [])]
  const plan = state.assignment.slice()
  const moveByMove = () => dishes.reduce((sum, recipe) => sum + gainOf(state, 5, recipe), 0)
  const allAnew = () =>
    dishes.reduce((sum, recipe) => {
      plan[5] = recipe
      return sum + scoreOf(state.board, plan).total
    }, 0)
  moveByMove()
  const moves = timed(moveByMove)
  const anew = timed(allAnew)
  const each = (ms: number) => told((1000 * ms) / dishes.length)
  return {
    name: 'a move against anew',
    value: anew.ms / moves.ms,
    unit: 'ratio',
    note: `${each(moves.ms)} and ${each(anew.ms)} µs a dish`,
  }
}

function provenWeeks(): Figure {
  const asks = Array.from({ length: smallWeeks }, (_, at) =>
    generatedWeek(at + 1, { slots: 5, recipes: 30, lots: 10 }),
  )
  const runs = asks.map((ask) => timed(() => planMeals(ask)))
  const proven = runs.filter(({ result }) => !result.ok || result.gap === 0).length
  return {
    name: 'small weeks proven',
    value: proven / smallWeeks,
    unit: 'ratio',
    note: `5 slots, 30 recipes, ${told(median(runs.map(({ ms }) => ms)))} ms each`,
  }
}

function greedyState(ask: PlanAsk) {
  const board = boardOf(ask)
  const state = stateOf(board, rulesOf(ask, board))
  putLocked(state)
  fillGreedily(state)
  return state
}

function planned(ask: PlanAsk): Plan {
  const plan = planMeals(ask)
  if (!plan.ok) throw new Error(plan.conflicts.map(({ say }) => say).join('\n'))
  return plan
}

function timed<Result>(work: () => Result): { ms: number; result: Result } {
  const start = performance.now()
  const result = work()
  return { ms: performance.now() - start, result }
}
