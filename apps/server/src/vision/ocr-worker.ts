import type { RunReader } from '@larder/sight/page/read-page'
import { readPack, readPage } from '@larder/sight/page/read-page'
import { handleRpcTasks, type TaskContext } from '../workers/rpc-handler'
import { loadOcrModel } from './ocr-model'
import type { OcrResult, OcrTask } from './ocr-task'
import { decodePicture } from './picture-codec'
import { catchPictureError } from './picture-error-message'

// Reading a page takes a second or two of CPU time; in a worker it does not block requests.
/** A whole sheet with a small receipt on it needs this resolution. */
const longest = 3600
let loaded: Promise<RunReader> | undefined

async function read(
  { kind, bytes }: OcrTask,
  { reportProgress, isStopped }: TaskContext,
): Promise<OcrResult> {
  // The picture is validated before the model is loaded.
  const picture = await decodePicture(bytes, { longest })
  loaded ??= loadOcrModel()
  const lines = await (kind === 'pack' ? readPack : readPage)(picture, await loaded, {
    onProgress: reportProgress,
    isStopped,
  })
  const text = lines.map((line) => line.text).join('\n')
  return { kind: 'read', read: { text, words: text.split(/\s+/).filter((word) => word !== '').length } }
}

handleRpcTasks<OcrTask, OcrResult>((task, context) => catchPictureError(() => read(task, context)))
