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

/** A dish that uses something of the house goes before any that uses nothing: what that adds to its score. Example: `usesSomething` is 10. */
export const usesStockBonus = 10

// No sum of the weights leaves these bounds.
const [lowest, highest] = [-3.5, 2.5]
// Module constants inline into the loop; imported ones are read each time.
const levels = scoreLevels
const foodUnit = requiredFoodUnit
const luckWeight = suggestionWeights.luck
const levelsPerPoint = levels / (highest - lowest)
// The best score that is possible is added up in another order than the true one.
const slack = 1e-6

/**
 * The best few dishes for an ask, the best first. First every dish gets the best score it could have, by looking only at the
 * recipes of the foods in the house; then dishes are tried in that order until no other can be better. Where lots are named, it
 * takes of them. Example: `rank(index, trialKitchen(index, stock, ask), ask, 24)`.
 */
export function rankDishes(
  index: RecipeIndex,
  kitchen: EvaluationContext,
  ask: SuggestionRequest,
  room: number,
  named?: readonly LotCell[],
): ScoredItem[] {
  const best = new TopK(room)
  if (room <= 0) return []
  const desk = rankingBuffersFor(index, kitchen)
  writeHistory(desk, index, ask)
  writeMainFades(desk, index, ask)
  computeScoreBounds(desk, index, kitchen)
  if (named) markDishesUsingLots(desk, index, named)
  queue(desk, index, ask, named !== undefined)
  const trial = new DishEvaluator(index, kitchen, ask)
  const { quick, mainFood } = index.dishes
  const { first, next, mainFade, history } = desk
  const { among, seed = 0 } = ask
  for (let level = 2 * levels - 1; level >= 0; level -= 1) {
    let place = first[level] ?? -1
    if (place < 0) continue
    if (bestIn(level) < best.bar) break
    for (; place >= 0; place = next[place] ?? -1) {
      const id = index.recipes[place]?.id ?? 0
      // Asked only of dishes good enough to be tried: most of a large cookbook never are.
      if (among && !among(id)) continue
      if (!trial.run(place) || (named && !trial.takesNamed)) continue
      const score =
        stockScore(trial.uses, trial.covered, trial.toBuy, trial.rescue) +
        (quick[place] ?? 0) +
        (history[place] ?? 0) -
        (mainFade[mainFood[place] ?? -1] ?? 0) +
        luckWeight * seededValueFor(seed, id)
      best.offer({ id, place, score: roundScore(score) + (trial.uses ? usesStockBonus : 0) })
    }
  }
  return best.inOrder()
}

/** Puts the dishes that may be suggested into lists by the best score they can have. */
function queue(
  { there, rescue, assumed, namedPlaces, namedCount, history, first, next, mainFade }: RankingBuffers,
  { dishes, recipes }: RecipeIndex,
  ask: SuggestionRequest,
  mustTakeNamed: boolean,
): void {
  const { points, required, allergens, unfit, occasions, minutes, quick, mainFood } = dishes
  const { avoids, diets } = dietaryNeedsOf(ask.eaters)
  const isAny = ask.occasion === undefined || ask.occasion === 'general'
  const occasion = isAny ? 0 : occasionBit(ask.occasion)
  const { maxMinutes, maxToBuy = Number.POSITIVE_INFINITY } = ask
  const ateLately = (ask.recent?.length ?? 0) > 0
  const count = mustTakeNamed ? namedCount : recipes.length
  for (let at = 0; at < count; at += 1) {
    const place = mustTakeNamed ? (namedPlaces[at] ?? 0) : at
    const all = points[place] ?? 0
    if (all === 0 || ((allergens[place] ?? -1) & avoids) !== 0 || ((unfit[place] ?? -1) & diets) !== 0)
      continue
    if (!isAny && ((occasions[place] ?? 0) & occasion) === 0) continue
    if (maxMinutes !== undefined && !((minutes[place] ?? Number.NaN) <= maxMinutes)) continue
    const here = there[place] ?? 0
    const given = assumed[place] ?? 0
    const toBuy = (required[place] ?? 0) - ((here / foodUnit) | 0) - ((given / foodUnit) | 0)
    const stands = (quick[place] ?? 0) + (history[place] ?? 0)
    if (toBuy > maxToBuy || stands === unwelcome) continue
    const whole = all - (given % foodUnit)
    const covered = whole > 0 ? (here % foodUnit) / whole : 1
    const lately = ateLately ? (mainFade[mainFood[place] ?? -1] ?? 0) : 0
    const hope = stockScore(here > 0, covered, toBuy, rescue[place] ?? 0) + stands - lately + luckWeight
    const level = levelOf(hope + slack) + (here > 0 ? levels : 0)
    next[place] = first[level] ?? -1
    first[level] = place
  }
}

function levelOf(score: number): number {
  const level = ((score - lowest) * levelsPerPoint) | 0
  return level < 0 ? 0 : level >= levels ? levels - 1 : level
}

/** The best score that a dish of a level, or of one below, can have. */
function bestIn(level: number): number {
  const edge = lowest + ((level % levels) + 1) / levelsPerPoint
  return level >= levels ? edge + usesStockBonus : edge
}

const unwelcome = Number.NEGATIVE_INFINITY

/** Writes what the household's stars and its last meals say of its dishes, and which it does not want to see. */
function writeHistory(
  { history }: RankingBuffers,
  { placeOf }: RecipeIndex,
  { recent = [], liked, exclude = [], alongside = [] }: SuggestionRequest,
) {
  for (const [id, stars] of liked ?? []) {
    const place = placeOf.get(id)
    if (place !== undefined) history[place] = standingScore(Number.NaN, stars, 0, 0)
  }
  const fades = new Map<number, number>()
  for (const { id, daysAgo } of recent) fades.set(id, Math.max(recencyFade(daysAgo), fades.get(id) ?? 0))
  for (const [id, fade] of fades) {
    const place = placeOf.get(id)
    if (place !== undefined)
      history[place] = (history[place] ?? 0) + standingScore(Number.NaN, Number.NaN, fade, 0)
  }
  for (const id of [...exclude, ...alongside]) {
    const place = placeOf.get(id)
    if (place !== undefined) history[place] = unwelcome
  }
}

/** Writes what a dish loses for its main food, by the number of the food. */
function writeMainFades(
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
