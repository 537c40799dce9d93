import type { InputOf } from '@larder/contract/http/endpoint'
import type { inventory } from '@larder/contract/inventory'
import { ApiError } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import type { ShownItem } from '../optimistic-stock'
import { createItem, latestOwnVersion, readCachedStock, updateItem } from '../queries'
import { showStockRejection, showUndoToast } from '../undo'

type NewValues = InputOf<typeof inventory.create>['body']
type EditValues = InputOf<typeof inventory.update>['body']

const nullableFields = new Set(['expiryDate', 'foodId'])

/** Enqueues the new item of the form; the list shows it at once. */
export function addItemFromForm(values: NewValues) {
  const written = createItem(values)
  showUndoToast('Item Added', String(values.name), [{ written, restores: [], removes: [0] }])
  written.answer.catch(showStockRejection)
}

/** Saves the form. If another cook was faster, the form opens again with both versions. */
export async function saveItemEdit(item: ShownItem, values: EditValues, onConflict: () => void) {
  if (item.draft !== undefined) return saveDraft(item.draft, values, onConflict)
  const version = values.version === undefined ? {} : { version: latestOwnVersion(item.id, values.version) }
  const written = updateItem(item.id, { ...values, ...version })
  const before = readCachedStock().find(({ id }) => id === item.id) ?? item
  showUndoToast('Changes Saved', values.name ?? item.name, [{ written, restores: [before], removes: [] }])
  written.answer.catch((error: unknown) => {
    showStockRejection(error)
    if (error instanceof ApiError && error.code === 'item-changed') onConflict()
  })
}

async function saveDraft(draft: string, values: EditValues, onConflict: () => void) {
  const { version: _, ...changes } = values
  const amended = await changeQueue.amend(draft, (input) => {
    const { body } = input as { body: object }
    return { body: mergeChanges(body, changes) }
  })
  if (amended) return
  const { data } = (await changeQueue.answerTo(draft)) as { data: ShownItem }
  await saveItemEdit(data, { ...changes, version: data.version }, onConflict)
}

/**
 * Merges an edit into an unsent new item. Null removes a field, except where null has a meaning: 'no date' and 'none of
 * the known foods'.
 */
function mergeChanges(body: object, changes: object): object {
  const merged = Object.entries({ ...body, ...changes })
  return Object.fromEntries(merged.filter(([field, value]) => value !== null || nullableFields.has(field)))
}
