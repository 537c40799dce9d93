import type { RecipeIndex } from './recipe-index'
import { maxRecipeLines } from './recipe-index'

/**
 * Buffers for evaluating dishes, by the foods of an index; reused between requests.
 * Example: `evaluationBuffersFor(index).trials` counts up.
 */
export interface EvaluationBuffers {
  /** The evaluation in which a food was last put on the list. */
  readonly bought: Int32Array
  /** For each food that was short in evaluation `summed`: the tolerated shortfall, and the amount its packs could not give. */
  readonly forgiven: Float64Array
  readonly owed: Float64Array
  readonly summed: Int32Array
  /** The lines of a dish that were short, in order, and the covered part of each. */
  readonly shortLines: Int32Array
  readonly shortParts: Float64Array
  /** The lines with an amount that should be checked. */
  readonly unsureLines: Int32Array
  /** Number of evaluated dishes. */
  trials: number
}

const buffersByIndex = new WeakMap<RecipeIndex, EvaluationBuffers>()
/** Far below the maximum of a column. */
const maxEvaluations = 1e9

/** Returns the buffers of an index, sized for its foods. Example: `const { bought } = evaluationBuffersFor(index)`. */
export function evaluationBuffersFor(index: RecipeIndex): EvaluationBuffers {
  const foods = index.foods.texts.length
  const before = buffersByIndex.get(index)
  if (before && before.bought.length >= foods && before.trials < maxEvaluations) return before
  const size = foods + (foods >> 2) + 16
  const buffers: EvaluationBuffers = {
    bought: new Int32Array(size),
    forgiven: new Float64Array(size),
    owed: new Float64Array(size),
    summed: new Int32Array(size),
    // A line can be short twice: of its own food, then of its links.
    shortLines: new Int32Array(2 * maxRecipeLines),
    shortParts: new Float64Array(2 * maxRecipeLines),
    unsureLines: new Int32Array(maxRecipeLines),
    trials: 0,
  }
  buffersByIndex.set(index, buffers)
  return buffers
}
