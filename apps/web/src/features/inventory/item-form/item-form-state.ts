import type { InventoryItem, ItemEdit, ItemLocation, NewItem } from '@larder/contract/inventory'
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
import type * as z from 'zod/mini'
import type { KnownFood, UnitWords } from '../../../food/food-facts'

/** The state of the Add and Edit form, as typed by the cook. */
export interface ItemForm {
  readonly name: string
  /** The food, once chosen or recognised. */
  readonly foodId: string | undefined
  /** The cook stated that it is not a food of the list. */
  readonly own: boolean
  readonly amount: string
  readonly unit: string
  /** The food's usual unit, unless the cook typed another. */
  readonly usualUnit: UnitWords | undefined
  readonly category: Category | ''
  readonly location: ItemLocation | ''
  /** 'auto': the kitchen's estimate, or the item's current date. */
  readonly date: 'auto' | 'none' | { readonly day: string }
  /** Undefined: as the kitchen estimates it. */
  readonly kind: ExpiryKind | undefined
  readonly printed: boolean
  readonly opened: boolean
  readonly daily: string
  readonly price: string
  /** Fields set by the cook. Choosing a food later does not overwrite them. */
  readonly set: ReadonlySet<'unit' | 'category' | 'location'>
}

export type ItemFormEvent =
  | { readonly type: 'name'; readonly text: string }
  | { readonly type: 'food'; readonly food: KnownFood; readonly name?: string }
  /** The name contains an amount: '2 l milk'. */
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
  /** Carries the displayed day, which becomes the printed date. */
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

/** The input of the Add form. */
export type NewItemInput = z.input<typeof NewItem>
/** The input of the Edit form: the changed fields, and the version they are based on. */
export type ItemEditInput = z.input<typeof ItemEdit>

/** Applies earlier edits to the form. */
export function applyEdit(form: ItemForm, edit: ItemEditInput | undefined): ItemForm {
  if (!edit) return form
  const {
    name,
    amount: newAmount,
    unit,
    category,
    location,
    foodId,
    openedOn,
    expiryDate,
    expirySource,
  } = edit
  return {
    ...form,
    ...(name !== undefined && { name }),
    ...(newAmount !== undefined && { amount: String(newAmount) }),
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
      return applyFood(form, event.food, event.name)
    case 'typed':
      return applyTypedItem(form, event.item)
    case 'own':
      return { ...form, foodId: undefined, own: true }
    case 'amount':
      return applyAmountText(form, event.text)
    case 'step': {
      const stepped = plus(parseAmountText(form.amount) ?? zero, amount(event.by))
      return applyAmountText(form, amountText(largerAmount(zero, stepped)))
    }
    case 'unit':
      return { ...form, unit: event.text, usualUnit: undefined, set: addSetField(form, 'unit') }
    case 'category':
      return { ...form, category: event.category, set: addSetField(form, 'category') }
    case 'location':
      return { ...form, location: event.location, set: addSetField(form, 'location') }
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

// Values typed into the other fields are kept.
function applyTypedItem(
  form: ItemForm,
  { name, amount: typedAmount, unit, expiryDate }: TypedItem,
): ItemForm {
  const isAmountUntouched = form.amount.trim() === '' || form.amount.trim() === emptyItemForm.amount
  const takesUnit = unit !== '' && !form.set.has('unit')
  return {
    ...form,
    name: capitalize(name),
    ...(isAmountUntouched && { amount: typedAmount }),
    ...(takesUnit && { unit, usualUnit: undefined, set: addSetField(form, 'unit') }),
    ...(expiryDate === null && form.date === 'auto' && { date: 'none' as const }),
  }
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// Choosing a food from the list also sets its category. Recognising a typed name does not overwrite set fields.
function applyFood(form: ItemForm, food: KnownFood, chosenName: string | undefined): ItemForm {
  const { set } = form
  const filled: ItemForm = {
    ...form,
    name: chosenName ?? form.name,
    foodId: food.id,
    own: false,
    category: chosenName === undefined && set.has('category') ? form.category : food.category,
    location: set.has('location') ? form.location : food.location,
  }
  return set.has('unit') ? filled : applyAmountText({ ...filled, usualUnit: food.unit }, form.amount)
}

function applyAmountText(form: ItemForm, text: string): ItemForm {
  const { usualUnit } = form
  if (!usualUnit) return { ...form, amount: text }
  const isPlural = compare(parseAmountText(text) ?? zero, amount(1)) > 0
  return { ...form, amount: text, unit: isPlural ? usualUnit.many : usualUnit.one }
}

function addSetField(form: ItemForm, field: 'unit' | 'category' | 'location') {
  return new Set([...form.set, field])
}
