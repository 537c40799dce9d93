import { parentPort } from 'node:worker_threads'
import { lookAt, nameAreas, type RunModel } from '@larder/sight/looking'
import { changesBetween } from '@larder/sight/shelf-changes'
import { openIngredientModel } from './ingredient-model'
import { PictureTrouble, readPicture } from './picture-gate'
import type { RecognitionAnswer, RecognitionTask, StopWord } from './recognition-task'

// A look keeps a processor busy for a fifth of a second: here, so that nobody else's request waits for it.
/** Twice what the closer look needs: made smaller once more, it is sharp. */
const options = { longest: 1024 }
let isStopped = false
let loaded: Promise<RunModel> | undefined

function answer(said: RecognitionAnswer): void {
  parentPort?.postMessage(said)
}

async function work(task: RecognitionTask): Promise<RecognitionAnswer> {
  // Good or bad, the picture is judged before a model is loaded for it.
  const [picture, before] =
    task.kind === 'look'
      ? [await readPicture(task.bytes, options)]
      : [await readPicture(task.after, options), await readPicture(task.before, options)]
  loaded ??= openIngredientModel()
  const run = await loaded
  if (!before) {
    const onProgress = (done: number) => answer({ kind: 'progress', done })
    const seen = await lookAt(picture, run, { onProgress, isStopped: () => isStopped })
    return { kind: 'seen', seen }
  }
  const changes = await changesBetween(before, picture, (one, areas) => nameAreas(one, areas, run))
  return { kind: 'compared', changes }
}

parentPort?.on('message', async (task: RecognitionTask | StopWord) => {
  isStopped = task.kind === 'stop'
  if (task.kind === 'stop') return
  try {
    answer(await work(task))
  } catch (error) {
    if (error instanceof PictureTrouble) answer({ kind: 'refused', trouble: error.trouble })
    else answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
