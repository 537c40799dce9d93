import { parentPort } from 'node:worker_threads'
import type { Failure, Progress, StopWord } from './asked-thread'

/** What a worker has at hand while it does a task. */
export interface Doing {
  /** Says how far it is, 0 to 1. */
  tell(done: number): void
  /** Nobody waits for it any longer. */
  isStopped(): boolean
}

/** The worker's end of an asked thread: does one task after the other and says what came of it. */
export function answerTasks<Task extends object, Answer extends { readonly kind: string }>(
  work: (task: Task, doing: Doing) => Answer | Promise<Answer>,
): void {
  let isStopped = false
  const say = (said: Answer | Progress | Failure) => parentPort?.postMessage(said)
  const doing: Doing = { tell: (done) => say({ kind: 'progress', done }), isStopped: () => isStopped }
  parentPort?.on('message', async (task: Task | StopWord) => {
    isStopped = isStopWord(task)
    if (isStopWord(task)) return
    try {
      say(await work(task, doing))
    } catch (error) {
      say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  })
}

function isStopWord(task: object): task is StopWord {
  return 'kind' in task && task.kind === 'stop'
}
