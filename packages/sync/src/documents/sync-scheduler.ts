import { isCallFailure } from '../ports'
import { classifySendFailure, retryDelayMs } from '../retry/failure'
import { isInOtherHousehold, isRejected } from './sync-with-server'

interface SyncSchedulerParts {
  /** Runs one complete sync; throws on failure. */
  readonly runSync: () => Promise<void>
  /** Fetches the current household from the server. */
  readonly resolveHousehold: () => Promise<void>
  readonly isOnline: () => boolean
  readonly schedule: ScheduleTask
  readonly onChange: () => void
  readonly offlineFailure: () => Error
}

/** Runs work after a delay; returns a function that cancels it. */
export type ScheduleTask = (milliseconds: number, work: () => void) => () => void

export interface DocumentSyncState {
  readonly state: 'saved' | 'sending' | 'waiting' | 'offline' | 'failed'
  /** Number of documents with changes the server does not have. */
  readonly waiting: number
  /** Why the server rejected some of them. */
  readonly failure?: unknown
}

/** Schedules syncs: soon after a change, and with growing back-off while they fail. */
export function createSyncScheduler(parts: SyncSchedulerParts) {
  const { isOnline, onChange } = parts
  let failure: unknown
  let tries = 0
  /** The server set a retry delay, which overrides any other request. */
  let isThrottled = false
  let isClosed = false
  let hasSettled = false
  let dueInMs = Number.POSITIVE_INFINITY
  let cancelTimer = () => {}
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function scheduleSync(milliseconds: number) {
    cancelTimer()
    dueInMs = milliseconds
    cancelTimer = parts.schedule(milliseconds, () => {
      dueInMs = Number.POSITIVE_INFINITY
      isThrottled = false
      syncNow().catch(() => {})
    })
  }

  /** Runs a sync that starts after this call. */
  function syncNow(): Promise<void> {
    if (isClosed) return Promise.resolve()
    if (isThrottled) return Promise.reject(failure)
    if (!running) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return running ?? syncNow()
      })
    return next
  }

  function start(): Promise<void> {
    cancelTimer()
    dueInMs = Number.POSITIVE_INFINITY
    const run = attempt().finally(() => {
      running = null
      hasSettled = true
      onChange()
    })
    running = run
    onChange()
    return run
  }

  async function attempt() {
    try {
      if (!isOnline()) throw parts.offlineFailure()
      await parts.runSync()
      resetFailure()
    } catch (error) {
      if (!isClosed) await scheduleRetry(error)
      throw error
    }
  }

  function resetFailure() {
    failure = undefined
    tries = 0
  }

  async function scheduleRetry(error: unknown) {
    failure = error
    tries += 1
    const outcome = classifySendFailure(error, tries)
    if (isInOtherHousehold(error)) await parts.resolveHousehold().catch(() => {})
    if (isClosed || outcome.kind === 'sign-in') return
    scheduleSync(retryDelayMs(outcome))
    isThrottled = outcome.kind === 'wait' && outcome.setByServer === true
  }

  return {
    requestSync(milliseconds: number) {
      if (!isClosed && !isThrottled && milliseconds < dueInMs) scheduleSync(milliseconds)
    },
    syncNow,
    /** Another tab has just synced. */
    markSynced: resetFailure,
    isSettled: () => hasSettled,
    /** Returns the sync state for the number of unsynced documents. */
    state(waiting: number): DocumentSyncState {
      if (isRejected(failure, tries)) return { state: 'failed', waiting, failure }
      if (!isOnline() || (isCallFailure(failure) && failure.status === 0))
        return { state: 'offline', waiting }
      if (waiting === 0) return { state: 'saved', waiting }
      return { state: failure === undefined ? 'sending' : 'waiting', waiting }
    },
    close() {
      isClosed = true
      cancelTimer()
    },
  }
}
