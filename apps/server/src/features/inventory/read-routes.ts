import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Serve } from '../../http/serve'

export interface StockReadsParts {
  db: Db
  clock: Clock
}

export function serveStockReads(_serve: Serve, _parts: StockReadsParts): void {}
