import type { RunModel } from '@larder/sight/recognition/recognise-foods'
import { Tensor } from 'onnxruntime-node'
import { openOnnxSession, toFloats } from './onnx-session'

const side = 224

/** Loads the food recognition model. */
export async function loadIngredientModel(): Promise<RunModel> {
  const session = await openOnnxSession('ingredients.onnx')
  return async (input, count, size = { width: side, height: side }) => {
    const image = new Tensor('float32', input, [count, 3, size.height, size.width])
    const { logits, embedding, map, features, food } = await session.run({ image })
    return {
      logits: toFloats(logits),
      embedding: toFloats(embedding),
      map: toFloats(map),
      features: toFloats(features),
      food: toFloats(food),
    }
  }
}
