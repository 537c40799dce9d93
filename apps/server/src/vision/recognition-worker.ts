import { toRelativeArea } from '@larder/sight/image/relative-area'
import { classifyAreas, type RunModel, recogniseFoods } from '@larder/sight/recognition/recognise-foods'
import { detectShelfChanges } from '@larder/sight/shelf/shelf-changes'
import { handleRpcTasks, type TaskContext } from '../workers/rpc-handler'
import { loadIngredientModel } from './ingredient-model'
import { decodePicture } from './picture-codec'
import { catchPictureError } from './picture-error-message'
import type { RecognitionResult, RecognitionTask } from './recognition-task'

// A look keeps a processor busy for a fifth of a second: here, so that nobody else's request waits for it.
/** Twice what the closer look needs: made smaller once more, it is sharp. */
const options = { longest: 1024 }
let loaded: Promise<RunModel> | undefined

async function work(
  task: RecognitionTask,
  { reportProgress: tell, isStopped }: TaskContext,
): Promise<RecognitionResult> {
  // Good or bad, the picture is judged before a model is loaded for it.
  const [picture, before] =
    task.kind === 'look'
      ? [await decodePicture(task.bytes, options)]
      : [await decodePicture(task.after, options), await decodePicture(task.before, options)]
  loaded ??= loadIngredientModel()
  const run = await loaded
  if (!before) {
    const seen = await recogniseFoods(picture, run, { onProgress: tell, isStopped })
    return { kind: 'seen', seen: seen.map((one) => ({ ...one, area: toRelativeArea(one.area, picture) })) }
  }
  const changes = await detectShelfChanges(before, picture, (one, areas) => classifyAreas(one, areas, run))
  // What went is seen on the picture before.
  const seenOn = { went: before, came: picture }
  return {
    kind: 'compared',
    changes: changes.map((one) => ({ ...one, area: toRelativeArea(one.area, seenOn[one.kind]) })),
  }
}

handleRpcTasks<RecognitionTask, RecognitionResult>((task, doing) =>
  catchPictureError(() => work(task, doing)),
)
