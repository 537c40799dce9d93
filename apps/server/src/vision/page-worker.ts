import { parentPort } from 'node:worker_threads'
import { openPages } from './page-reading'
import type { PageAnswer, PageTask } from './page-task'
import { PictureTrouble } from './picture-gate'

// Reading a page keeps a processor busy for seconds: here, so that nobody else's request waits for it.
const pages = openPages()
const tellEvery = 1 / 50

function answer(said: PageAnswer): void {
  parentPort?.postMessage(said)
}

parentPort?.on('message', async (task: PageTask) => {
  let told = 0
  const onProgress = (done: number) => {
    if (done - told < tellEvery) return
    told = done
    answer({ kind: 'progress', done })
  }
  try {
    answer({ kind: 'done', read: await pages.read(task, onProgress) })
  } catch (error) {
    if (error instanceof PictureTrouble) answer({ kind: 'refused', trouble: error.trouble })
    else answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
