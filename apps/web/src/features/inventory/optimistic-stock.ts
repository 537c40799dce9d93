import type { InputOf } from '@larder/contract/http/endpoint'
import { type BulkAction, type InventoryItem, type ItemLocation, inventory } from '@larder/contract/inventory'
import { amount, largerAmount, plus, zero } from '@larder/kitchen/quantity/amount'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { amountHeld, takeFromStock, withAmount } from '@larder/kitchen/stock/stock'
import type { PendingChange } from '@larder/sync/changes/change'
import { convertAsKnown } from './convert-as-known'
import { editStock, type StockEdit } from './stock-edit'

/** An item as the screen shows it: the server's item with pending changes already applied. */
export interface ShownItem extends InventoryItem {
  /** At least one change of this item has not reached the server yet. */
  readonly waiting?: true
  /** The id of the pending change that creates this item on the server. */
  readonly draft?: string
  /** A read-only item of the sample stock. */
  readonly sample?: true
}

/** The state before a change, so that undoing it shows at once. */
export interface UndoSnapshot {
  /** The items as they were before the change; items the change created are in `removes`. */
  readonly restores: readonly InventoryItem[]
  readonly removes: readonly number[]
}

/** The note on a change that was undone before the server responded to it. */
export interface WithdrawnChange extends UndoSnapshot {
  readonly withdrawn?: true
}

/** The changes that show in the list before the server has answered them. */
export const stockWrites = [
  inventory.create,
  inventory.update,
  inventory.step,
  inventory.take,
  inventory.waste,
  inventory.move,
  inventory.open,
  inventory.remove,
  inventory.bulk,
  inventory.undo,
] as const

export type StockChange = PendingChange<(typeof stockWrites)[number], WithdrawnChange>

/**
 * Returns the list with all pending changes applied. The server decides; until it responds, the cook sees their own
 * changes. A change that is no longer possible, because another cook was faster, has no effect.
 */
export function applyPendingChanges(
  items: readonly InventoryItem[],
  waiting: readonly StockChange[],
): readonly ShownItem[] {
  if (waiting.length === 0) return items
  const byId = editStock<ShownItem>(items)
  for (const change of waiting) if (!isWithdrawn(change)) applyPendingChange(byId, change)
  return byId.result()
}

function isWithdrawn({ note }: StockChange): boolean {
  return note?.withdrawn === true
}

function applyPendingChange(byId: StockEdit<ShownItem>, change: StockChange) {
  switch (change.name) {
    case 'inventory.create':
      return setItem(byId, toDraftItem(change.input.body, change))
    case 'inventory.bulk':
      return applyBulkChange(byId, change.input.body, change)
    case 'inventory.undo':
      return restoreItems(byId, change.note)
    default:
      return applyItemChange(byId, change)
  }
}

type ItemChange = Exclude<
  StockChange,
  { readonly name: 'inventory.create' | 'inventory.bulk' | 'inventory.undo' }
>

function applyItemChange(byId: StockEdit<ShownItem>, change: ItemChange) {
  const item = byId.get(Number(change.input.params.id))
  if (!item) return
  switch (change.name) {
    case 'inventory.step':
      return setItem(byId, stepItemAmount(item, change.input.body.by))
    case 'inventory.take':
      return setItem(byId, takeItemAmount(item, change.input.body.amount, change.input.body.unit))
    case 'inventory.waste':
      return setItem(byId, takeItemAmount(item, change.input.body.amount))
    case 'inventory.move':
      return moveItemTo(byId, item, change)
    case 'inventory.open':
      return setItem(byId, item.openedOn ? item : { ...item, openedOn: dayOf(change) })
    case 'inventory.update':
      return setItem(byId, applyItemEdit(item, change.input.body))
    case 'inventory.remove':
      byId.delete(item.id)
  }
}

function applyBulkChange(
  byId: StockEdit<ShownItem>,
  { ids, deed: action }: { ids: readonly number[]; deed: BulkAction },
  change: StockChange,
) {
  for (const id of ids) {
    const item = byId.get(id)
    if (!item) continue
    if (action.do === 'remove') byId.delete(id)
    else if (action.do === 'move') setItem(byId, withLocation(item, action.to, change))
    else if (action.do === 'open') setItem(byId, { ...item, openedOn: item.openedOn ?? dayOf(change) })
    else setItem(byId, takeItemAmount(item, 'all'))
  }
}

function setItem(byId: StockEdit<ShownItem>, item: ShownItem) {
  byId.set(item.id, { ...item, waiting: true })
}

/** Adds `by` to the amount, never below zero. */
export function stepItemAmount<Item extends InventoryItem>(item: Item, by: number): Item {
  return withAmount(item, largerAmount(zero, plus(amountHeld(item), amount(by))))
}

function takeItemAmount(
  item: ShownItem,
  amountToTake: string | number = 'all',
  unit?: string | undefined,
): ShownItem {
  const result =
    unit !== undefined && amountToTake !== 'all'
      ? takeMeasured(item, amountToTake, unit, convertAsKnown)
      : takeFromStock(item, amountToTake)
  return result.ok ? result.lot : item
}

/** Moves the item without a new expiry date; the server estimates that. */
function withLocation(item: ShownItem, to: ItemLocation, change: StockChange): ShownItem {
  if (item.location === to) return item
  const { frozenOn: _, thawedOn: __, ...rest } = item
  if (to === 'freezer') return { ...rest, location: to, frozenOn: dayOf(change) }
  return { ...rest, location: to, ...(item.location === 'freezer' && { thawedOn: dayOf(change) }) }
}

function moveItemTo(
  byId: StockEdit<ShownItem>,
  item: ShownItem,
  change: Extract<StockChange, { readonly name: 'inventory.move' }>,
) {
  const { to, amount: requested } = change.input.body
  if (requested === undefined) return setItem(byId, withLocation(item, to, change))
  const part = takeFromStock(item, requested, 'any')
  if (!part.ok || item.location === to) return
  if (part.lot.amount === '0') return setItem(byId, withLocation(item, to, change))
  setItem(byId, part.lot)
  const moved = withAmount(withLocation(item, to, change), part.taken)
  setItem(byId, { ...moved, id: draftId(change), draft: change.id })
}

function applyItemEdit(item: ShownItem, body: InputOf<typeof inventory.update>['body']): ShownItem {
  const { version: _, action: __, ...changes } = body
  const kept = Object.entries({ ...item, ...changes }).filter(([, value]) => value !== null)
  const source =
    changes.expiryDate && changes.expirySource === undefined ? { expirySource: 'you' as const } : {}
  return { ...(Object.fromEntries(kept) as unknown as ShownItem), ...source }
}

/** Builds the item shown for a pending create. The server fills in the missing fields. */
function toDraftItem(newItem: InputOf<typeof inventory.create>['body'], change: StockChange): ShownItem {
  const { action: _, shelfLifeDays: __, foodId, expiryDate, dailyConsumption, price, ...rest } = newItem
  return {
    ...rest,
    id: draftId(change),
    amount: String(newItem.amount),
    unit: newItem.unit ?? '',
    category: newItem.category ?? 'Condiments',
    location: newItem.location ?? 'pantry',
    source: newItem.source ?? 'manual',
    since: dayOf(change),
    version: 0,
    draft: change.id,
    ...(foodId && { foodId }),
    ...(expiryDate && { expiryDate }),
    ...(dailyConsumption && { dailyConsumption: String(dailyConsumption) }),
    ...(price && { price }),
  }
}

function restoreItems(byId: StockEdit<ShownItem>, note: UndoSnapshot | undefined) {
  for (const item of note?.restores ?? []) setItem(byId, item)
  for (const id of note?.removes ?? []) byId.delete(id)
}

/** Returns a negative id, which no item of the server has. It is stable across calls. */
function draftId({ id }: StockChange): number {
  return -1 - Number.parseInt(id.slice(0, 8), 16)
}

function dayOf({ at }: StockChange): string {
  return at.slice(0, 10)
}

/** Applies a server response to the cached list until the list is fetched again. */
export function applyServerResponse(
  items: readonly InventoryItem[],
  change: StockChange,
  data: unknown,
): readonly InventoryItem[] {
  const applied = applyPendingChanges(items, [change])
    .filter(({ draft }) => !draft)
    .map(withoutWaiting)
  const byId = editStock<InventoryItem>(applied)
  const { saved, removed } = getAffectedItems(change, data)
  for (const { booking: _, ...item } of saved) byId.set(item.id, item)
  for (const id of removed) byId.delete(id)
  return byId.result()
}

/** Returns unchanged items by identity, so that nothing about them is rendered or computed again. */
function withoutWaiting(item: ShownItem): InventoryItem {
  if (!item.waiting) return item
  const { waiting: _, ...rest } = item
  return rest
}

function getAffectedItems(
  { name }: StockChange,
  data: unknown,
): { saved: readonly InventoryItem[]; removed: readonly number[] } {
  if (name === 'inventory.remove') return { saved: [], removed: [(data as InventoryItem).id] }
  if (name === 'inventory.bulk' || name === 'inventory.undo') {
    const { items, removed } = data as { items: InventoryItem[]; removed: number[] }
    return { saved: items, removed }
  }
  const isItem = typeof data === 'object' && data !== null && 'version' in data
  return { saved: isItem ? [data as InventoryItem] : [], removed: [] }
}
