import type { EvaluationContext, LotCell } from './dish-evaluator'
import type { RecipeIndex } from './recipe-index'

/**
 * Buffers for one request, by the recipe positions of an index; reused, because clearing is cheaper than allocating.
 * Example: `rankingBuffersFor(index).there`.
 */
export interface RankingBuffers {
  /** The points of the lines with their food or an alternative in stock, and the number of required foods, in one sum. */
  readonly there: Int32Array
  /** The same for the foods that every house has. */
  readonly assumed: Int32Array
  /** The maximum rescue value. */
  readonly rescue: Float64Array
  /** 1 if it may use the food the cook named; the first `namedCount` of `namedPlaces` are those. */
  readonly named: Uint8Array
  readonly namedPlaces: Int32Array
  namedCount: number
  /** The score of its stars and its last cooking; minus infinity if it must not be suggested. */
  readonly history: Float64Array
  /** By score level: the first dish with an upper bound there; -1 for none. */
  readonly first: Int32Array
  /** The next dish of the same score level. */
  readonly next: Int32Array
  /** By food number: the penalty of a dish with it as its main food. */
  readonly mainFade: Float64Array
  /** The kitchen of the computed upper bounds: one kitchen often gets several requests in a row. */
  kitchen: EvaluationContext | undefined
  /** The lots of that kitchen a food may take, as pairs; the first `offerCount` are in use. */
  readonly offeredCells: (readonly LotCell[])[]
  readonly offeredTo: number[]
  offerCount: number
}

/** The number of score levels; dishes that use stock have as many again above them. Example: `scoreLevels` is 768. */
export const scoreLevels = 768

const buffersByIndex = new WeakMap<RecipeIndex, RankingBuffers>()

/**
 * Returns buffers sized for every recipe of the index, cleared except for the upper bounds of this kitchen.
 * Example: `const { there } = rankingBuffersFor(index, kitchen)`.
 */
export function rankingBuffersFor(index: RecipeIndex, kitchen: EvaluationContext): RankingBuffers {
  const capacity = index.recipes.length
  const foods = index.foods.texts.length
  const before = buffersByIndex.get(index)
  if (before && before.there.length >= capacity && before.mainFade.length >= foods) {
    if (before.kitchen !== kitchen) {
      before.there.fill(0)
      before.assumed.fill(0)
      before.rescue.fill(0)
      before.kitchen = undefined
      before.offerCount = 0
    }
    for (let at = 0; at < before.namedCount; at += 1) before.named[before.namedPlaces[at] ?? 0] = 0
    before.namedCount = 0
    before.history.fill(0)
    before.first.fill(-1)
    before.mainFade.fill(0)
    return before
  }
  const size = capacity + (capacity >> 2) + 16
  const buffers: RankingBuffers = {
    there: new Int32Array(size),
    assumed: new Int32Array(size),
    rescue: new Float64Array(size),
    named: new Uint8Array(size),
    namedPlaces: new Int32Array(size),
    namedCount: 0,
    history: new Float64Array(size),
    next: new Int32Array(size),
    first: new Int32Array(2 * scoreLevels).fill(-1),
    mainFade: new Float64Array(foods + (foods >> 2) + 16),
    kitchen: undefined,
    offeredCells: [],
    offeredTo: [],
    offerCount: 0,
  }
  buffersByIndex.set(index, buffers)
  return buffers
}
