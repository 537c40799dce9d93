import type { TestApp } from '../../testing/test-app'
import type { Clock } from '../../time/clock'
import type { Db } from '../database'

/** What a step has at hand: the app's front door, and a look at what is there. */
export interface SeedContext {
  db: Db
  call: TestApp['call']
  now: Clock
  /** What time it really is: what spoils has to spoil about then. */
  realNow: Clock
  passSeconds(seconds: number): void
}

export interface SeedStep {
  name: string
  /** Makes what is missing, the same every time, and tells how much that was. */
  run(demo: SeedContext): Promise<number>
}
