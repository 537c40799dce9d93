/** A task failed for a reason other than its input. */
export class WorkerError extends Error {
  constructor(readonly reason: 'busy' | 'slow' | 'broken' | 'stopped') {
    super(`worker failed: ${reason}`)
  }
}
