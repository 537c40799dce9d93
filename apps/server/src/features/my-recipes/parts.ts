import type { Db } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { ArchiveWriter } from '../../recipe-import/archive-writer'
import type { Clock } from '../../time/clock'

export interface MyRecipesParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
  limits: RateLimiter
  allowances: RateLimits
  publicUrl: string
  archives: Pick<ArchiveWriter, 'write'>
}
