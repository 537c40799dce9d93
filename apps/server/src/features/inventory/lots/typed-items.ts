import type { NewItem } from '@larder/contract/inventory'
import { parseShoppingTexts } from '@larder/kitchen/shopping/shopping-text'
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import { toTypedItem } from '@larder/kitchen/typed-text/typed-item'
import { fieldError } from './resolve-food'

const maxTyped = 100

/** Parses a typed text into items, in the measures of the household's country; rejects a text without any item. */
export function parseTypedItems(
  text: string,
  location: StorageLocation | undefined,
  country: string | undefined,
): NewItem[] {
  const items = parseShoppingTexts(text, country)
  if (items.length === 0) throw fieldError('text', 'Write what there is, such as 2 l milk, bread, 12 eggs.')
  if (items.length > maxTyped) throw fieldError('text', 'That is a lot at once. Add at most 100 things.')
  return items.map((item) => ({
    ...toTypedItem(item),
    ...(location !== undefined && { location }),
    source: 'manual',
  }))
}
