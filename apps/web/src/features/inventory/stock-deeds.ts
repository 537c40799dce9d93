import { type BulkDeed, inventory, type Location, type WasteReason } from '@larder/contract/inventory'
import { takeFromStock } from '@larder/kitchen/stock'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { outbox } from '../../api/outbox'
import { itemAmount } from '../../food/item-amount'
import { placeLabels } from '../../food/places'
import { numberText } from '../../ui/written-as'
import { type ShownItem, stepped } from './inventory-state'
import { deleteInventory, stockNow } from './queries'
import { tellDone, tellRefused, type Undoable } from './undoing'
import { type Written, write } from './writing'

/** How long presses of plus and minus are gathered into one change. */
const gathering = 300
const mostAtOnce = 1000

const before = (item: ShownItem, written: Written): Undoable => ({
  written,
  restores: [plain(item)],
  removes: [],
})

/** As the server last told it: what waits on top of it is folded over it again. */
function plain(item: ShownItem) {
  return stockNow().find(({ id }) => id === item.id) ?? item
}

function done(title: string, description: string | undefined, undoable: Undoable) {
  tellDone(title, description, [undoable])
  undoable.written.answer.catch(tellRefused)
}

let presses: { itemId: number; first: ShownItem; until: number; undoables: Map<string, Undoable> } | null =
  null

/** One more or one less. Presses that follow each other are taken back together. */
export function stepItem(item: ShownItem, by: 1 | -1) {
  if (item.draft !== undefined) return void changeDraft(item, item.draft, by)
  const written = write(
    'Changing an amount failed',
    inventory.step,
    { params: { id: item.id }, body: { by } },
    { hold: gathering, join: (last) => joined(last.input, item.id, by) },
  )
  if (presses?.itemId !== item.id || Date.now() > presses.until)
    presses = { itemId: item.id, first: item, until: 0, undoables: new Map() }
  presses.until = Date.now() + 5000
  if (!presses.undoables.has(written.id)) {
    presses.undoables.set(written.id, before(presses.first, written))
    written.answer.catch(tellRefused)
  }
  tellDone(item.name, `Now ${itemAmount(stepped(item, by))}`, [...presses.undoables.values()])
}

/** Only presses in one direction go together: minus stops at nothing, and plus goes on from there. */
function joined(input: unknown, id: number, by: 1 | -1) {
  const { params, body } = input as { params: { id: number }; body: { by: number } }
  const sum = body.by + by
  if (params.id !== id || Math.sign(body.by) !== by || Math.abs(sum) > mostAtOnce) return undefined
  return { params, body: { by: sum } }
}

/** What the server does not know yet is changed where it waits; once it is on its way, after it has arrived. */
async function changeDraft(item: ShownItem, draft: string, by: 1 | -1) {
  const amended = await outbox.amend(draft, (input) => {
    const { body } = input as { body: { amount: string | number } }
    // From what waits, not from what was on screen when it was pressed: another press may have come in between.
    const now = { ...item, amount: String(body.amount) }
    return { body: { ...body, amount: stepped(now, by).amount } }
  })
  if (amended) return
  const { data } = (await outbox.answerTo(draft)) as { data: ShownItem }
  stepItem(data, by)
}

export function takeItem(item: ShownItem, howMany: string, unit?: string) {
  const written = write('Marking as used failed', inventory.take, {
    params: { id: item.id },
    body: { amount: howMany, ...(unit !== undefined && { unit }) },
  })
  const taken = unit === undefined ? takeFromStock(item, howMany) : takeMeasured(item, howMany, unit)
  const left = taken.ok ? `${itemAmount(taken.lot)} of ${item.name} left` : item.name
  done('Marked as Used', left, before(item, written))
}

export function wasteItem(
  item: ShownItem,
  { amount, reason }: { amount: string | number; reason: WasteReason },
) {
  const written = write('Marking as wasted failed', inventory.waste, {
    params: { id: item.id },
    body: { amount, reason },
  })
  done('Marked as Wasted', item.name, before(item, written))
}

export function moveItem(item: ShownItem, { to, amount }: { to: Location; amount?: string | undefined }) {
  const written = write('Moving an item failed', inventory.move, {
    params: { id: item.id },
    body: { to, ...(amount !== undefined && { amount }) },
  })
  done(`Moved to ${placeLabels[to]}`, item.name, before(item, written))
}

export function openItem(item: ShownItem) {
  const written = write('Marking as opened failed', inventory.open, { params: { id: item.id }, body: {} })
  done('Marked as Opened', item.name, before(item, written))
}

export async function removeItem(item: ShownItem) {
  if (item.draft === undefined) return done('Item Removed', item.name, before(item, deleteInventory(item.id)))
  if (await outbox.cancel(item.draft)) return
  const { data } = (await outbox.answerTo(item.draft)) as { data: ShownItem }
  await removeItem(data)
}

const deedTitles: Record<BulkDeed['do'], string> = {
  'use-up': 'Used Up',
  waste: 'Marked as Wasted',
  move: 'Moved',
  open: 'Marked as Opened',
  remove: 'Removed',
}

/** One deed to many, taken back as one. */
export function doToMany(items: readonly ShownItem[], deed: BulkDeed) {
  const undoables: Undoable[] = []
  for (let start = 0; start < items.length; start += mostAtOnce) {
    const some = items.slice(start, start + mostAtOnce)
    const ids = some.map(({ id }) => id)
    const written = write('Changing many items failed', inventory.bulk, { body: { ids, deed } })
    written.answer.catch(tellRefused)
    undoables.push({ written, restores: some.map(plain), removes: [] })
  }
  const many = items.length === 1 ? '1 Item' : `${numberText(items.length)} Items`
  tellDone(`${many} ${deedTitles[deed.do]}`, undefined, undoables)
}
