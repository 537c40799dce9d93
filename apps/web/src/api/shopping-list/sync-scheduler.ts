import { ApiError, toErrorMessage } from '../api-error'
import { classifySendFailure } from '../change-queue/send-failure'
import type { SyncState } from './shopping-list-state'
import { isInOtherHousehold } from './sync-with-server'

interface SyncSchedulerParts {
  /** One whole exchange; throws what went wrong. */
  readonly exchange: () => Promise<void>
  /** Asks the server where the cook is now. */
  readonly resolveHousehold: () => Promise<void>
  readonly isOnline: () => boolean
  readonly schedule: ScheduleTask
  readonly changed: () => void
}

/** Does something in so many milliseconds, unless it is called off. */
export type ScheduleTask = (milliseconds: number, work: () => void) => () => void

const retrySeconds = 60

/** Says when the browser and the server exchange what they know: soon after a change, and less and less often while that fails. */
export function createSyncScheduler({
  exchange,
  resolveHousehold: locate,
  isOnline,
  schedule: later,
  changed,
}: SyncSchedulerParts) {
  let failure: unknown
  let tries = 0
  /** When the server said itself how long to wait, nobody knows better. */
  let barred = false
  let isClosed = false
  let settledOnce = false
  let due = Number.POSITIVE_INFINITY
  let callOff = () => {}
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function soon(milliseconds: number) {
    if (isClosed || barred || milliseconds >= due) return
    plan(milliseconds)
  }

  function plan(milliseconds: number) {
    callOff()
    due = milliseconds
    callOff = later(milliseconds, () => {
      due = Number.POSITIVE_INFINITY
      barred = false
      now().catch(() => {})
    })
  }

  /** One that begins after this was asked for. */
  function now(): Promise<void> {
    if (isClosed) return Promise.resolve()
    if (barred) return Promise.reject(failure)
    if (!running) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return running ?? now()
      })
    return next
  }

  function start(): Promise<void> {
    callOff()
    due = Number.POSITIVE_INFINITY
    const mine = attempt().finally(() => {
      running = null
      settledOnce = true
      changed()
    })
    running = mine
    changed()
    return mine
  }

  async function attempt() {
    try {
      if (!isOnline()) throw ApiError.clientError('offline')
      await exchange()
      failure = undefined
      tries = 0
    } catch (error) {
      if (!isClosed) await holdUp(error)
      throw error
    }
  }

  async function holdUp(error: unknown) {
    failure = error
    tries += 1
    const trouble = classifySendFailure(error, tries)
    if (isInOtherHousehold(error)) await locate().catch(() => {})
    if (isClosed || trouble.kind === 'sign-in') return
    const seconds = trouble.kind === 'wait' ? trouble.seconds : retrySeconds
    plan(seconds * 1000 * (1 + Math.random() / 5))
    barred = trouble.kind === 'wait' && trouble.setByServer === true
  }

  return {
    soon,
    now,
    /** Another tab has just done it. */
    markSynced() {
      failure = undefined
      tries = 0
    },
    isSettled: () => settledOnce,
    /** How it goes, for so many things that wait. */
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
      callOff()
    },
  }
}

export type SyncScheduler = ReturnType<typeof createSyncScheduler>
