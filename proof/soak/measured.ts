import type { Reading } from './gauges'
import type { Stored } from './house'
import type { Mistake } from './tally'

/** One minute of the run, as it is told. */
export interface MeasuredMinute {
  minute: number
  requests: number
  mistakes: number
  /** Milliseconds. */
  p50: number
  p99: number
  heavyP50: number
  heavyP90: number
  /** Of the whole machine, 0 to 1. */
  busy: number
  reading: Reading
  stored: Stored
}

/** A moment in which nobody is there. */
export interface Quiet {
  reading: Reading
  stored: Stored
}

/** All a run has found. */
export interface Measured {
  minutes: readonly MeasuredMinute[]
  before: Quiet
  after: Quiet
  mistakes: ReadonlyMap<string, Mistake>
  /** Of level error and worse. */
  errors: readonly string[]
  warnings: readonly string[]
  /** The minute whose memory the end is compared with. */
  warm: number
}
