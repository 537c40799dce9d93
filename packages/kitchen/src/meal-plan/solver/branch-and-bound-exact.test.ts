import highs from 'highs'
import { describe, expect, test } from 'vitest'
import { daysBetween, weekday } from '../../date/day'
import { isPerishableLot } from '../../expiry/perishable-lot'
import { gramsOf } from '../../quantity/quantity'
import { seededRandom } from '../../seeded-random'
import { generatedWeek } from '../../testing/generated-week'
import { allPlans, eatingOrder, keepsRules, referencePoints } from '../../testing/reference-planner'
import { packGramsOf } from '../pack-weight'
import { planMeals } from '../plan-meals'
import { defaultGoals, type PlannedMeal, type PlanRequest } from '../plan-request'
import { purchaseWeightOf } from '../purchase-weight'
import { fillGreedily, improvePlan, placeLockedDishes } from './local-search'
import { assignmentOf, scoreAssignment, scorePlan } from './plan-score'
import { createPlanState } from './plan-state'
import { buildPlanningProblem } from './planning-problem'
import { buildSlotRules } from './slot-rules'
import { firstUse, mustUseWeight } from './stock-allocation'

const never = () => false
/** The solver, not the planner, needs seconds for some weeks. */
const patience = 60_000
const within = 0.03
const seeds = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at)

/** Exhaustive search, with `scorePlan` as the reference. */
function bestOfAll(request: PlanRequest): number | undefined {
  const problem = buildPlanningProblem(request)
  let best: number | undefined
  for (const meals of allPlans(request)) {
    const { total } = scoreAssignment(problem, assignmentOf(problem, meals))
    if (best === undefined || total > best) best = total
  }
  return best
}

function searchedAlone(request: PlanRequest): { greedy: number; found: number } {
  const problem = buildPlanningProblem(request)
  const state = createPlanState(problem, buildSlotRules(request, problem))
  placeLockedDishes(state)
  fillGreedily(state)
  const greedy = state.total
  const { best } = improvePlan(state, { random: seededRandom(request.seed), maxSteps: 1000, timeIsUp: never })
  return { greedy, found: scoreAssignment(problem, best).total }
}

describe('against exhaustive search', () => {
  test.each(seeds(12, 1))('week %i: the plan is the best one and proven', (seed) => {
    const size =
      seed % 4 === 0 ? { slots: 5, recipes: 8, lots: 8 } : { slots: 4, recipes: 8 + (seed % 5), lots: 8 }
    const request = generatedWeek(seed, { ...size, picky: seed % 3 === 0 })
    const best = bestOfAll(request)
    const plan = planMeals({ ...request, maxSteps: 500 })
    expect(plan.ok).toBe(best !== undefined)
    if (!plan.ok || best === undefined) return
    expect(plan.score.total).toBeCloseTo(best, 6)
    expect(plan.gap).toBe(0)
    expect(plan.bound).toBe(plan.score.total)
    expect(plan.score.total).toBeCloseTo(referencePoints(request, plan.meals), 6)
    const { greedy, found } = searchedAlone(request)
    expect(found).toBeGreaterThanOrEqual(greedy - 1e-9)
    expect(best - found).toBeLessThanOrEqual(within * Math.max(1, Math.abs(best)))
  })
})

describe('against a mixed-integer solver', async () => {
  const solver = await highs()

  test.each(seeds(10, 1001))('week %i: as many points as the solver finds', { timeout: patience }, (seed) => {
    const size = { slots: seed % 16 === 0 ? 5 : 4, recipes: 8 + (seed % 3), lots: 8, oneLotEach: true }
    // A cook who weighs leftovers heavily may let stock spoil rather than open a pack; a plan takes what is in stock.
    const { target: _, ...week } = generatedWeek(seed, size)
    const request = { ...week, goals: { leftover: 0 } }
    const plan = planMeals({ ...request, maxSteps: 500 })
    const solved = solver.solve(asProgram(request), { mip_rel_gap: 0 })
    expect(solved.Status === 'Optimal').toBe(plan.ok)
    if (!plan.ok) return
    const best = solved.ObjectiveValue
    expect(plan.score.total).toBeGreaterThanOrEqual(best - within * Math.max(1, Math.abs(best)))
    expect(plan.score.total).toBeCloseTo(best, 4)
    const chosen = chosenIn(request, solved.Columns)
    expect(scorePlan(request, chosen).total).toBeCloseTo(best, 4)
  })
})

function chosenIn(request: PlanRequest, columns: Readonly<Record<string, object>>): PlannedMeal[] {
  const isChosen = (name: string) => {
    const column = columns[name]
    return column !== undefined && 'Primal' in column && Math.round(Number(column.Primal)) === 1
  }
  return eatingOrder(request).map(({ id }, s) => {
    const recipe = request.recipes.find((dish) => isChosen(`x_${s}_${dish.id}`))
    return { slotId: id, ...(recipe ? { recipeId: recipe.id } : {}) }
  })
}

/**
 * The same week as a linear program in CPLEX format. With at most one lot per food, taking in the order of the meals is
 * optimal, so the program may allocate freely; nutrition is nonlinear and left out.
 */
function asProgram(request: PlanRequest): string {
  const goals = { ...defaultGoals, ...request.goals }
  const problem = buildPlanningProblem(request)
  const slots = eatingOrder(request)
  const apart = request.rules?.noRepeatWithinDays ?? 0
  const foods = [
    ...new Set(request.recipes.flatMap(({ lines }) => lines.map(({ foodId = '' }) => foodId))),
  ].sort()
  const aim: string[] = []
  const rows: string[] = []
  const binaries: string[] = []
  const whole: string[] = []
  const dishesOf = slots.map((slot) => request.recipes.filter((recipe) => keepsRules(request, slot, recipe)))
  const term = (factor: number, name: string) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`
  slots.forEach((slot, s) => {
    const dishes = dishesOf[s] ?? []
    rows.push(
      dishes.length > 0
        ? `${dishes.map(({ id }) => `+ x_${s}_${id}`).join(' ')} = 1`
        : `x_${s}_0 = 1\nx_${s}_0 = 0`,
    )
    for (const { id } of dishes) {
      binaries.push(`x_${s}_${id}`)
      const stays =
        slot.meal === 'lunch' && weekday(slot.day) <= 5 && problem.staysHome[problem.recipeAt.get(id) ?? 0]
      const liked = (request.liking?.[id] ?? 0) * goals.liking - (stays ? goals.carry : 0)
      if (liked !== 0) aim.push(term(liked, `x_${s}_${id}`))
    }
  })
  for (const { id } of request.recipes) {
    slots.forEach((a, s) => {
      slots.forEach((b, t) => {
        if (s >= t || Math.abs(daysBetween(a.day, b.day)) >= apart) return
        rows.push(`x_${s}_${id} + x_${t}_${id} <= 1`)
      })
    })
  }
  const lastDay = slots.at(-1)?.day ?? request.today
  foods.forEach((food, f) => {
    const lot = request.lots.find(({ foodId }) => foodId === food)
    const grams = (lot && gramsOf(lot.quantity, food)) ?? 0
    const expiry = lot?.expiry
    const lost = expiry?.kind === 'use-by' && expiry.day < request.today
    const inDanger = expiry && expiry.day >= request.today && daysBetween(lastDay, expiry.day) <= 2
    const rescue = inDanger ? goals.rescueLot + (goals.rescue100g * Math.min(1000, grams)) / 100 : 0
    const shopping = Math.min(7, daysBetween(request.today, lastDay) + 1)
    const must =
      lot && expiry && isPerishableLot(lot) && expiry.day >= request.today && expiry.day <= lastDay
        ? goals.mustUse * mustUseWeight(expiry.kind, daysBetween(request.today, expiry.day), shopping)
        : 0
    const perGram = (points: number) => (grams > 0 ? points / grams : 0)
    const [firstWorth, restWorth] = [
      perGram((must * firstUse.points) / firstUse.part),
      perGram((must * (1 - firstUse.points)) / (1 - firstUse.part)),
    ]
    const worth = perGram(rescue) + restWorth
    const takes: string[] = []
    const inTime: string[] = []
    const needs: string[] = []
    let max = 0
    slots.forEach((slot, s) => {
      const plates = slot.eaters.reduce((sum, { portions }) => sum + portions, 0)
      const need = (dishesOf[s] ?? []).flatMap(({ id, lines, servings }) => {
        const written = lines
          .filter(({ foodId }) => foodId === food)
          .map(({ quantity }) => (quantity ? (gramsOf(quantity, food) ?? 0) : 0))
        const sum = (written.reduce((a, b) => a + b, 0) / servings) * (plates || servings)
        return sum > 0 ? [{ sum, name: `x_${s}_${id}` }] : []
      })
      for (const { sum, name } of need) needs.push(term(sum, name))
      max += Math.max(0, ...need.map(({ sum }) => sum))
      if (!lot || lost || need.length === 0 || (expiry?.kind === 'use-by' && expiry.day < slot.day)) return
      takes.push(`t_${s}_${f}`)
      rows.push(`t_${s}_${f} ${need.map(({ sum, name }) => term(-sum, name)).join(' ')} <= 0`)
      if (!expiry || slot.day > expiry.day || worth <= 0) return
      aim.push(term(worth, `t_${s}_${f}`))
      inTime.push(`t_${s}_${f}`)
    })
    if (must > 0 && inTime.length > 0) {
      // The first part of a lot brings more for each gram.
      rows.push(
        `u_${f} ${inTime.map((take) => `- ${take}`).join(' ')} <= 0`,
        `u_${f} <= ${grams * firstUse.part}`,
      )
      aim.push(term(firstWorth - restWorth, `u_${f}`))
    }
    if (needs.length === 0) return
    if (takes.length > 0) rows.push(`${takes.join(' + ')} <= ${grams}`)
    rows.push(`${needs.join(' ')} ${takes.map((take) => `- ${take}`).join(' ')} - s_${f} = 0`)
    rows.push(`s_${f} - ${max} b_${f} <= 0`)
    binaries.push(`b_${f}`)
    aim.push(term(-goals.purchase * purchaseWeightOf(food), `b_${f}`))
    const price = request.prices?.[food]
    const pack = price?.packGrams ?? packGramsOf(food) ?? 0
    if (price && 'perGram' in price) aim.push(term(-price.perGram * goals.money, `s_${f}`))
    if (pack <= 0) return
    rows.push(`s_${f} - ${pack} n_${f} <= 0`)
    whole.push(`n_${f}`)
    if (price && 'pack' in price) aim.push(term(-price.pack * goals.money, `n_${f}`))
  })
  const { loss: losses, groups: ofAll } = problem.likeness
  for (const [kind, weight] of losses.entries()) {
    const groups = ofAll.filter((_, at) => at % losses.length === kind)
    for (const group of new Set(groups)) {
      if (group < 0) continue
      const among = slots.flatMap((_, s) =>
        (dishesOf[s] ?? [])
          .filter(({ id }) => groups[problem.recipeAt.get(id) ?? -1] === group)
          .map(({ id }) => `x_${s}_${id}`),
      )
      if (among.length < 2) continue
      // Of n dishes there are n (n − 1) / 2 pairs: never fewer than k n − k (k + 1) / 2, and for some k just as many.
      for (let k = 1; k < slots.length; k += 1) {
        rows.push(
          `p_${kind}_${group} ${among.map((name) => `- ${k} ${name}`).join(' ')} >= ${(-k * (k + 1)) / 2}`,
        )
      }
      aim.push(term(-weight, `p_${kind}_${group}`))
    }
  }
  return `Maximize\n obj: ${aim.join('\n ')}\nSubject To\n${rows.join('\n')}\nBinary\n ${binaries.join(' ')}\nGeneral\n ${whole.join(' ')}\nEnd`
}
