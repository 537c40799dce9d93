import type { BulkAction, InventoryItem, ItemEdit, ItemLocation, NewItem } from '@larder/contract/inventory'
import { amount, largerAmount, plus, zero } from '@larder/kitchen/quantity/amount'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { amountHeld, takeFromStock, withAmount } from '@larder/kitchen/stock/stock'
import type { UnsentChange } from '../../api/change-queue/change-queue'

/** An item as the screen shows it: the server's, with what is still on its way already done. */
export interface ShownItem extends InventoryItem {
  /** Something about it has not reached the server yet. */
  readonly waiting?: true
  /** The server does not know it yet: the change that will bring it. */
  readonly draft?: string
  /** Of the sample kitchen: to look at only. */
  readonly sample?: true
}

/** What a screen remembers of a change, so that taking it back shows at once. */
export interface UndoSnapshot {
  /** As they were before it; those that came with it are among `removes`. */
  readonly restores: readonly InventoryItem[]
  readonly removes: readonly number[]
}

/** On a change that was taken back before the server had said anything to it. */
export interface WithdrawnChange extends UndoSnapshot {
  readonly withdrawn?: true
}

type ItemsById = Map<number, ShownItem>
interface Body {
  readonly params: { readonly id: number }
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * The list as it will be once everything that waits has arrived. The server decides; until it has, a cook sees what
 * they did. What cannot be done any more, because somebody else was faster, changes nothing.
 */
export function applyPendingChanges(
  items: readonly InventoryItem[],
  waiting: readonly UnsentChange[],
): readonly ShownItem[] {
  if (waiting.length === 0) return items
  const shelf: ItemsById = new Map(items.map((item) => [item.id, item]))
  for (const change of waiting) if (!isWithdrawn(change)) applyPendingChange(shelf, change)
  return [...shelf.values()]
}

function isWithdrawn({ note }: UnsentChange): boolean {
  return typeof note === 'object' && note !== null && 'withdrawn' in note
}

function applyPendingChange(shelf: ItemsById, change: UnsentChange) {
  const { params, body } = change.input as Body
  const item = params && shelf.get(Number(params.id))
  switch (change.name) {
    case 'inventory.create':
      return setItem(shelf, toDraftItem(body as unknown as NewItem, change))
    case 'inventory.bulk':
      return applyBulkChange(shelf, body as unknown as { ids: number[]; deed: BulkAction }, change)
    case 'inventory.undo':
      return restoreItems(shelf, change.note as UndoSnapshot | undefined)
    default:
      if (item) applyItemChange(shelf, item, change, body)
  }
}

function applyItemChange(shelf: ItemsById, item: ShownItem, change: UnsentChange, body: Body['body']) {
  switch (change.name) {
    case 'inventory.step':
      return setItem(shelf, stepItemAmount(item, Number(body.by)))
    case 'inventory.take':
    case 'inventory.waste':
      return setItem(shelf, takeItemAmount(item, body.amount, body.unit))
    case 'inventory.move':
      return moveItemTo(shelf, item, body.to as ItemLocation, body.amount, change)
    case 'inventory.open':
      return setItem(shelf, item.openedOn ? item : { ...item, openedOn: dayOf(change) })
    case 'inventory.update':
      return setItem(shelf, applyItemEdit(item, body))
    case 'inventory.remove':
      shelf.delete(item.id)
  }
}

function applyBulkChange(
  shelf: ItemsById,
  { ids, deed }: { ids: number[]; deed: BulkAction },
  change: UnsentChange,
) {
  for (const id of ids) {
    const item = shelf.get(id)
    if (!item) continue
    if (deed.do === 'remove') shelf.delete(id)
    else if (deed.do === 'move') setItem(shelf, placed(item, deed.to, change))
    else if (deed.do === 'open') setItem(shelf, { ...item, openedOn: item.openedOn ?? dayOf(change) })
    else setItem(shelf, takeItemAmount(item, 'all'))
  }
}

function setItem(shelf: ItemsById, item: ShownItem) {
  shelf.set(item.id, { ...item, waiting: true })
}

/** More or fewer by so many, never below nothing. */
export function stepItemAmount<Item extends InventoryItem>(item: Item, by: number): Item {
  return withAmount(item, largerAmount(zero, plus(amountHeld(item), amount(by))))
}

function takeItemAmount(item: ShownItem, howMany: unknown, unit?: unknown): ShownItem {
  const asked = (howMany ?? 'all') as string | number
  const result =
    typeof unit === 'string' && asked !== 'all' ? takeMeasured(item, asked, unit) : takeFromStock(item, asked)
  return result.ok ? result.lot : item
}

/** Until when it keeps at its new place is for the server to say. */
function placed(item: ShownItem, to: ItemLocation, change: UnsentChange): ShownItem {
  if (item.location === to) return item
  const { frozenOn: _, thawedOn: __, ...rest } = item
  if (to === 'freezer') return { ...rest, location: to, frozenOn: dayOf(change) }
  return { ...rest, location: to, ...(item.location === 'freezer' && { thawedOn: dayOf(change) }) }
}

function moveItemTo(
  shelf: ItemsById,
  item: ShownItem,
  to: ItemLocation,
  howMany: unknown,
  change: UnsentChange,
) {
  if (howMany === undefined) return setItem(shelf, placed(item, to, change))
  const part = takeFromStock(item, howMany as string, 'any')
  if (!part.ok || item.location === to) return
  if (part.lot.amount === '0') return setItem(shelf, placed(item, to, change))
  setItem(shelf, part.lot)
  const there = withAmount(placed(item, to, change), part.taken)
  setItem(shelf, { ...there, id: draftId(change), draft: change.id })
}

function applyItemEdit(item: ShownItem, body: Body['body']): ShownItem {
  const { version: _, action: __, ...changes } = body as ItemEdit
  const kept = Object.entries({ ...item, ...changes }).filter(([, value]) => value !== null)
  const told =
    changes.expiryDate && changes.expirySource === undefined ? { expirySource: 'you' as const } : {}
  return { ...(Object.fromEntries(kept) as unknown as ShownItem), ...told }
}

/** A new item is shown as far as it is known; what was left out the server fills in. */
function toDraftItem(given: NewItem, change: UnsentChange): ShownItem {
  const { action: _, shelfLifeDays: __, foodId, expiryDate, dailyConsumption, price, ...rest } = given
  return {
    ...rest,
    id: draftId(change),
    amount: String(given.amount),
    unit: given.unit ?? '',
    category: given.category ?? 'Condiments',
    location: given.location ?? 'pantry',
    source: given.source ?? 'manual',
    since: dayOf(change),
    version: 0,
    draft: change.id,
    ...(foodId && { foodId }),
    ...(expiryDate && { expiryDate }),
    ...(dailyConsumption && { dailyConsumption: String(dailyConsumption) }),
    ...(price && { price }),
  }
}

function restoreItems(shelf: ItemsById, note: UndoSnapshot | undefined) {
  for (const item of note?.restores ?? []) setItem(shelf, item)
  for (const id of note?.removes ?? []) shelf.delete(id)
}

/** Below zero, where no item of the server lies, and the same at every look. */
function draftId({ id }: UnsentChange): number {
  return -1 - Number.parseInt(id.slice(0, 8), 16)
}

function dayOf({ at }: UnsentChange): string {
  return at.slice(0, 10)
}

/** The server's list once it has answered a change, until it is read anew. */
export function applyServerResponse(
  items: readonly InventoryItem[],
  change: UnsentChange,
  data: unknown,
): readonly InventoryItem[] {
  const done = applyPendingChanges(items, [change])
    .filter(({ draft }) => !draft)
    .map(settled)
  const shelf = new Map<number, InventoryItem>(done.map((item) => [item.id, item]))
  const { come, gone } = outcome(change, data)
  for (const { booking: _, ...item } of come) shelf.set(item.id, item)
  for (const id of gone) shelf.delete(id)
  return [...shelf.values()]
}

/** What was not touched stays the very same: nothing about it is drawn or reckoned anew. */
function settled(item: ShownItem): InventoryItem {
  if (!item.waiting) return item
  const { waiting: _, ...rest } = item
  return rest
}

function outcome(
  { name }: UnsentChange,
  data: unknown,
): { come: readonly InventoryItem[]; gone: readonly number[] } {
  if (name === 'inventory.remove') return { come: [], gone: [(data as InventoryItem).id] }
  if (name === 'inventory.bulk' || name === 'inventory.undo') {
    const { items, removed } = data as { items: InventoryItem[]; removed: number[] }
    return { come: items, gone: removed }
  }
  const isItem = typeof data === 'object' && data !== null && 'version' in data
  return { come: isItem ? [data as InventoryItem] : [], gone: [] }
}
