import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Clock } from '../../time/clock'

/** A cook or a visitor. */
export type CommunityViewer = Actor | undefined

export interface CommunityParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
  limits: RateLimiter
  allowances: RateLimits
}
