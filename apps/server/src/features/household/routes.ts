import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Serve } from '../../http/serve'

export interface HouseholdParts {
  db: Db
  clock: Clock
}

export function serveHousehold(_serve: Serve, _parts: HouseholdParts): void {}
