import { fileURLToPath } from 'node:url'
import type { RunModel } from '@larder/sight/looking'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** Built, the model lies beside us; from the sources it lies where the package keeps it. */
const file = import.meta.url.endsWith('.ts')
  ? new URL('../../../../packages/sight/model/ingredients.onnx', import.meta.url)
  : new URL('./model/ingredients.onnx', import.meta.url)
const side = 224
const errorsOnly = 3

/** Loads the model for the thread that asks, which it then keeps busy: not the one that answers requests. */
export async function openIngredientModel(): Promise<RunModel> {
  const session = await InferenceSession.create(fileURLToPath(file), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: errorsOnly,
    // Larger pictures would leave their memory with the session for good.
    enableCpuMemArena: false,
  })
  return async (input, count, size = { width: side, height: side }) => {
    const image = new Tensor('float32', input, [count, 3, size.height, size.width])
    const { logits, embedding, map, features } = await session.run({ image })
    return {
      logits: floats(logits),
      embedding: floats(embedding),
      map: floats(map),
      features: floats(features),
    }
  }
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('the model answers something else')
  return tensor.data
}
