import type { RgbaImage } from '@larder/sight/image/image'
import type { RecognisedItem } from '@larder/sight/recognition/recognise-foods'
import { type ModelOutput, type RunModel, recogniseFoods } from '@larder/sight/recognition/recognise-foods'
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'

const model = new URL('../../../../packages/sight/model/ingredients.onnx', import.meta.url).href
const inputSize = 224

// Threads would need cross-origin isolation; one thread is fast enough.
env.wasm.numThreads = 1
env.wasm.wasmPaths = { wasm: runtime }

addEventListener('message', async ({ data: { picture } }: MessageEvent<RecognitionRequest>) => {
  try {
    const seen = await recogniseFoods(picture, await loadModel(), {
      onProgress: (done) => respond({ kind: 'progress', done }),
    })
    respond({ kind: 'seen', seen })
  } catch (error) {
    respond({ kind: 'failed', message: String(error) })
  }
})

function respond(response: RecognitionResponse) {
  postMessage(response)
}

async function loadModel(): Promise<RunModel> {
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] })
  return async (input, count, size = { width: inputSize, height: inputSize }) => {
    const image = new Tensor('float32', input, [count, 3, size.height, size.width])
    return toModelOutput(await session.run({ image }))
  }
}

/** Returns the model's outputs as plain arrays by their names. */
function toModelOutput(outputs: Record<string, { readonly data: unknown }>): ModelOutput {
  const { logits, embedding, ...others } = Object.fromEntries(
    Object.entries(outputs).map(([name, { data }]) => [
      name,
      data instanceof Float32Array ? data : undefined,
    ]),
  )
  if (!logits || !embedding) throw new Error('unexpected model output')
  return { logits, embedding, ...others }
}

export interface RecognitionRequest {
  readonly picture: RgbaImage
}

export type RecognitionResponse =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'seen'; readonly seen: readonly RecognisedItem[] }
  | { readonly kind: 'failed'; readonly message: string }
