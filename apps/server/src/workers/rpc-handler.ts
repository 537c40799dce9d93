import { parentPort } from 'node:worker_threads'
import type { CancelMessage, FailureMessage, ProgressMessage } from './rpc-worker'

/** What a worker has at hand while it does a task. */
export interface TaskContext {
  /** Says how far it is, 0 to 1. */
  reportProgress(done: number): void
  /** Nobody waits for it any longer. */
  isStopped(): boolean
}

/** The worker's end of an asked thread: does one task after the other and says what came of it. */
export function handleRpcTasks<Task extends object, Answer extends { readonly kind: string }>(
  work: (task: Task, doing: TaskContext) => Answer | Promise<Answer>,
): void {
  let isStopped = false
  const say = (said: Answer | ProgressMessage | FailureMessage) => parentPort?.postMessage(said)
  const doing: TaskContext = {
    reportProgress: (done) => say({ kind: 'progress', done }),
    isStopped: () => isStopped,
  }
  parentPort?.on('message', async (task: Task | CancelMessage) => {
    isStopped = isCancelMessage(task)
    if (isCancelMessage(task)) return
    try {
      say(await work(task, doing))
    } catch (error) {
      say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  })
}

function isCancelMessage(task: object): task is CancelMessage {
  return 'kind' in task && task.kind === 'stop'
}
