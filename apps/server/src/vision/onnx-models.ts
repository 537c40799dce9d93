import { fileURLToPath } from 'node:url'
import type { RunReader } from '@larder/sight/page/read-page'
import type { RunModel } from '@larder/sight/recognition/recognise-foods'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** In a build the models are beside this file; from source they are in the package. */
const folder = import.meta.url.endsWith('.ts')
  ? new URL('../../../../packages/sight/model/', import.meta.url)
  : new URL('./model/', import.meta.url)
const errorsOnly = 3

/** Loads a model for the calling thread. Inference blocks that thread, so it must not be the one that serves requests. */
function openOnnxSession(
  file: string,
  options: InferenceSession.SessionOptions = {},
): Promise<InferenceSession> {
  return InferenceSession.create(fileURLToPath(new URL(file, folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: errorsOnly,
    // Otherwise the memory for large pictures would stay allocated in the session.
    enableCpuMemArena: false,
    ...options,
  })
}

/** Returns the numbers of an output tensor. */
function toFloats(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('unexpected model output')
  return tensor.data
}

const side = 224

/** Loads the food recognition model. */
export async function loadIngredientModel(): Promise<RunModel> {
  const session = await openOnnxSession('ingredients.onnx')
  return async (input, count, size = { width: side, height: side }) => {
    const image = new Tensor('float32', input, [count, 3, size.height, size.width])
    const { logits, embedding, map, features, food, places, sides } = await session.run({ image })
    return {
      logits: toFloats(logits),
      embedding: toFloats(embedding),
      map: toFloats(map),
      features: toFloats(features),
      food: toFloats(food),
      places: toFloats(places),
      sides: toFloats(sides),
    }
  }
}

const rows = 40

/** Loads the model that reads a printed line: of receipts and packs, or of pages with fractions and more letters. */
export async function loadOcrModel(print: 'lines' | 'pages'): Promise<RunReader> {
  // Every line has its own width, so a memory plan cannot be reused.
  const session = await openOnnxSession(`printed-${print}.onnx`, { enableMemPattern: false })
  return async (strip, width) => {
    const lines = new Tensor('float32', strip, [1, 1, rows, width])
    const { chances } = await session.run({ lines })
    return toFloats(chances)
  }
}
