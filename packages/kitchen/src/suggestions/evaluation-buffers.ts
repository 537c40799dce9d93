import type { RecipeIndex } from './recipe-index'
import { maxRecipeLines } from './recipe-index'

/** Room to try dishes, by the foods of an index; kept between answers, like the desk. Example: `trialRoom(index).trials` counts up. */
export interface EvaluationBuffers {
  /** The trial in which a food was last put on the list. */
  readonly bought: Int32Array
  /** Of each food that came short in trial `summed`: what was forgiven, and what its packs could not give. */
  readonly forgiven: Float64Array
  readonly owed: Float64Array
  readonly summed: Int32Array
  /** The lines of a dish that came short, in that order, and the part of each that is there. */
  readonly shortLines: Int32Array
  readonly shortParts: Float64Array
  /** The lines of which somebody should look whether there is enough. */
  readonly unsureLines: Int32Array
  /** How many dishes were tried. */
  trials: number
}

const buffersByIndex = new WeakMap<RecipeIndex, EvaluationBuffers>()
/** Far below what a column can count to. */
const maxEvaluations = 1e9

/** The room of an index, with a place for each of its foods. Example: `const { bought } = trialRoom(index)`. */
export function evaluationBuffersFor(index: RecipeIndex): EvaluationBuffers {
  const foods = index.foods.texts.length
  const before = buffersByIndex.get(index)
  if (before && before.bought.length >= foods && before.trials < maxEvaluations) return before
  const size = foods + (foods >> 2) + 16
  const room: EvaluationBuffers = {
    bought: new Int32Array(size),
    forgiven: new Float64Array(size),
    owed: new Float64Array(size),
    summed: new Int32Array(size),
    // A line can come short twice: by its own food, then by its links.
    shortLines: new Int32Array(2 * maxRecipeLines),
    shortParts: new Float64Array(2 * maxRecipeLines),
    unsureLines: new Int32Array(maxRecipeLines),
    trials: 0,
  }
  buffersByIndex.set(index, room)
  return room
}
