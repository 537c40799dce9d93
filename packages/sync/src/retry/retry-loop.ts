import { isCallFailure } from '../ports'
import { classifySendFailure, retryDelayMs } from './failure'

/** Runs work after a delay; returns a function that cancels it. */
export type ScheduleTask = (milliseconds: number, work: () => void) => () => void

interface RetryLoopParts {
  /** Does the work once; throws if it must be done again. */
  readonly attempt: () => Promise<void>
  readonly schedule?: ScheduleTask
  /** Called after each attempt. */
  readonly onChange: () => void
}

const afterTimeout: ScheduleTask = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/** Does work on request, one attempt at a time, and again after a growing delay while it fails. */
export function createRetryLoop({ attempt, schedule = afterTimeout, onChange }: RetryLoopParts) {
  let failure: unknown
  let tries = 0
  /** The server set a retry delay, which overrides any other request. */
  let isThrottled = false
  let isClosed = false
  let dueInMs = Number.POSITIVE_INFINITY
  let cancelTimer = () => {}
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function startTimer(milliseconds: number) {
    stopTimer()
    dueInMs = milliseconds
    cancelTimer = schedule(milliseconds, () => {
      isThrottled = false
      runNow().catch(() => {})
    })
  }

  function stopTimer() {
    cancelTimer()
    dueInMs = Number.POSITIVE_INFINITY
  }

  /** Resolves once an attempt that starts after this call succeeds. */
  function runNow(): Promise<void> {
    if (isClosed) return Promise.resolve()
    if (isThrottled) return Promise.reject(failure)
    if (!running) {
      running = run()
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return running ?? runNow()
      })
    return next
  }

  async function run() {
    stopTimer()
    try {
      await attempt()
      clearFailure()
    } catch (error) {
      if (!isCallFailure(error)) console.error('An attempt failed unexpectedly', error)
      failure = error
      tries += 1
      const outcome = classifySendFailure(error, tries)
      // The next sign-in starts it again.
      if (!isClosed && outcome.kind !== 'sign-in') {
        startTimer(retryDelayMs(outcome))
        isThrottled = outcome.kind === 'wait' && outcome.setByServer === true
      }
      throw error
    } finally {
      running = null
      onChange()
    }
  }

  function clearFailure() {
    failure = undefined
    tries = 0
  }

  return {
    /** Runs within this delay, unless an attempt before that succeeds. */
    request(milliseconds: number) {
      if (!isClosed && !isThrottled && milliseconds < dueInMs) startTimer(milliseconds)
    },
    runNow,
    /** Part of the work succeeded, or another tab did it. */
    clearFailure,
    /** Why the last attempt failed, and how many did in a row. */
    failure: () => failure,
    tries: () => tries,
    close() {
      isClosed = true
      stopTimer()
    },
  }
}
