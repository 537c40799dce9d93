/** Why a thread has no answer, though what it was asked may be good. */
export class WorkerError extends Error {
  constructor(readonly reason: 'busy' | 'slow' | 'broken' | 'stopped') {
    super(`worker failed: ${reason}`)
  }
}
