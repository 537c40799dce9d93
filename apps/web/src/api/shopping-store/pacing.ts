import { ApiError, sentenceOf } from '../api-error'
import { troubleOf } from '../outbox-trouble'
import { isElsewhere } from './exchange'
import type { SyncState } from './list-state'

interface PacingParts {
  /** One whole exchange; throws what went wrong. */
  readonly exchange: () => Promise<void>
  /** Asks the server where the cook is now. */
  readonly locate: () => Promise<void>
  readonly isOnline: () => boolean
  readonly later: Later
  readonly changed: () => void
}

/** Does something in so many milliseconds, unless it is called off. */
export type Later = (milliseconds: number, work: () => void) => () => void

const lookAgainSeconds = 60

/** Says when the browser and the server exchange what they know: soon after a change, and less and less often while that fails. */
export function openPacing({ exchange, locate, isOnline, later, changed }: PacingParts) {
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
      if (!isOnline()) throw ApiError.own('offline')
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
    const trouble = troubleOf(error, tries)
    if (isElsewhere(error)) await locate().catch(() => {})
    if (isClosed || trouble.kind === 'sign-in') return
    const seconds = trouble.kind === 'wait' ? trouble.seconds : lookAgainSeconds
    plan(seconds * 1000 * (1 + Math.random() / 5))
    barred = trouble.kind === 'wait' && trouble.told === true
  }

  return {
    soon,
    now,
    /** Another tab has just done it. */
    doneElsewhere() {
      failure = undefined
      tries = 0
    },
    isSettled: () => settledOnce,
    /** How it goes, for so many things that wait. */
    state(waiting: number): SyncState {
      if (
        failure instanceof ApiError &&
        troubleOf(failure, tries).kind === 'refused' &&
        !isElsewhere(failure)
      )
        return { state: 'trouble', waiting, trouble: sentenceOf(failure) }
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

export type Pacing = ReturnType<typeof openPacing>
