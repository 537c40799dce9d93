import { inventory } from '@larder/contract/inventory'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Serve } from '../../http/serve'
import { activityOf } from './activity'
import { openHistory } from './history'
import { overviewOf } from './overview'
import { openStockFiles } from './stock-file'
import { openTotals } from './totals'

export interface StockReadsParts {
  db: Db
  clock: Clock
}

export function serveStockReads(serve: Serve, { db, clock }: StockReadsParts): void {
  const history = openHistory(db, clock)
  const files = openStockFiles({ db, clock })
  const totals = openTotals(db, clock)

  serve(inventory.history, ({ params, query }, { actor }) => history.ofItem(actor, params.id, query))
  serve(inventory.activity, ({ query }, { actor }) => activityOf(db, clock, actor, query))
  serve(inventory.overview, (_, { actor }) => overviewOf(db, clock, actor))
  serve(inventory.totals, () => totals())
  serve(inventory.exportFile, ({ query }, { actor }) => files.write(actor, query.format))
  serve(inventory.importFile, ({ body }, { actor }) => files.read(actor, body))
}
