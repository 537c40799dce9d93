import { classifySendFailure } from '@larder/sync/retry/failure'
import { ApiError, toErrorMessage } from '../api-error'
import type { SyncState } from './shopping-list-state'
import { isInOtherHousehold } from './sync-with-server'

interface SyncSchedulerParts {
  /** Runs one complete sync; throws on failure. */
  readonly runSync: () => Promise<void>
  /** Fetches the current household from the server. */
  readonly resolveHousehold: () => Promise<void>
  readonly isOnline: () => boolean
  readonly schedule: ScheduleTask
  readonly onChange: () => void
}

/** Runs work after a delay; returns a function that cancels it. */
export type ScheduleTask = (milliseconds: number, work: () => void) => () => void

const retrySeconds = 60

/** Schedules syncs: soon after a change, and with growing back-off while they fail. */
export function createSyncScheduler({
  runSync,
  resolveHousehold,
  isOnline,
  schedule,
  onChange,
}: SyncSchedulerParts) {
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

  function requestSync(milliseconds: number) {
    if (isClosed || isThrottled || milliseconds >= dueInMs) return
    scheduleSync(milliseconds)
  }

  function scheduleSync(milliseconds: number) {
    cancelTimer()
    dueInMs = milliseconds
    cancelTimer = schedule(milliseconds, () => {
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
      if (!isOnline()) throw ApiError.clientError('offline')
      await runSync()
      failure = undefined
      tries = 0
    } catch (error) {
      if (!isClosed) await scheduleRetry(error)
      throw error
    }
  }

  async function scheduleRetry(error: unknown) {
    failure = error
    tries += 1
    const outcome = classifySendFailure(error, tries)
    if (isInOtherHousehold(error)) await resolveHousehold().catch(() => {})
    if (isClosed || outcome.kind === 'sign-in') return
    const seconds = outcome.kind === 'wait' ? outcome.seconds : retrySeconds
    scheduleSync(seconds * 1000 * (1 + Math.random() / 5))
    isThrottled = outcome.kind === 'wait' && outcome.setByServer === true
  }

  return {
    requestSync,
    syncNow,
    /** Another tab has just synced. */
    markSynced() {
      failure = undefined
      tries = 0
    },
    isSettled: () => hasSettled,
    /** Returns the sync state for the number of unsynced records. */
    state(waiting: number): SyncState {
      if (
        failure instanceof ApiError &&
        classifySendFailure(failure, tries).kind === 'refused' &&
        !isInOtherHousehold(failure)
      )
        return { state: 'trouble', waiting, failure: toErrorMessage(failure) }
      if (failure instanceof ApiError && failure.status === 0) return { state: 'offline', waiting }
      if (!isOnline()) return { state: 'offline', waiting }
      if (waiting === 0) return { state: 'saved', waiting }
      return { state: failure === undefined ? 'sending' : 'waiting', waiting }
    },
    close() {
      isClosed = true
      cancelTimer()
    },
  }
}
