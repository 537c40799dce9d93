import type { RunReader } from '@larder/sight/page/read-page'
import { readPack, readPage } from '@larder/sight/page/read-page'
import { handleRpcTasks, type TaskContext } from '../workers/rpc-handler'
import { loadOcrModel } from './ocr-model'
import type { OcrResult, OcrTask } from './ocr-task'
import { decodePicture } from './picture-codec'
import { catchPictureError } from './picture-error-message'

// Reading a page keeps a processor busy for a second or two: here, so that nobody else's request waits for it.
/** A whole sheet with a small slip on it needs as many. */
const longest = 3600
let loaded: Promise<RunReader> | undefined

async function read(
  { kind, bytes }: OcrTask,
  { reportProgress: tell, isStopped }: TaskContext,
): Promise<OcrResult> {
  // Good or bad, the picture is judged before a model is loaded for it.
  const picture = await decodePicture(bytes, { longest })
  loaded ??= loadOcrModel()
  const lines = await (kind === 'pack' ? readPack : readPage)(picture, await loaded, {
    onProgress: tell,
    isStopped,
  })
  const text = lines.map((line) => line.text).join('\n')
  return { kind: 'read', read: { text, words: text.split(/\s+/).filter((word) => word !== '').length } }
}

handleRpcTasks<OcrTask, OcrResult>((task, doing) => catchPictureError(() => read(task, doing)))
