import type { ProbeReading } from '../servers/probe-reading'
import type { DatabaseUsage } from '../servers/soak-servers'
import type { SoakMistake } from './soak-tally'

/** One minute of the run, as reported. */
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
  reading: ProbeReading
  stored: DatabaseUsage
}

/** A moment in which nobody is there. */
export interface IdleReading {
  reading: ProbeReading
  stored: DatabaseUsage
}

/** All a run has found. */
export interface SoakMeasurement {
  minutes: readonly MeasuredMinute[]
  before: IdleReading
  after: IdleReading
  mistakes: ReadonlyMap<string, SoakMistake>
  /** Of level error and worse. */
  errors: readonly string[]
  warnings: readonly string[]
  /** The minute whose memory the end is compared with. */
  warm: number
}
