import type { BulkAction, InventoryItem, ItemEdit, ItemLocation, NewItem } from '@larder/contract/inventory'
import { amount, largerAmount, plus, zero } from '@larder/kitchen/quantity/amount'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { amountHeld, takeFromStock, withAmount } from '@larder/kitchen/stock/stock'
import type { UnsentChange } from '../../api/change-queue/change-queue'

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

type ItemsById = Map<number, ShownItem>
interface Body {
  readonly params: { readonly id: number }
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Returns the list with all pending changes applied. The server decides; until it responds, the cook sees their own
 * changes. A change that is no longer possible, because another cook was faster, has no effect.
 */
export function applyPendingChanges(
  items: readonly InventoryItem[],
  waiting: readonly UnsentChange[],
): readonly ShownItem[] {
  if (waiting.length === 0) return items
  const byId: ItemsById = new Map(items.map((item) => [item.id, item]))
  for (const change of waiting) if (!isWithdrawn(change)) applyPendingChange(byId, change)
  return [...byId.values()]
}

function isWithdrawn({ note }: UnsentChange): boolean {
  return typeof note === 'object' && note !== null && 'withdrawn' in note
}

function applyPendingChange(byId: ItemsById, change: UnsentChange) {
  const { params, body } = change.input as Body
  const item = params && byId.get(Number(params.id))
  switch (change.name) {
    case 'inventory.create':
      return setItem(byId, toDraftItem(body as unknown as NewItem, change))
    case 'inventory.bulk':
      return applyBulkChange(byId, body as unknown as { ids: number[]; deed: BulkAction }, change)
    case 'inventory.undo':
      return restoreItems(byId, change.note as UndoSnapshot | undefined)
    default:
      if (item) applyItemChange(byId, item, change, body)
  }
}

function applyItemChange(byId: ItemsById, item: ShownItem, change: UnsentChange, body: Body['body']) {
  switch (change.name) {
    case 'inventory.step':
      return setItem(byId, stepItemAmount(item, Number(body.by)))
    case 'inventory.take':
    case 'inventory.waste':
      return setItem(byId, takeItemAmount(item, body.amount, body.unit))
    case 'inventory.move':
      return moveItemTo(byId, item, body.to as ItemLocation, body.amount, change)
    case 'inventory.open':
      return setItem(byId, item.openedOn ? item : { ...item, openedOn: dayOf(change) })
    case 'inventory.update':
      return setItem(byId, applyItemEdit(item, body))
    case 'inventory.remove':
      byId.delete(item.id)
  }
}

function applyBulkChange(
  byId: ItemsById,
  { ids, deed: action }: { ids: number[]; deed: BulkAction },
  change: UnsentChange,
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

function setItem(byId: ItemsById, item: ShownItem) {
  byId.set(item.id, { ...item, waiting: true })
}

/** Adds `by` to the amount, never below zero. */
export function stepItemAmount<Item extends InventoryItem>(item: Item, by: number): Item {
  return withAmount(item, largerAmount(zero, plus(amountHeld(item), amount(by))))
}

function takeItemAmount(item: ShownItem, requested: unknown, unit?: unknown): ShownItem {
  const amountToTake = (requested ?? 'all') as string | number
  const result =
    typeof unit === 'string' && amountToTake !== 'all'
      ? takeMeasured(item, amountToTake, unit)
      : takeFromStock(item, amountToTake)
  return result.ok ? result.lot : item
}

/** Moves the item without a new expiry date; the server estimates that. */
function withLocation(item: ShownItem, to: ItemLocation, change: UnsentChange): ShownItem {
  if (item.location === to) return item
  const { frozenOn: _, thawedOn: __, ...rest } = item
  if (to === 'freezer') return { ...rest, location: to, frozenOn: dayOf(change) }
  return { ...rest, location: to, ...(item.location === 'freezer' && { thawedOn: dayOf(change) }) }
}

function moveItemTo(
  byId: ItemsById,
  item: ShownItem,
  to: ItemLocation,
  requested: unknown,
  change: UnsentChange,
) {
  if (requested === undefined) return setItem(byId, withLocation(item, to, change))
  const part = takeFromStock(item, requested as string, 'any')
  if (!part.ok || item.location === to) return
  if (part.lot.amount === '0') return setItem(byId, withLocation(item, to, change))
  setItem(byId, part.lot)
  const moved = withAmount(withLocation(item, to, change), part.taken)
  setItem(byId, { ...moved, id: draftId(change), draft: change.id })
}

function applyItemEdit(item: ShownItem, body: Body['body']): ShownItem {
  const { version: _, action: __, ...changes } = body as ItemEdit
  const kept = Object.entries({ ...item, ...changes }).filter(([, value]) => value !== null)
  const source =
    changes.expiryDate && changes.expirySource === undefined ? { expirySource: 'you' as const } : {}
  return { ...(Object.fromEntries(kept) as unknown as ShownItem), ...source }
}

/** Builds the item shown for a pending create. The server fills in the missing fields. */
function toDraftItem(newItem: NewItem, change: UnsentChange): ShownItem {
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

function restoreItems(byId: ItemsById, note: UndoSnapshot | undefined) {
  for (const item of note?.restores ?? []) setItem(byId, item)
  for (const id of note?.removes ?? []) byId.delete(id)
}

/** Returns a negative id, which no item of the server has. It is stable across calls. */
function draftId({ id }: UnsentChange): number {
  return -1 - Number.parseInt(id.slice(0, 8), 16)
}

function dayOf({ at }: UnsentChange): string {
  return at.slice(0, 10)
}

/** Applies a server response to the cached list until the list is fetched again. */
export function applyServerResponse(
  items: readonly InventoryItem[],
  change: UnsentChange,
  data: unknown,
): readonly InventoryItem[] {
  const applied = applyPendingChanges(items, [change])
    .filter(({ draft }) => !draft)
    .map(withoutWaiting)
  const byId = new Map<number, InventoryItem>(applied.map((item) => [item.id, item]))
  const { saved, removed } = getAffectedItems(change, data)
  for (const { booking: _, ...item } of saved) byId.set(item.id, item)
  for (const id of removed) byId.delete(id)
  return [...byId.values()]
}

/** Returns unchanged items by identity, so that nothing about them is rendered or computed again. */
function withoutWaiting(item: ShownItem): InventoryItem {
  if (!item.waiting) return item
  const { waiting: _, ...rest } = item
  return rest
}

function getAffectedItems(
  { name }: UnsentChange,
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
