import { dietaryNeedsOf } from '../diet/eater'
import { seededValueFor } from '../seeded-random'
import type { EvaluationContext, LotCell } from './dish-evaluator'
import { DishEvaluator } from './dish-evaluator'
import { occasionBit } from './dish-kind'
import type { RankingBuffers } from './ranking-buffers'
import { rankingBuffersFor, scoreLevels } from './ranking-buffers'
import type { RecipeIndex } from './recipe-index'
import { requiredFoodUnit } from './recipe-index'
import { computeScoreBounds, markDishesUsingLots } from './score-bounds'
import type { SuggestionRequest } from './suggestion-request'
import { recencyFade, roundScore, standingScore, stockScore, suggestionWeights } from './suggestion-score'
import type { ScoredItem } from './top-k'
import { TopK } from './top-k'

/** The score bonus of a dish that uses any stock, so that it ranks before all others. Example: `usesSomething` is 10. */
export const usesStockBonus = 10

// No sum of the weights exceeds these bounds.
const [lowest, highest] = [-3.5, 2.5]
// Module constants inline into the loop; imported ones are read each time.
const levels = scoreLevels
// A power of two: its multiples and the rest are the high and the low bits of a sum.
const foodBits = Math.log2(requiredFoodUnit)
const pointBits = requiredFoodUnit - 1
const luckWeight = suggestionWeights.luck
const levelsPerPoint = levels / (highest - lowest)
// The upper bound is summed in another order than the exact score.
const slack = 1e-6

/**
 * Returns the best few dishes for a request, best first. First every dish gets an upper bound of its score from the
 * recipes of the foods in stock; then dishes are evaluated in that order until no other can be better. If lots are
 * named, each dish uses them.
 * Example: `rankDishes(index, createEvaluationContext(index, stock, request), request, 24)`.
 */
export function rankDishes(
  index: RecipeIndex,
  kitchen: EvaluationContext,
  request: SuggestionRequest,
  room: number,
  named?: readonly LotCell[],
): ScoredItem[] {
  const best = new TopK(room)
  if (room <= 0) return []
  const buffers = rankingBuffersFor(index, kitchen)
  computeHistoryScores(buffers, index, request)
  computeMainFoodPenalties(buffers, index, request)
  computeScoreBounds(buffers, index, kitchen)
  if (named) markDishesUsingLots(buffers, index, named)
  fillBuckets(buffers, index, request, named !== undefined)
  const trial = new DishEvaluator(index, kitchen, request)
  const { id: ids, quick, mainFood } = index.dishes
  const { first, next, mainFade, history } = buffers
  const { among, seed = 0 } = request
  for (let level = 2 * levels - 1; level >= 0; level -= 1) {
    let position = first[level] ?? -1
    if (position < 0) continue
    if (maxScoreOf(level) < best.bar) break
    for (; position >= 0; position = next[position] ?? -1) {
      const id = ids[position] ?? 0
      // Checked only for dishes good enough to be evaluated: most of a large cookbook never are.
      if (among && !among(id)) continue
      if (!trial.run(position) || (named && !trial.takesNamed)) continue
      const score =
        stockScore(trial.uses, trial.covered, trial.toBuy, trial.rescue) +
        (quick[position] ?? 0) +
        (history[position] ?? 0) -
        (mainFade[mainFood[position] ?? -1] ?? 0) +
        luckWeight * seededValueFor(seed, id)
      best.offer({ id, place: position, score: roundScore(score) + (trial.uses ? usesStockBonus : 0) })
    }
  }
  return best.inOrder()
}

/** Sorts the eligible dishes into buckets by their upper bound. */
function fillBuckets(
  { there, rescue, assumed, namedPlaces, namedCount, history, first, next, mainFade }: RankingBuffers,
  { dishes, recipes }: RecipeIndex,
  request: SuggestionRequest,
  mustTakeNamed: boolean,
): void {
  const { points, required, allergens, unfit, occasions, minutes, quick, mainFood } = dishes
  const { avoids, diets } = dietaryNeedsOf(request.eaters)
  const isAny = request.occasion === undefined || request.occasion === 'general'
  const occasion = isAny ? 0 : occasionBit(request.occasion)
  const { maxMinutes, maxToBuy = Number.POSITIVE_INFINITY } = request
  const ateLately = (request.recent?.length ?? 0) > 0
  const count = mustTakeNamed ? namedCount : recipes.length
  for (let at = 0; at < count; at += 1) {
    const position = mustTakeNamed ? (namedPlaces[at] ?? 0) : at
    const all = points[position] ?? 0
    if (all === 0 || ((allergens[position] ?? -1) & avoids) !== 0 || ((unfit[position] ?? -1) & diets) !== 0)
      continue
    if (!isAny && ((occasions[position] ?? 0) & occasion) === 0) continue
    if (maxMinutes !== undefined && !((minutes[position] ?? Number.NaN) <= maxMinutes)) continue
    const here = there[position] ?? 0
    const given = assumed[position] ?? 0
    const toBuy = (required[position] ?? 0) - (here >> foodBits) - (given >> foodBits)
    const stands = (quick[position] ?? 0) + (history[position] ?? 0)
    if (toBuy > maxToBuy || stands === unwelcome) continue
    const whole = all - (given & pointBits)
    const covered = whole > 0 ? (here & pointBits) / whole : 1
    const lately = ateLately ? (mainFade[mainFood[position] ?? -1] ?? 0) : 0
    const hope = stockScore(here > 0, covered, toBuy, rescue[position] ?? 0) + stands - lately + luckWeight
    const level = levelOf(hope + slack) + (here > 0 ? levels : 0)
    next[position] = first[level] ?? -1
    first[level] = position
  }
}

function levelOf(score: number): number {
  const level = ((score - lowest) * levelsPerPoint) | 0
  return level < 0 ? 0 : level >= levels ? levels - 1 : level
}

/** The maximum score of a dish in this bucket or below. */
function maxScoreOf(level: number): number {
  const edge = lowest + ((level % levels) + 1) / levelsPerPoint
  return level >= levels ? edge + usesStockBonus : edge
}

const unwelcome = Number.NEGATIVE_INFINITY

/** Computes the score parts of the household's stars and last meals, and marks the excluded dishes. */
function computeHistoryScores(
  { history }: RankingBuffers,
  { placeOf }: RecipeIndex,
  { recent = [], liked, exclude = [], alongside = [] }: SuggestionRequest,
) {
  for (const [id, stars] of liked ?? []) {
    const position = placeOf.get(id)
    if (position !== undefined) history[position] = standingScore(Number.NaN, stars, 0, 0)
  }
  const fades = new Map<number, number>()
  for (const { id, daysAgo } of recent) fades.set(id, Math.max(recencyFade(daysAgo), fades.get(id) ?? 0))
  for (const [id, fade] of fades) {
    const position = placeOf.get(id)
    if (position !== undefined)
      history[position] = (history[position] ?? 0) + standingScore(Number.NaN, Number.NaN, fade, 0)
  }
  for (const id of [...exclude, ...alongside]) {
    const position = placeOf.get(id)
    if (position !== undefined) history[position] = unwelcome
  }
}

/** Computes the penalty of a dish for its main food, by food number. */
function computeMainFoodPenalties(
  { mainFade }: RankingBuffers,
  { placeOf, dishes }: RecipeIndex,
  { recent = [] }: SuggestionRequest,
) {
  for (const { id, daysAgo } of recent) {
    const main = dishes.mainFood[placeOf.get(id) ?? -1] ?? -1
    const fade = suggestionWeights.sameMainLately * recencyFade(daysAgo)
    if (main >= 0) mainFade[main] = Math.max(fade, mainFade[main] ?? 0)
  }
}
