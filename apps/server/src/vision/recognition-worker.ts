import { lookAt, nameAreas, type RunModel } from '@larder/sight/looking'
import { partOf } from '@larder/sight/part'
import { changesBetween } from '@larder/sight/shelf-changes'
import { answerTasks, type Doing } from '../answer-tasks'
import { openIngredientModel } from './ingredient-model'
import { readPicture } from './picture-gate'
import type { RecognitionAnswer, RecognitionTask } from './recognition-task'
import { orRefuse } from './refusal'

// A look keeps a processor busy for a fifth of a second: here, so that nobody else's request waits for it.
/** Twice what the closer look needs: made smaller once more, it is sharp. */
const options = { longest: 1024 }
let loaded: Promise<RunModel> | undefined

async function work(task: RecognitionTask, { tell, isStopped }: Doing): Promise<RecognitionAnswer> {
  // Good or bad, the picture is judged before a model is loaded for it.
  const [picture, before] =
    task.kind === 'look'
      ? [await readPicture(task.bytes, options)]
      : [await readPicture(task.after, options), await readPicture(task.before, options)]
  loaded ??= openIngredientModel()
  const run = await loaded
  if (!before) {
    const seen = await lookAt(picture, run, { onProgress: tell, isStopped })
    return { kind: 'seen', seen: seen.map((one) => ({ ...one, area: partOf(one.area, picture) })) }
  }
  const changes = await changesBetween(before, picture, (one, areas) => nameAreas(one, areas, run))
  // What went is seen on the picture before.
  const seenOn = { went: before, came: picture }
  return {
    kind: 'compared',
    changes: changes.map((one) => ({ ...one, area: partOf(one.area, seenOn[one.kind]) })),
  }
}

answerTasks<RecognitionTask, RecognitionAnswer>((task, doing) => orRefuse(() => work(task, doing)))
