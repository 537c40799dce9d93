import type { EvaluationContext, LotCell } from './dish-evaluator'
import type { RecipeIndex } from './recipe-index'

/**
 * Room to work out one answer, by the places of an index; kept between answers, because clearing it is cheaper than asking
 * for it anew. Example: `deskFor(index).there`.
 */
export interface RankingBuffers {
  /** The points of the lines whose food is here, or something for it, and the number of required foods, in one sum. */
  readonly there: Int32Array
  /** The same of the foods that every house has. */
  readonly assumed: Int32Array
  /** What it may save from spoiling. */
  readonly rescue: Float64Array
  /** 1 when it may take of what the cook named; the first `namedCount` of `namedPlaces` are those. */
  readonly named: Uint8Array
  readonly namedPlaces: Int32Array
  namedCount: number
  /** What its stars and its last cooking add to its score; minus infinity when it must not be suggested. */
  readonly history: Float64Array
  /** By score level: the first dish whose best possible score lies there; -1 for none. */
  readonly first: Int32Array
  /** The next dish of the same score level. */
  readonly next: Int32Array
  /** By the number of a food: what a dish loses for having it as its main food. */
  readonly mainFade: Float64Array
  /** The kitchen whose hopes stand on it: one kitchen is often asked several things in a row. */
  kitchen: EvaluationContext | undefined
  /** Which lots of that kitchen a food may take, as pairs; the first `offerCount` are in use. */
  readonly offeredCells: (readonly LotCell[])[]
  readonly offeredTo: number[]
  offerCount: number
}

/** How many score levels there are; dishes that use stock have as many again above them. Example: `scoreLevels` is 768. */
export const scoreLevels = 768

const buffersByIndex = new WeakMap<RecipeIndex, RankingBuffers>()

/**
 * A desk with a place for every recipe of the index, cleared of all but the hopes of this kitchen. Example:
 * `const { there } = deskFor(index, kitchen)`.
 */
export function rankingBuffersFor(index: RecipeIndex, kitchen: EvaluationContext): RankingBuffers {
  const room = index.recipes.length
  const foods = index.foods.texts.length
  const before = buffersByIndex.get(index)
  if (before && before.there.length >= room && before.mainFade.length >= foods) {
    if (before.kitchen !== kitchen) {
      before.there.fill(0)
      before.assumed.fill(0)
      before.rescue.fill(0)
      before.kitchen = undefined
      before.offerCount = 0
    }
    if (before.namedCount > 0) before.named.fill(0)
    before.namedCount = 0
    before.history.fill(0)
    before.first.fill(-1)
    before.mainFade.fill(0)
    return before
  }
  const size = room + (room >> 2) + 16
  const desk: RankingBuffers = {
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
  buffersByIndex.set(index, desk)
  return desk
}
