import { inventory } from '@larder/contract/inventory'
import { householdCountry } from '../../db/household-country'
import { AppError } from '../../errors'
import type { FoodTextReader } from '../../food-text/food-text-reader'
import type { Serve } from '../../http/serve'
import { toInventoryItem } from './lots/lot-row'
import { readTypedItems } from './lots/typed-items'
import { createInventoryService, type InventoryServiceParts } from './service'
import { createStockFiles, type StockFilesParts } from './stock-file/stock-files'
import { findActivity } from './views/activity'
import { createItemHistory } from './views/item-history'
import { findItem, findItems } from './views/item-queries'
import { findStockOverview } from './views/stock-overview'
import { createStockTotals } from './views/stock-totals'

export interface InventoryParts extends InventoryServiceParts, StockFilesParts {
  foodText: FoodTextReader
}

export function serveInventory(serve: Serve, parts: InventoryParts): void {
  const { db, clock, foodText } = parts
  const service = createInventoryService(parts)
  const history = createItemHistory(db, clock)
  const files = createStockFiles(parts)
  const totals = createStockTotals(db, clock)

  serve(inventory.list, (_, { actor }) => findItems(db, actor.householdId))
  serve(inventory.get, async ({ params }, { actor }) => {
    const item = await findItem(db, actor.householdId, params.id)
    if (!item) throw new AppError('item-not-found')
    return item
  })
  serve(inventory.create, ({ body }, { actor }) => service.add(actor, body))
  serve(inventory.createTyped, async ({ body: { text, location, action } }, { actor, signal }) => {
    const items = await readTypedItems(text, location, async () => {
      const country = await householdCountry(db, actor.householdId)
      return foodText.readTyped(text, country, { accountId: actor.accountId, signal })
    })
    const { rows, booking } = await service.addAll(actor, items, action)
    return { items: rows.map(toInventoryItem), booking }
  })
  serve(inventory.update, ({ params, body }, { actor }) => service.edit(actor, params.id, body))
  serve(inventory.remove, ({ params, query }, { actor }) => service.remove(actor, params.id, query.action))
  serve(inventory.step, ({ params, body }, { actor }) => service.step(actor, params.id, body.by, body.action))
  serve(inventory.take, ({ params, body }, { actor }) => service.take(actor, params.id, body, body.action))
  serve(inventory.waste, ({ params, body: { action, ...waste } }, { actor }) =>
    service.waste(actor, params.id, waste, action),
  )
  serve(inventory.move, ({ params, body: { action, ...move } }, { actor }) =>
    service.move(actor, params.id, move, action),
  )
  serve(inventory.open, ({ params, body }, { actor }) => service.open(actor, params.id, body.action))
  serve(inventory.bulk, ({ body }, { actor }) => service.bulk(actor, body.ids, body.deed, body.action))
  serve(inventory.undo, ({ params }, { actor }) => service.undo(actor, params.id))
  serve(inventory.history, ({ params, query }, { actor }) => history.ofItem(actor, params.id, query))
  serve(inventory.activity, ({ query }, { actor }) => findActivity(db, clock, actor, query))
  serve(inventory.overview, (_, { actor }) => findStockOverview(db, clock, actor))
  serve(inventory.totals, () => totals())
  serve(inventory.exportFile, ({ query }, { actor }) => files.write(actor, query.format))
  serve(inventory.importFile, ({ body }, { actor, signal }) => files.read(actor, body, signal))
}
