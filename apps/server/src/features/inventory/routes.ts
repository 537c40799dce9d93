import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Serve } from '../../http/serve'

export interface InventoryParts {
  db: Db
  clock: Clock
}

export function serveInventory(_serve: Serve, _parts: InventoryParts): void {}
