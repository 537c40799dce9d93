import type { RunReader } from '@larder/sight/page-reading'
import { readPack, readPage } from '@larder/sight/page-reading'
import { answerTasks, type Doing } from '../answer-tasks'
import type { PageAnswer, PageTask } from './page-task'
import { readPicture } from './picture-gate'
import { openPrintModel } from './print-model'
import { orRefuse } from './refusal'

// Reading a page keeps a processor busy for a second or two: here, so that nobody else's request waits for it.
/** A whole sheet with a small slip on it needs as many. */
const longest = 3600
let loaded: Promise<RunReader> | undefined

async function read({ kind, bytes }: PageTask, { tell, isStopped }: Doing): Promise<PageAnswer> {
  // Good or bad, the picture is judged before a model is loaded for it.
  const picture = await readPicture(bytes, { longest })
  loaded ??= openPrintModel()
  const lines = await (kind === 'pack' ? readPack : readPage)(picture, await loaded, {
    onProgress: tell,
    isStopped,
  })
  const text = lines.map((line) => line.text).join('\n')
  return { kind: 'read', read: { text, words: text.split(/\s+/).filter((word) => word !== '').length } }
}

answerTasks<PageTask, PageAnswer>((task, doing) => orRefuse(() => read(task, doing)))
