import { toRelativeArea } from '@larder/sight/image/relative-area'
import { classifyAreas, type RunModel, recogniseFoods } from '@larder/sight/recognition/recognise-foods'
import { detectShelfChanges } from '@larder/sight/shelf/shelf-changes'
import { handleRpcTasks, type TaskContext } from '../workers/rpc-handler'
import { loadIngredientModel } from './onnx-models'
import { catchPictureError, decodePicture } from './picture-codec'
import type { RecognitionResult, RecognitionTask } from './recogniser'

// Recognition takes a fifth of a second of CPU time; in a worker it does not block requests.
/** Twice the input size of the model; scaled down again, the picture is sharp. */
const options = { longest: 1024 }
let loaded: Promise<RunModel> | undefined

async function work(
  task: RecognitionTask,
  { reportProgress, isStopped }: TaskContext,
): Promise<RecognitionResult> {
  // The picture is validated before the model is loaded.
  const [picture, before] =
    task.kind === 'look'
      ? [await decodePicture(task.bytes, options)]
      : [await decodePicture(task.after, options), await decodePicture(task.before, options)]
  loaded ??= loadIngredientModel()
  const run = await loaded
  if (!before) {
    const seen = await recogniseFoods(picture, run, { onProgress: reportProgress, isStopped })
    return { kind: 'seen', seen: seen.map((one) => ({ ...one, area: toRelativeArea(one.area, picture) })) }
  }
  const changes = await detectShelfChanges(before, picture, (one, areas) => classifyAreas(one, areas, run))
  // A removed item is visible on the picture before.
  const seenOn = { went: before, came: picture }
  return {
    kind: 'compared',
    changes: changes.map((one) => ({ ...one, area: toRelativeArea(one.area, seenOn[one.kind]) })),
  }
}

handleRpcTasks<RecognitionTask, RecognitionResult>((task, context) =>
  catchPictureError(() => work(task, context)),
)
