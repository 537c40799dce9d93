import type { NewItem } from '@larder/contract/inventory'
import type { Location } from '@larder/kitchen/lot'
import { readShoppingTexts } from '@larder/kitchen/shopping-text'
import { typedItem } from '@larder/kitchen/typed-text/typed-item'
import { badField } from './food-of'

const mostTyped = 100

/** Everything in a typed text, to be added at once, in the measures of the household's country; a text that names nothing is refused. */
export function typedItems(
  text: string,
  location: Location | undefined,
  country: string | undefined,
): NewItem[] {
  const items = readShoppingTexts(text, country)
  if (items.length === 0) throw badField('text', 'Write what there is, such as 2 l milk, bread, 12 eggs.')
  if (items.length > mostTyped) throw badField('text', 'That is a lot at once. Add at most 100 things.')
  return items.map((item) => ({
    ...typedItem(item),
    ...(location !== undefined && { location }),
    source: 'manual',
  }))
}
