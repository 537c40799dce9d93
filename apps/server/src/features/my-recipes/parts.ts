import type { Db } from '../../db/database'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { ArchiveWriter } from '../../recipe-import/archive-writer'
import type { Clock } from '../../time/clock'

export interface MyRecipesParts {
  db: Db
  clock: Clock
  limits: RateLimiter
  allowances: RateLimits
  publicUrl: string
  archives: Pick<ArchiveWriter, 'write'>
}
