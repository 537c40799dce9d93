import type { NewItem } from '@larder/contract/inventory'
import type { ShoppingText } from '@larder/kitchen/shopping/shopping-text'
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import { splitShoppingText } from '@larder/kitchen/typed-text/split-shopping-text'
import { toTypedItem } from '@larder/kitchen/typed-text/typed-item'
import { fieldError } from './resolve-food'

const maxTyped = 100

/** Reads a typed text as items, in the measures of the household's country; rejects a text without any item, or with many. */
export async function readTypedItems(
  text: string,
  location: StorageLocation | undefined,
  read: () => Promise<readonly ShoppingText[]>,
): Promise<NewItem[]> {
  // Counted before anything is read: reading is what takes long.
  const tooMany = splitShoppingText(text).length > maxTyped
  const items = tooMany ? [] : await read()
  if (!tooMany && items.length === 0)
    throw fieldError('text', 'Type what you have, such as 2 l milk, bread, 12 eggs.')
  if (tooMany) throw fieldError('text', 'That is a lot at once. Add at most 100 items.')
  return items.map((item) => ({
    ...toTypedItem(item),
    ...(location !== undefined && { location }),
    source: 'manual',
  }))
}
