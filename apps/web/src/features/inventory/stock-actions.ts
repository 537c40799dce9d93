import { type BulkAction, type ItemLocation, inventory, type WasteReason } from '@larder/contract/inventory'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { takeFromStock } from '@larder/kitchen/stock/stock'
import { changeQueue } from '../../api/change-queue/change-queue'
import { formatItemAmount } from '../../food/item-amount'
import { placeLabels } from '../../food/places'
import { numberText } from '../../ui/formatting/locale'
import { type EnqueuedChange, enqueueChange } from './enqueue-change'
import { type ShownItem, stepItemAmount } from './optimistic-stock'
import { deleteItem, readCachedStock } from './queries'
import { showStockRejection, showUndoToast, type UndoableChange } from './undo'

/** How long presses of plus and minus are gathered into one change. */
const stepGroupingMs = 300
const maxBulkItems = 1000

const before = (item: ShownItem, written: EnqueuedChange): UndoableChange => ({
  written,
  restores: [plain(item)],
  removes: [],
})

/** As the server last told it: what waits on top of it is folded over it again. */
function plain(item: ShownItem) {
  return readCachedStock().find(({ id }) => id === item.id) ?? item
}

function done(title: string, description: string | undefined, undoable: UndoableChange) {
  showUndoToast(title, description, [undoable])
  undoable.written.answer.catch(showStockRejection)
}

let presses: {
  itemId: number
  first: ShownItem
  until: number
  undoables: Map<string, UndoableChange>
} | null = null

/** One more or one less. Presses that follow each other are taken back together. */
export function stepItem(item: ShownItem, by: 1 | -1) {
  if (item.draft !== undefined) return void changeDraft(item, item.draft, by)
  const written = enqueueChange(
    'Changing an amount failed',
    inventory.step,
    { params: { id: item.id }, body: { by } },
    { hold: stepGroupingMs, join: (last) => joined(last.input, item.id, by) },
  )
  if (presses?.itemId !== item.id || Date.now() > presses.until)
    presses = { itemId: item.id, first: item, until: 0, undoables: new Map() }
  presses.until = Date.now() + 5000
  if (!presses.undoables.has(written.id)) {
    presses.undoables.set(written.id, before(presses.first, written))
    written.answer.catch(showStockRejection)
  }
  showUndoToast(item.name, `Now ${formatItemAmount(stepItemAmount(item, by))}`, [
    ...presses.undoables.values(),
  ])
}

/** Only presses in one direction go together: minus stops at nothing, and plus goes on from there. */
function joined(input: unknown, id: number, by: 1 | -1) {
  const { params, body } = input as { params: { id: number }; body: { by: number } }
  const sum = body.by + by
  if (params.id !== id || Math.sign(body.by) !== by || Math.abs(sum) > maxBulkItems) return undefined
  return { params, body: { by: sum } }
}

/** What the server does not know yet is changed where it waits; once it is on its way, after it has arrived. */
async function changeDraft(item: ShownItem, draft: string, by: 1 | -1) {
  const amended = await changeQueue.amend(draft, (input) => {
    const { body } = input as { body: { amount: string | number } }
    // From what waits, not from what was on screen when it was pressed: another press may have come in between.
    const now = { ...item, amount: String(body.amount) }
    return { body: { ...body, amount: stepItemAmount(now, by).amount } }
  })
  if (amended) return
  const { data } = (await changeQueue.answerTo(draft)) as { data: ShownItem }
  stepItem(data, by)
}

export function takeItem(item: ShownItem, howMany: string, unit?: string) {
  const written = enqueueChange('Marking as used failed', inventory.take, {
    params: { id: item.id },
    body: { amount: howMany, ...(unit !== undefined && { unit }) },
  })
  const taken = unit === undefined ? takeFromStock(item, howMany) : takeMeasured(item, howMany, unit)
  const left = taken.ok ? `${formatItemAmount(taken.lot)} of ${item.name} left` : item.name
  done('Marked as Used', left, before(item, written))
}

export function wasteItem(
  item: ShownItem,
  { amount, reason }: { amount: string | number; reason: WasteReason },
) {
  const written = enqueueChange('Marking as wasted failed', inventory.waste, {
    params: { id: item.id },
    body: { amount, reason },
  })
  done('Marked as Wasted', item.name, before(item, written))
}

export function moveItem(item: ShownItem, { to, amount }: { to: ItemLocation; amount?: string | undefined }) {
  const written = enqueueChange('Moving an item failed', inventory.move, {
    params: { id: item.id },
    body: { to, ...(amount !== undefined && { amount }) },
  })
  done(`Moved to ${placeLabels[to]}`, item.name, before(item, written))
}

export function openItem(item: ShownItem) {
  const written = enqueueChange('Marking as opened failed', inventory.open, {
    params: { id: item.id },
    body: {},
  })
  done('Marked as Opened', item.name, before(item, written))
}

export async function removeItem(item: ShownItem) {
  if (item.draft === undefined) return done('Item Removed', item.name, before(item, deleteItem(item.id)))
  if (await changeQueue.cancel(item.draft)) return
  const { data } = (await changeQueue.answerTo(item.draft)) as { data: ShownItem }
  await removeItem(data)
}

const bulkActionTitles: Record<BulkAction['do'], string> = {
  'use-up': 'Used Up',
  waste: 'Marked as Wasted',
  move: 'Moved',
  open: 'Marked as Opened',
  remove: 'Removed',
}

/** One deed to many, taken back as one. */
export function applyBulkAction(items: readonly ShownItem[], deed: BulkAction) {
  const undoables: UndoableChange[] = []
  for (let start = 0; start < items.length; start += maxBulkItems) {
    const some = items.slice(start, start + maxBulkItems)
    const ids = some.map(({ id }) => id)
    const written = enqueueChange('Changing many items failed', inventory.bulk, { body: { ids, deed } })
    written.answer.catch(showStockRejection)
    undoables.push({ written, restores: some.map(plain), removes: [] })
  }
  const many = items.length === 1 ? '1 Item' : `${numberText(items.length)} Items`
  showUndoToast(`${many} ${bulkActionTitles[deed.do]}`, undefined, undoables)
}
