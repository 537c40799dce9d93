import { parentPort } from 'node:worker_threads'
import type { RunReader } from '@larder/sight/page-reading'
import { readPack, readPage } from '@larder/sight/page-reading'
import type { PageAnswer, PageStop, PageTask, PageText } from './page-task'
import { PictureTrouble, readPicture } from './picture-gate'
import { openPrintModel } from './print-model'

// Reading a page keeps a processor busy for a second or two: here, so that nobody else's request waits for it.
/** A whole sheet with a small slip on it needs as many. */
const longest = 3600
let isStopped = false
let loaded: Promise<RunReader> | undefined

function answer(said: PageAnswer): void {
  parentPort?.postMessage(said)
}

async function work({ kind, bytes }: PageTask): Promise<PageText> {
  // Good or bad, the picture is judged before a model is loaded for it.
  const picture = await readPicture(bytes, { longest })
  loaded ??= openPrintModel()
  const run = await loaded
  const onProgress = (done: number) => answer({ kind: 'progress', done })
  const read = kind === 'pack' ? readPack : readPage
  const lines = await read(picture, run, { onProgress, isStopped: () => isStopped })
  const text = lines.map((line) => line.text).join('\n')
  return { text, words: text.split(/\s+/).filter((word) => word !== '').length }
}

parentPort?.on('message', async (task: PageTask | PageStop) => {
  isStopped = task.kind === 'stop'
  if (task.kind === 'stop') return
  try {
    answer({ kind: 'read', read: await work(task) })
  } catch (error) {
    if (error instanceof PictureTrouble) answer({ kind: 'refused', trouble: error.trouble })
    else answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
