import type { EvaluationContext } from './dish-evaluator'
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
  /** The next dish that can hope for about the same score. */
  readonly next: Int32Array
  /** The kitchen whose hopes stand on it: one kitchen is often asked several things in a row. */
  kitchen: EvaluationContext | undefined
}

const buffersByIndex = new WeakMap<RecipeIndex, RankingBuffers>()

/**
 * A desk with a place for every recipe of the index, cleared of all but the hopes of this kitchen. Example:
 * `const { there } = deskFor(index, kitchen)`.
 */
export function rankingBuffersFor(index: RecipeIndex, kitchen: EvaluationContext): RankingBuffers {
  const room = index.recipes.length
  const before = buffersByIndex.get(index)
  if (before && before.there.length >= room) {
    if (before.kitchen !== kitchen) {
      before.there.fill(0)
      before.assumed.fill(0)
      before.rescue.fill(0)
      before.kitchen = undefined
    }
    if (before.namedCount > 0) before.named.fill(0)
    before.namedCount = 0
    before.history.fill(0)
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
    kitchen: undefined,
  }
  buffersByIndex.set(index, desk)
  return desk
}
