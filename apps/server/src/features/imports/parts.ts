import type { Db } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Log } from '../../log'
import type { FetchPublic } from '../../network/public-fetch'
import type { ImportReader } from '../../recipe-import/import-reader'
import type { Clock } from '../../time/clock'
import type { OcrReader } from '../../vision/ocr-reader'

export interface ImportsParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
  log: Log
  limits: RateLimiter
  allowances: RateLimits
  reader: ImportReader
  fetchPublic: FetchPublic
  pageReader: Pick<OcrReader, 'read'>
}
