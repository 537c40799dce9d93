import { parentPort } from 'node:worker_threads'
import type { CancelMessage, FailureMessage, ProgressMessage } from './rpc-worker'

/** Passed to a worker's task function. */
export interface TaskContext {
  /** Reports progress from 0 to 1. */
  reportProgress(done: number): void
  /** Returns true once the task is cancelled. */
  isStopped(): boolean
}

/** The worker's end of the RPC: runs one task after the other and posts the result. */
export function handleRpcTasks<Task extends object, Answer extends { readonly kind: string }>(
  work: (task: Task, context: TaskContext) => Answer | Promise<Answer>,
): void {
  let isStopped = false
  const post = (message: Answer | ProgressMessage | FailureMessage) => parentPort?.postMessage(message)
  const context: TaskContext = {
    reportProgress: (done) => post({ kind: 'progress', done }),
    isStopped: () => isStopped,
  }
  parentPort?.on('message', async (task: Task | CancelMessage) => {
    isStopped = isCancelMessage(task)
    if (isCancelMessage(task)) return
    try {
      post(await work(task, context))
    } catch (error) {
      post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  })
}

function isCancelMessage(task: object): task is CancelMessage {
  return 'kind' in task && task.kind === 'stop'
}
