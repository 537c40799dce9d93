import { type ValidationResult, validateBySchema } from '@larder/contract/http/validation'
import { type InventoryItem, ItemEdit, NewItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import type { ItemEditInput, ItemForm, NewItemInput } from './item-form-state'

/** Returns the filled-in fields of a new item. The server fills in the rest. */
export function toNewItem(form: ItemForm, today: Day): NewItemInput {
  return {
    name: form.name,
    amount: form.amount,
    unit: form.unit,
    ...(form.own ? { foodId: null } : form.foodId !== undefined && { foodId: form.foodId }),
    ...(form.category !== '' && { category: form.category }),
    ...(form.location !== '' && { location: form.location }),
    ...(form.opened && { openedOn: today }),
    ...(form.date === 'none' && { expiryDate: null }),
    ...(typeof form.date === 'object' && {
      expiryDate: form.date.day,
      expirySource: form.printed ? 'printed' : 'you',
    }),
    ...(form.kind !== undefined && form.date !== 'none' && { expiryKind: form.kind }),
    ...(form.daily.trim() !== '' && { dailyConsumption: form.daily }),
    ...(form.price.trim() !== '' && { price: normalizePrice(form.price) }),
  }
}

/** Returns several items parsed from one name, each with its own amount. A chosen place applies to all of them. */
export function toNewItems(items: readonly TypedItem[], form: ItemForm): NewItemInput[] {
  return items.map((item) => ({
    ...item,
    ...(form.set.has('location') && form.location !== '' && { location: form.location }),
  }))
}

/** Returns only the fields that differ from the item, without its version. */
export function diffItem(form: ItemForm, item: InventoryItem, today: Day): ItemEditInput {
  const name = form.name.trim()
  const price = form.price.trim() === '' ? null : normalizePrice(form.price)
  const daily = form.daily.trim() === '' ? null : form.daily.trim()
  return {
    ...(name !== item.name && { name }),
    ...(form.amount.trim() !== item.amount && { amount: form.amount }),
    ...(form.unit.trim() !== item.unit && { unit: form.unit }),
    ...(form.category !== '' && form.category !== item.category && { category: form.category }),
    ...diffFood(form, item),
    ...(form.location !== '' && form.location !== item.location && { location: form.location }),
    ...(form.opened !== (item.openedOn !== undefined) && { openedOn: form.opened ? today : null }),
    ...diffDate(form, item),
    ...(daily !== (item.dailyConsumption ?? null) && { dailyConsumption: daily }),
    ...(price !== (item.price ?? null) && { price }),
  }
}

/** Validates with the server's schema, with a message for each invalid field. */
export function validateNewItem(values: NewItemInput): ValidationResult<NewItem> {
  return validateBySchema(NewItem, values)
}

export function validateItemEdit(values: ItemEditInput): ValidationResult<ItemEdit> {
  return validateBySchema(ItemEdit, values)
}

// An unlinked name is left to the server, which parses it again.
function diffFood(form: ItemForm, item: InventoryItem): ItemEditInput {
  if (form.own) return item.foodId === undefined ? {} : { foodId: null }
  return form.foodId === undefined || form.foodId === item.foodId ? {} : { foodId: form.foodId }
}

function diffDate(form: ItemForm, item: InventoryItem): ItemEditInput {
  const { date, kind, printed } = form
  if (date === 'none') return item.expiryDate === undefined ? {} : { expiryDate: null }
  const kindChange = kind !== undefined && kind !== item.expiryKind ? { expiryKind: kind } : {}
  if (date === 'auto') return kindChange
  const source = printed ? 'printed' : 'you'
  if (date.day === item.expiryDate && source === item.expirySource) return kindChange
  return { expiryDate: date.day, expirySource: source, ...kindChange }
}

// Many countries write 3,49.
function normalizePrice(text: string): string {
  return text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2')
}
