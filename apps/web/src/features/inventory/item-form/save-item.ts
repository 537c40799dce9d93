import type { InputOf } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import type { InputFor } from '@larder/sync/changes/change'
import { ApiError } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import type { ShownItem } from '../optimistic-stock'
import {
  createItem,
  latestOwnVersion,
  readCachedStock,
  showStockRejection,
  showUndoToast,
  updateItem,
} from '../stock'

type NewValues = InputOf<typeof inventory.create>['body']
type EditValues = InputOf<typeof inventory.update>['body']

const nullableFields = new Set(['expiryDate', 'foodId'])

/** Enqueues the new item of the form; the list shows it at once. */
export function addItemFromForm(values: NewValues) {
  const written = createItem(values)
  showUndoToast('Item Added', String(values.name), [{ written, restores: [], removes: [0] }])
  written.response.catch(showStockRejection)
}

/** Saves the form. If another cook was faster, the form opens again with both versions. */
export async function saveItemEdit(item: ShownItem, values: EditValues, onConflict: () => void) {
  if (item.draft !== undefined) return saveDraft(item.draft, values, onConflict)
  const version = values.version === undefined ? {} : { version: latestOwnVersion(item.id, values.version) }
  const written = updateItem(item.id, { ...values, ...version })
  const before = readCachedStock().find(({ id }) => id === item.id) ?? item
  showUndoToast('Changes Saved', values.name ?? item.name, [{ written, restores: [before], removes: [] }])
  written.response.catch((error: unknown) => {
    showStockRejection(error)
    if (error instanceof ApiError && error.code === 'item-changed') onConflict()
  })
}

async function saveDraft(draft: string, values: EditValues, onConflict: () => void) {
  const { version: _, ...changes } = values
  const { amend, response } = changeQueue.handleOf(inventory.create, draft)
  if (await amend(({ body }) => ({ body: mergeChanges(body, changes) }))) return
  const { data } = await response
  await saveItemEdit(data, { ...changes, version: data.version }, onConflict)
}

/**
 * Merges an edit into an unsent new item. Null removes a field, except where null has a meaning: 'no date' and 'none of
 * the known foods'.
 */
function mergeChanges(
  { action: _, ...body }: NewValues,
  changes: EditValues,
): InputFor<typeof inventory.create>['body'] {
  const merged = Object.entries({ ...body, ...changes })
  const kept = merged.filter(([field, value]) => value !== null || nullableFields.has(field))
  return Object.fromEntries(kept) as typeof body
}
