import { fileURLToPath } from 'node:url'
import { InferenceSession, type Tensor } from 'onnxruntime-node'

/** In a build the models are beside this file; from source they are in the package. */
const folder = import.meta.url.endsWith('.ts')
  ? new URL('../../../../packages/sight/model/', import.meta.url)
  : new URL('./model/', import.meta.url)
const errorsOnly = 3

/** Loads a model for the calling thread. Inference blocks that thread, so it must not be the one that serves requests. */
export function openOnnxSession(
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
export function toFloats(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('unexpected model output')
  return tensor.data
}
