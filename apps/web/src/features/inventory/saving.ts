import type { InputOf } from '@larder/contract/endpoint'
import type { inventory } from '@larder/contract/inventory'
import { ApiError } from '../../api/api-error'
import { outbox } from '../../api/outbox'
import type { ShownItem } from './inventory-state'
import { ownVersion } from './own-versions'
import { createInventory, stockNow, updateInventory } from './queries'
import { tellDone, tellRefused } from './undoing'

type NewValues = InputOf<typeof inventory.create>['body']
type EditValues = InputOf<typeof inventory.update>['body']

const saidAsNull = new Set(['expiryDate', 'foodId'])

/** Adds what the form says; on the list at once. */
export function addItem(values: NewValues) {
  const written = createInventory(values)
  tellDone('Item Added', String(values.name), [{ written, restores: [], removes: [0] }])
  written.answer.catch(tellRefused)
}

/** Saves what the form says. When somebody else was faster, the form comes back with both. */
export async function saveEdit(item: ShownItem, values: EditValues, onConflict: () => void) {
  if (item.draft !== undefined) return saveDraft(item.draft, values, onConflict)
  const version = values.version === undefined ? {} : { version: ownVersion(item.id, values.version) }
  const written = updateInventory(item.id, { ...values, ...version })
  const before = stockNow().find(({ id }) => id === item.id) ?? item
  tellDone('Changes Saved', values.name ?? item.name, [{ written, restores: [before], removes: [] }])
  written.answer.catch((error: unknown) => {
    tellRefused(error)
    if (error instanceof ApiError && error.code === 'item-changed') onConflict()
  })
}

async function saveDraft(draft: string, values: EditValues, onConflict: () => void) {
  const { version: _, ...changes } = values
  const amended = await outbox.amend(draft, (input) => {
    const { body } = input as { body: object }
    return { body: withChanges(body, changes) }
  })
  if (amended) return
  const { data } = (await outbox.answerTo(draft)) as { data: ShownItem }
  await saveEdit(data, { ...changes, version: data.version }, onConflict)
}

/** A new item simply lacks what an edit would take away; only 'no date' and 'none of the foods you know' are said. */
function withChanges(body: object, changes: object): object {
  const merged = Object.entries({ ...body, ...changes })
  return Object.fromEntries(merged.filter(([field, value]) => value !== null || saidAsNull.has(field)))
}
