import { fileURLToPath } from 'node:url'
import type { RunReader } from '@larder/sight/page-reading'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** Built, the model lies beside us; from the sources it lies where the package keeps it. */
const file = import.meta.url.endsWith('.ts')
  ? new URL('../../../../packages/sight/model/printed-lines.onnx', import.meta.url)
  : new URL('./model/printed-lines.onnx', import.meta.url)
const rows = 40
const errorsOnly = 3

/** Loads the model for the thread that asks, which it then keeps busy: not the one that answers requests. */
export async function openPrintModel(): Promise<RunReader> {
  const session = await InferenceSession.create(fileURLToPath(file), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: errorsOnly,
    // Every line has a width of its own: kept for the next, their memory would only grow.
    enableCpuMemArena: false,
    enableMemPattern: false,
  })
  return async (strip, width) => {
    const lines = new Tensor('float32', strip, [1, 1, rows, width])
    const { chances } = await session.run({ lines })
    if (!(chances?.data instanceof Float32Array)) throw new Error('the model answers something else')
    return chances.data
  }
}
