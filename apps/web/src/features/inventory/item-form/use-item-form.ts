import type { FieldErrors } from '@larder/contract/http/errors'
import type { InventoryItem, NewItem } from '@larder/contract/inventory'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import { type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { useToday } from '../../../food/expiry/use-today'
import { session } from '../../../session/session-store'

import {
  applyEdit,
  emptyItemForm,
  type ItemEditInput,
  type ItemForm,
  type ItemFormEvent,
  itemFormReducer,
  type NewItemInput,
  toItemForm,
} from './item-form-state'
import { diffItem, toNewItem, toNewItems, validateItemEdit, validateNewItem } from './item-form-values'

interface ItemFormOptions {
  readonly item: InventoryItem | undefined
  /** Earlier edits that the cook reviews again. */
  readonly mine: ItemEditInput | undefined
  readonly onNew: (values: NewItemInput) => unknown
  readonly onEdit: (values: ItemEditInput) => unknown
  /** Parses the items in a typed name; undefined until the food tables are loaded. */
  readonly typed: ((text: string) => readonly TypedItem[]) | undefined
  /** Called after a save, or when there is nothing to save. */
  readonly onDone: () => void
}

type Another = 'another'

const separators = /[\n;,&+]|\s(?:and|plus)\s/i

/** State, validation and submission of the Add and Edit form. */
export function useItemForm({ item, mine, onNew, onEdit, typed, onDone }: ItemFormOptions) {
  const today = useToday()
  const start = item ? applyEdit(toItemForm(item), mine) : emptyItemForm
  const [form, change] = useReducer(itemFormReducer, item ? start : (addFormDraft.get() ?? start))
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [rejectionCount, setRejectionCount] = useState(0)
  const [added, setAdded] = useState<string | null>(null)

  useEffect(() => {
    if (rejectionCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [rejectionCount])

  function showFieldErrors(fields: FieldErrors) {
    setErrors(fields)
    setRejectionCount((count) => count + 1)
  }

  /** Returns whether the save succeeded. */
  async function runSave(submit: () => unknown): Promise<boolean> {
    setErrors({})
    setFailure(null)
    try {
      const result = submit()
      if (result instanceof Promise) {
        setBusy(true)
        await result
      }
      return true
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) showFieldErrors(error.fields)
      else setFailure(toErrorMessage(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function save(then?: Another) {
    if (busy) return
    if (item) return saveEdit(item, item.version)
    const results = (several.length > 1 ? toNewItems(several, form) : [toNewItem(form, today)]).map(
      validateNewItem,
    )
    const invalid = results.find((checked) => !checked.ok)
    if (invalid && !invalid.ok) return showFieldErrors(invalid.fields)
    const values = results.flatMap((checked) => (checked.ok ? [checked.value] : []))
    if (!(await runSave(() => submitAll(values, onNew)))) return
    addFormDraft.put(null)
    if (then !== 'another') return onDone()
    setAdded(values.map(({ name }) => name).join(', '))
    change({ type: 'reset', form: { ...emptyItemForm } })
    element.current?.querySelector<HTMLElement>('input')?.focus()
  }

  const mayBeSeveral = !item && form.foodId === undefined && !form.own && separators.test(form.name)
  const several = mayBeSeveral ? (typed?.(form.name) ?? []) : []

  async function saveEdit(edited: InventoryItem, version: number) {
    const changes = diffItem(form, edited, today)
    if (Object.keys(changes).length === 0) return onDone()
    const checked = validateItemEdit({ ...changes, version })
    if (!checked.ok) return showFieldErrors(checked.fields)
    if (await runSave(() => onEdit(checked.value))) onDone()
  }

  return {
    form,
    change: (event: ItemFormEvent) => {
      const field = fieldByEvent[event.type]
      if (field && field in errors) setErrors(({ [field]: _, ...others }) => others)
      if (added !== null) setAdded(null)
      change(event)
    },
    errors,
    failure,
    busy,
    /** The item just added, while the form is ready for the next one. */
    added,
    /** The items in the name when there are several: 'milk, bread' is two. */
    several: several.length > 1 ? several : [],
    today,
    /** Closing the form would lose input. */
    touched: !isSameForm(form, start),
    /** Closing it without saving keeps what was typed. */
    keepDraft: () => {
      if (!item) addFormDraft.put(isSameForm(form, start) ? null : form)
    },
    save,
    saveEdit,
    element: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void save()
      },
    },
  }
}

/** The field each event changes. Changing a field clears its error. */
const fieldByEvent: Partial<Record<ItemFormEvent['type'], string>> = {
  name: 'name',
  food: 'name',
  amount: 'amount',
  step: 'amount',
  unit: 'unit',
  category: 'category',
  location: 'location',
  date: 'expiryDate',
  estimate: 'expiryDate',
  daily: 'dailyConsumption',
  price: 'price',
}

// Waits for all results if one of them is a promise.
function submitAll(values: readonly NewItem[], onNew: (value: NewItemInput) => unknown): unknown {
  const results = values.map((value) => onNew(value))
  return results.some((result) => result instanceof Promise) ? Promise.all(results) : undefined
}

function isSameForm(a: ItemForm, b: ItemForm): boolean {
  return (Object.keys(a) as (keyof ItemForm)[]).every((key) => key === 'set' || a[key] === b[key])
}

let kept: { readonly owner: string | null; readonly form: ItemForm } | null = null

/** What was typed into 'Add New Item' before it was closed without saving, until the page is reloaded. */
const addFormDraft = {
  get: (): ItemForm | null => (kept?.owner === session.get().accessToken ? kept.form : null),
  put: (form: ItemForm | null): void => {
    kept = form && { owner: session.get().accessToken, form }
  },
}
