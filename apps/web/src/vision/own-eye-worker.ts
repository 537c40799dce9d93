import { lookAt, type ModelAnswer, type RunModel } from '@larder/sight/looking'
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { EyeAnswer, EyeQuestion } from './eye-question'

const model = new URL('../../../../packages/sight/model/ingredients.onnx', import.meta.url).href
const side = 224

// Threads would need the page to be isolated from everything else; one is fast enough.
env.wasm.numThreads = 1
env.wasm.wasmPaths = { wasm: runtime }

addEventListener('message', async ({ data: { picture } }: MessageEvent<EyeQuestion>) => {
  try {
    const seen = await lookAt(picture, await openModel(), {
      onProgress: (done) => tell({ kind: 'progress', done }),
    })
    tell({ kind: 'seen', seen })
  } catch (error) {
    tell({ kind: 'failed', message: String(error) })
  }
})

function tell(answer: EyeAnswer) {
  postMessage(answer)
}

async function openModel(): Promise<RunModel> {
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] })
  return async (input, count, size = { width: side, height: side }) => {
    const image = new Tensor('float32', input, [count, 3, size.height, size.width])
    return floatsOf(await session.run({ image }))
  }
}

/** Whatever the model answers, as bare numbers under the names it gave them. */
function floatsOf(answers: Record<string, { readonly data: unknown }>): ModelAnswer {
  const { logits, embedding, ...more } = Object.fromEntries(
    Object.entries(answers).map(([name, { data }]) => [
      name,
      data instanceof Float32Array ? data : undefined,
    ]),
  )
  if (!logits || !embedding) throw new Error('the model answers something else')
  return { logits, embedding, ...more }
}
