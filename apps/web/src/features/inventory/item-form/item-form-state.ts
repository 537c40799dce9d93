import type { InventoryItem, ItemLocation } from '@larder/contract/inventory'
import type { Category } from '@larder/kitchen/food/categories'
import {
  amount,
  amountText,
  compare,
  largerAmount,
  parseAmountText,
  plus,
  zero,
} from '@larder/kitchen/quantity/amount'
import type { ExpiryKind } from '@larder/kitchen/stock/lot'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import type { KnownFood, UnitWords } from '../../../food/food-facts'
import type { ItemEditInput } from './item-input'

/** The Add and Edit form as it stands, in the cook's own characters. */
export interface ItemForm {
  readonly name: string
  /** The food it is, once one was chosen or recognised. */
  readonly foodId: string | undefined
  /** The cook said that it is no food of the list. */
  readonly own: boolean
  readonly amount: string
  readonly unit: string
  /** The usual unit of the food, as long as nobody wrote another. */
  readonly usualUnit: UnitWords | undefined
  readonly category: Category | ''
  readonly location: ItemLocation | ''
  /** 'auto': as the kitchen estimates it, or as it is. */
  readonly date: 'auto' | 'none' | { readonly day: string }
  /** Nothing: as the kitchen has it. */
  readonly kind: ExpiryKind | undefined
  readonly printed: boolean
  readonly opened: boolean
  readonly daily: string
  readonly price: string
  /** What the cook set: a food that is chosen later leaves it alone. */
  readonly set: ReadonlySet<'unit' | 'category' | 'location'>
}

export type ItemFormEvent =
  | { readonly type: 'name'; readonly text: string }
  | { readonly type: 'food'; readonly food: KnownFood; readonly name?: string }
  /** The name says how much there is: '2 l milk'. */
  | { readonly type: 'typed'; readonly item: TypedItem }
  | { readonly type: 'own' }
  | { readonly type: 'amount'; readonly text: string }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'unit'; readonly text: string }
  | { readonly type: 'category'; readonly category: Category | '' }
  | { readonly type: 'location'; readonly location: ItemLocation }
  | { readonly type: 'date'; readonly day: string }
  | { readonly type: 'estimate' }
  | { readonly type: 'kind'; readonly kind: ExpiryKind }
  /** With the day that is shown: it is now the one on the pack. */
  | { readonly type: 'printed'; readonly printed: boolean; readonly day: string }
  | { readonly type: 'opened'; readonly opened: boolean }
  | { readonly type: 'daily' | 'price'; readonly text: string }
  | { readonly type: 'reset'; readonly form: ItemForm }

export const emptyItemForm: ItemForm = {
  name: '',
  foodId: undefined,
  own: false,
  amount: '1',
  unit: '',
  usualUnit: undefined,
  category: '',
  location: '',
  date: 'auto',
  kind: undefined,
  printed: false,
  opened: false,
  daily: '',
  price: '',
  set: new Set(),
}

export function toItemForm(item: InventoryItem): ItemForm {
  return {
    ...emptyItemForm,
    name: item.name,
    foodId: item.foodId,
    amount: item.amount,
    unit: item.unit,
    category: item.category,
    location: item.location,
    printed: item.expirySource === 'printed',
    opened: item.openedOn !== undefined,
    daily: item.dailyConsumption ?? '',
    price: item.price ?? '',
    set: new Set(['unit', 'category', 'location']),
  }
}

/** The form with changes that were already made in it once. */
export function applyEdit(form: ItemForm, edit: ItemEditInput | undefined): ItemForm {
  if (!edit) return form
  const { name, amount: held, unit, category, location, foodId, openedOn, expiryDate, expirySource } = edit
  return {
    ...form,
    ...(name !== undefined && { name }),
    ...(held !== undefined && { amount: String(held) }),
    ...(unit !== undefined && { unit }),
    ...(category !== undefined && { category }),
    ...(location !== undefined && { location }),
    ...(foodId !== undefined && { foodId: foodId ?? undefined, own: foodId === null }),
    ...(openedOn !== undefined && { opened: openedOn !== null }),
    ...(expiryDate !== undefined && { date: expiryDate === null ? 'none' : { day: expiryDate } }),
    ...(expirySource !== undefined && { printed: expirySource === 'printed' }),
    ...(edit.expiryKind !== undefined && { kind: edit.expiryKind }),
    ...(edit.dailyConsumption !== undefined && { daily: String(edit.dailyConsumption ?? '') }),
    ...(edit.price !== undefined && { price: edit.price ?? '' }),
  }
}

export function itemFormReducer(form: ItemForm, event: ItemFormEvent): ItemForm {
  switch (event.type) {
    case 'name':
      return { ...form, name: event.text, foodId: undefined, own: false }
    case 'food':
      return filledIn(form, event.food, event.name)
    case 'typed':
      return withTyped(form, event.item)
    case 'own':
      return { ...form, foodId: undefined, own: true }
    case 'amount':
      return counted(form, event.text)
    case 'step': {
      const stepped = plus(parseAmountText(form.amount) ?? zero, amount(event.by))
      return counted(form, amountText(largerAmount(zero, stepped)))
    }
    case 'unit':
      return { ...form, unit: event.text, usualUnit: undefined, set: withSet(form, 'unit') }
    case 'category':
      return { ...form, category: event.category, set: withSet(form, 'category') }
    case 'location':
      return { ...form, location: event.location, set: withSet(form, 'location') }
    case 'date':
      return {
        ...form,
        date: event.day ? { day: event.day } : 'none',
        printed: event.day !== '' && form.printed,
      }
    case 'estimate':
      return { ...form, date: 'auto', kind: undefined, printed: false }
    case 'kind':
      return { ...form, kind: event.kind }
    case 'printed':
      return { ...form, printed: event.printed, date: { day: event.day } }
    case 'opened':
      return { ...form, opened: event.opened }
    case 'daily':
      return { ...form, daily: event.text }
    case 'price':
      return { ...form, price: event.text }
    case 'reset':
      return event.form
  }
}

// What was written into the fields themselves stays.
function withTyped(form: ItemForm, { name, amount: held, unit, expiryDate }: TypedItem): ItemForm {
  const isFresh = form.amount.trim() === '' || form.amount.trim() === emptyItemForm.amount
  const takesUnit = unit !== '' && !form.set.has('unit')
  return {
    ...form,
    name: capital(name),
    ...(isFresh && { amount: held }),
    ...(takesUnit && { unit, usualUnit: undefined, set: withSet(form, 'unit') }),
    ...(expiryDate === null && form.date === 'auto' && { date: 'none' as const }),
  }
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// Whoever chooses a food from the list means its shelf too; a name that was only recognised leaves what was set alone.
function filledIn(form: ItemForm, food: KnownFood, chosen: string | undefined): ItemForm {
  const { set } = form
  const filled: ItemForm = {
    ...form,
    name: chosen ?? form.name,
    foodId: food.id,
    own: false,
    category: chosen === undefined && set.has('category') ? form.category : food.category,
    location: set.has('location') ? form.location : food.location,
  }
  return set.has('unit') ? filled : counted({ ...filled, usualUnit: food.unit }, form.amount)
}

function counted(form: ItemForm, text: string): ItemForm {
  const { usualUnit } = form
  if (!usualUnit) return { ...form, amount: text }
  const many = compare(parseAmountText(text) ?? zero, amount(1)) > 0
  return { ...form, amount: text, unit: many ? usualUnit.many : usualUnit.one }
}

function withSet(form: ItemForm, field: 'unit' | 'category' | 'location') {
  return new Set([...form.set, field])
}
