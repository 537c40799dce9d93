import { inventory } from '@larder/contract/inventory'
import type { Db } from '../../db/database'
import type { Serve } from '../../http/serve'
import type { Clock } from '../../time/clock'
import { createStockFiles } from './stock-file/stock-files'
import { findActivity } from './views/activity'
import { createItemHistory } from './views/item-history'
import { findStockOverview } from './views/stock-overview'
import { createStockTotals } from './views/stock-totals'

export interface StockReadRoutesParts {
  db: Db
  clock: Clock
}

export function serveStockReadRoutes(serve: Serve, { db, clock }: StockReadRoutesParts): void {
  const history = createItemHistory(db, clock)
  const files = createStockFiles({ db, clock })
  const totals = createStockTotals(db, clock)

  serve(inventory.history, ({ params, query }, { actor }) => history.ofItem(actor, params.id, query))
  serve(inventory.activity, ({ query }, { actor }) => findActivity(db, clock, actor, query))
  serve(inventory.overview, (_, { actor }) => findStockOverview(db, clock, actor))
  serve(inventory.totals, () => totals())
  serve(inventory.exportFile, ({ query }, { actor }) => files.write(actor, query.format))
  serve(inventory.importFile, ({ body }, { actor }) => files.read(actor, body))
}
