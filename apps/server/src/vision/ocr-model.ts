import type { RunReader } from '@larder/sight/page/read-page'
import { Tensor } from 'onnxruntime-node'
import { openOnnxSession, toFloats } from './onnx-session'

const rows = 40

/** Loads the model that reads a printed line. */
export async function loadOcrModel(): Promise<RunReader> {
  // Every line has its own width, so a memory plan cannot be reused.
  const session = await openOnnxSession('printed-lines.onnx', { enableMemPattern: false })
  return async (strip, width) => {
    const lines = new Tensor('float32', strip, [1, 1, rows, width])
    const { chances } = await session.run({ lines })
    return toFloats(chances)
  }
}
