import type { InventoryItem } from '@larder/contract/inventory'
import type { Db } from '../../../db/database'
import { type ItemTuple, selectItem, selectItems } from '../../../db/sql/inventory/lots'
import { toInventoryItem } from '../lots/lot-row'

/** Returns all items of a household. */
export async function findItems(db: Db, householdId: string): Promise<InventoryItem[]> {
  return (await selectItems(db, householdId)).map(toItem)
}

export async function findItem(db: Db, householdId: string, id: number): Promise<InventoryItem | undefined> {
  const [row] = await selectItem(db, householdId, id)
  return row && toItem(row)
}

function toItem(v: ItemTuple): InventoryItem {
  return toInventoryItem({
    id: v[0],
    name: v[1],
    category: v[2],
    unit: v[3],
    amountNumerator: v[4],
    amountDenominator: v[5],
    location: v[6],
    since: v[7],
    source: v[8],
    version: v[9],
    expiryDay: v[10],
    expirySource: v[11],
    expiryKind: v[12],
    expiryBecause: v[13],
    foodId: v[14],
    openedOn: v[15],
    frozenOn: v[16],
    thawedOn: v[17],
    dailyNumerator: v[18],
    dailyDenominator: v[19],
    unitPrice: v[20],
    dish: v[21],
  })
}
