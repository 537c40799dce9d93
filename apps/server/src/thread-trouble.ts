/** Why a thread has no answer, though what it was asked may be good. */
export class ThreadTrouble extends Error {
  constructor(readonly trouble: 'busy' | 'slow' | 'broken' | 'stopped') {
    super(`what works in a thread of its own is ${trouble}`)
  }
}
