import { fileURLToPath } from 'node:url'
import { InferenceSession, type Tensor } from 'onnxruntime-node'

/** Built, a model lies beside us; from the sources it lies where the package keeps it. */
const folder = import.meta.url.endsWith('.ts')
  ? new URL('../../../../packages/sight/model/', import.meta.url)
  : new URL('./model/', import.meta.url)
const errorsOnly = 3

/** Loads a model for the thread that asks, which it then keeps busy: not the one that answers requests. */
export function openOnnxSession(
  file: string,
  options: InferenceSession.SessionOptions = {},
): Promise<InferenceSession> {
  return InferenceSession.create(fileURLToPath(new URL(file, folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: errorsOnly,
    // What larger pictures took would stay with the session for good.
    enableCpuMemArena: false,
    ...options,
  })
}

/** The numbers a model answers. */
export function toFloats(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('unexpected model output')
  return tensor.data
}
