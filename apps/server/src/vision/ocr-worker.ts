import { readPrintedDigits } from '@larder/sight/barcode/digits/read-printed-digits'
import { readLabel } from '@larder/sight/page/read-label'
import { type RunReader, readDocument, readPack, readPage } from '@larder/sight/page/read-page'
import { tidyPrint } from '@larder/sight/page/tidy-print'
import { handleRpcTasks, type TaskContext } from '../workers/rpc-handler'
import type { OcrLine, OcrResult, OcrTask } from './ocr-reader'
import { loadOcrModel } from './onnx-models'
import { catchPictureError, decodePicture } from './picture-codec'

// Reading a page takes a second or two of CPU time; in a worker it does not block requests.
/** A whole sheet with a small receipt on it needs this resolution. */
const longest = 3600
const loaded = new Map<'lines' | 'pages', Promise<RunReader>>()

function loadOnce(print: 'lines' | 'pages'): Promise<RunReader> {
  const model = loaded.get(print) ?? loadOcrModel(print)
  loaded.set(print, model)
  return model
}

async function read(
  { kind, bytes }: OcrTask,
  { reportProgress, isStopped }: TaskContext,
): Promise<OcrResult> {
  // The picture is validated before the model is loaded.
  const picture = await decodePicture(bytes, { longest })
  const run = await loadOnce(kind === 'document' || kind === 'label' ? 'pages' : 'lines')
  const watch = { onProgress: reportProgress, isStopped }
  if (kind === 'label') return { kind, print: await readLabel(picture, run, watch) }
  if (kind === 'digits') {
    const [found] = await readPrintedDigits(picture, run, isStopped)
    return { kind, code: found?.text }
  }
  if (kind === 'document') {
    const lines = tidyPrint(await readDocument(picture, run, watch))
    return toResult(
      lines,
      lines.map(({ text, startsBlock }) => (startsBlock ? `\n${text}` : text)).join('\n'),
    )
  }
  const lines = await (kind === 'pack' ? readPack : readPage)(picture, run, watch)
  return toResult(lines, lines.map((line) => line.text).join('\n'))
}

function toResult(lines: readonly OcrLine[], text: string): OcrResult {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return {
    kind: 'read',
    read: {
      text: text.trim(),
      words,
      lines: lines.map(({ text: own, confidence }) => ({ text: own, confidence })),
    },
  }
}

handleRpcTasks<OcrTask, OcrResult>((task, context) => catchPictureError(() => read(task, context)))
