import type { TestApp } from '../../testing/test-app'
import type { Clock } from '../../time/clock'
import type { Db } from '../database'

/** Passed to each step: the app's API client and read access to the database. */
export interface SeedContext {
  db: Db
  call: TestApp['call']
  now: Clock
  /** The real time, from which expiry dates are computed. */
  realNow: Clock
  passSeconds(seconds: number): void
}

export interface SeedStep {
  name: string
  /** Creates missing data, the same every time, and returns how much. */
  run(demo: SeedContext): Promise<number>
}
