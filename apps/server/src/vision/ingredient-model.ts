import type { RunModel } from '@larder/sight/looking'
import { Tensor } from 'onnxruntime-node'
import { floats, openSession } from './open-session'

const side = 224

/** The model that knows foods. */
export async function openIngredientModel(): Promise<RunModel> {
  const session = await openSession('ingredients.onnx')
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
