import type { InputOf } from '@larder/contract/http/endpoint'
import { type BulkAction, type ItemLocation, inventory, type WasteReason } from '@larder/contract/inventory'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { takeFromStock } from '@larder/kitchen/stock/stock'
import { changeQueue } from '../../api/change-queue/change-queue'
import { formatItemAmount } from '../../food/item-amount'
import { placeLabels } from '../../food/places'
import { numberText } from '../../ui/formatting/locale'
import { vibrateBriefly } from '../../ui/haptics'
import { convertAsKnown } from './convert-as-known'
import { type ShownItem, stepItemAmount } from './optimistic-stock'
import {
  deleteItem,
  type EnqueuedChange,
  enqueueChange,
  readCachedStock,
  showStockRejection,
  showUndoToast,
  type UndoableChange,
} from './stock'

/** Presses of plus and minus within this time are merged into one change. */
const stepGroupingMs = 300
const maxBulkItems = 1000

const toUndoable = (item: ShownItem, written: EnqueuedChange): UndoableChange => ({
  written,
  restores: [findCachedItem(item)],
  removes: [],
})

/** The item as the server last returned it. Pending changes are applied to it again on display. */
function findCachedItem(item: ShownItem) {
  return readCachedStock().find(({ id }) => id === item.id) ?? item
}

function confirmChange(title: string, description: string | undefined, undoable: UndoableChange) {
  vibrateBriefly()
  showUndoToast(title, description, [undoable])
  undoable.written.response.catch(showStockRejection)
}

let stepGroup: {
  itemId: number
  first: ShownItem
  until: number
  undoables: Map<string, UndoableChange>
} | null = null

/** Adds or removes one. Consecutive presses are undone together. */
export function stepItem(item: ShownItem, by: 1 | -1) {
  vibrateBriefly()
  if (item.draft !== undefined) return void changeDraft(item, item.draft, by)
  const written = enqueueChange(
    'Changing an amount failed',
    inventory.step,
    { params: { id: item.id }, body: { by } },
    { hold: stepGroupingMs, join: (last) => joinSteps(last, item.id, by) },
  )
  if (stepGroup?.itemId !== item.id || Date.now() > stepGroup.until)
    stepGroup = { itemId: item.id, first: item, until: 0, undoables: new Map() }
  stepGroup.until = Date.now() + 5000
  if (!stepGroup.undoables.has(written.id)) {
    stepGroup.undoables.set(written.id, toUndoable(stepGroup.first, written))
    written.response.catch(showStockRejection)
  }
  showUndoToast(item.name, `Now ${formatItemAmount(stepItemAmount(item, by))}`, [
    ...stepGroup.undoables.values(),
  ])
}

/** Merges only presses in the same direction: minus stops at zero, and plus continues from there. */
function joinSteps({ params, body }: InputOf<typeof inventory.step>, id: number, by: 1 | -1) {
  const sum = body.by + by
  if (params.id !== id || Math.sign(body.by) !== by || Math.abs(sum) > maxBulkItems) return undefined
  return { params, body: { by: sum } }
}

/** Changes an unsent item in the queue. If it is already being sent, the change is applied after the response. */
async function changeDraft(item: ShownItem, draft: string, by: 1 | -1) {
  const { amend, response } = changeQueue.handleOf(inventory.create, draft)
  const amended = await amend(({ body }) => {
    // Use the queued amount, not the one on screen: another press may have come in between.
    const queued = { ...item, amount: String(body.amount) }
    return { body: { ...body, amount: stepItemAmount(queued, by).amount, action: undefined } }
  })
  if (amended) return
  stepItem((await response).data, by)
}

export function takeItem(item: ShownItem, howMany: string, unit?: string) {
  const written = enqueueChange('Marking as used failed', inventory.take, {
    params: { id: item.id },
    body: { amount: howMany, ...(unit !== undefined && { unit }) },
  })
  const taken =
    unit === undefined ? takeFromStock(item, howMany) : takeMeasured(item, howMany, unit, convertAsKnown)
  const left = taken.ok ? `${formatItemAmount(taken.lot)} of ${item.name} left` : item.name
  confirmChange('Marked as Used', left, toUndoable(item, written))
}

export function wasteItem(
  item: ShownItem,
  { amount, reason }: { amount: string | number; reason: WasteReason },
) {
  const written = enqueueChange('Marking as wasted failed', inventory.waste, {
    params: { id: item.id },
    body: { amount, reason },
  })
  confirmChange('Marked as Wasted', item.name, toUndoable(item, written))
}

export function moveItem(item: ShownItem, { to, amount }: { to: ItemLocation; amount?: string | undefined }) {
  const written = enqueueChange('Moving an item failed', inventory.move, {
    params: { id: item.id },
    body: { to, ...(amount !== undefined && { amount }) },
  })
  confirmChange(`Moved to ${placeLabels[to]}`, item.name, toUndoable(item, written))
}

export function openItem(item: ShownItem) {
  const written = enqueueChange('Marking as opened failed', inventory.open, {
    params: { id: item.id },
    body: {},
  })
  confirmChange('Marked as Opened', item.name, toUndoable(item, written))
}

export async function removeItem(item: ShownItem) {
  if (item.draft === undefined)
    return confirmChange('Item Removed', item.name, toUndoable(item, deleteItem(item.id)))
  const { cancel, response } = changeQueue.handleOf(inventory.create, item.draft)
  if (await cancel()) return
  await removeItem((await response).data)
}

const bulkActionTitles: Record<BulkAction['do'], string> = {
  'use-up': 'Used Up',
  waste: 'Marked as Wasted',
  move: 'Moved',
  open: 'Marked as Opened',
  remove: 'Removed',
}

/** Applies one action to many items; it is undone as a whole. */
export function applyBulkAction(items: readonly ShownItem[], action: BulkAction) {
  const undoables: UndoableChange[] = []
  for (let start = 0; start < items.length; start += maxBulkItems) {
    const chunk = items.slice(start, start + maxBulkItems)
    const ids = chunk.map(({ id }) => id)
    const written = enqueueChange('Changing many items failed', inventory.bulk, {
      body: { ids, deed: action },
    })
    written.response.catch(showStockRejection)
    undoables.push({ written, restores: chunk.map(findCachedItem), removes: [] })
  }
  const many = items.length === 1 ? '1 Item' : `${numberText(items.length)} Items`
  showUndoToast(`${many} ${bulkActionTitles[action.do]}`, undefined, undoables)
}
