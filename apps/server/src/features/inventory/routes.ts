import { inventory } from '@larder/contract/inventory'
import type { Db } from '../../db/database'
import { householdCountry } from '../../db/household-country'
import { AppError } from '../../errors'
import type { Serve } from '../../http/serve'
import type { Ledger } from './ledger/ledger'
import { toInventoryItem } from './lots/lot-row'
import { parseTypedItems } from './lots/typed-items'
import { findItem, findItems } from './views/item-queries'

export interface InventoryParts {
  db: Db
  ledger: Ledger
}

export function serveInventory(serve: Serve, { db, ledger }: InventoryParts): void {
  serve(inventory.list, (_, { actor }) => findItems(db, actor.householdId))
  serve(inventory.get, async ({ params }, { actor }) => {
    const item = await findItem(db, actor.householdId, params.id)
    if (!item) throw new AppError('item-not-found')
    return item
  })
  serve(inventory.create, ({ body }, { actor }) => ledger.add(actor, body))
  serve(inventory.createTyped, async ({ body: { text, location, action } }, { actor }) => {
    const items = parseTypedItems(text, location, await householdCountry(db, actor.householdId))
    const { rows, booking } = await ledger.addAll(actor, items, action)
    return { items: rows.map(toInventoryItem), booking }
  })
  serve(inventory.update, ({ params, body }, { actor }) => ledger.edit(actor, params.id, body))
  serve(inventory.remove, ({ params, query }, { actor }) => ledger.remove(actor, params.id, query.action))
  serve(inventory.step, ({ params, body }, { actor }) => ledger.step(actor, params.id, body.by, body.action))
  serve(inventory.take, ({ params, body }, { actor }) => ledger.take(actor, params.id, body, body.action))
  serve(inventory.waste, ({ params, body: { action, ...waste } }, { actor }) =>
    ledger.waste(actor, params.id, waste, action),
  )
  serve(inventory.move, ({ params, body: { action, ...move } }, { actor }) =>
    ledger.move(actor, params.id, move, action),
  )
  serve(inventory.open, ({ params, body }, { actor }) => ledger.open(actor, params.id, body.action))
  serve(inventory.bulk, ({ body }, { actor }) => ledger.bulk(actor, body.ids, body.deed, body.action))
  serve(inventory.undo, ({ params }, { actor }) => ledger.undo(actor, params.id))
}
