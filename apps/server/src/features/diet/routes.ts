import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Serve } from '../../http/serve'

export interface DietParts {
  db: Db
  clock: Clock
}

export function serveDiet(_serve: Serve, _parts: DietParts): void {}
