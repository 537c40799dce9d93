import type { InventoryItem, NewItem } from '@larder/contract/inventory'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import { useReducer, useState } from 'react'
import { type Submission, useActionForm } from '../../../api/forms/use-action-form'
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

const separators = /[\n;,&+]|\s(?:and|plus)\s/i

/** State, validation and submission of the Add and Edit form. */
export function useItemForm({ item, mine, onNew, onEdit, typed, onDone }: ItemFormOptions) {
  const today = useToday()
  const start = item ? applyEdit(toItemForm(item), mine) : emptyItemForm
  const [form, change] = useReducer(itemFormReducer, item ? start : (addFormDraft.get() ?? start))
  const [added, setAdded] = useState<string | null>(null)
  const {
    form: element,
    fields: errors,
    failure,
    submitting,
    run,
    clearError,
  } = useActionForm({
    logLabel: item ? 'Changing an item failed' : 'Adding an item failed',
    submit: (submission) =>
      item ? submitEdit(submission, item, item.version) : submitNew(submission, onDone),
  })

  function submitNew({ reject }: Submission, then: (added: readonly NewItem[]) => void) {
    const results = (several.length > 1 ? toNewItems(several, form) : [toNewItem(form, today)]).map(
      validateNewItem,
    )
    const invalid = results.find((checked) => !checked.ok)
    if (invalid && !invalid.ok) return reject(invalid.fields)
    const values = results.flatMap((checked) => (checked.ok ? [checked.value] : []))
    return afterwards(submitAll(values, onNew), () => {
      addFormDraft.put(null)
      then(values)
    })
  }

  const saveAnother = () =>
    run((submission) =>
      submitNew(submission, (values) => {
        setAdded(values.map(({ name }) => name).join(', '))
        change({ type: 'reset', form: { ...emptyItemForm } })
        submission.element.querySelector<HTMLElement>('input')?.focus()
      }),
    )

  const mayBeSeveral = !item && form.foodId === undefined && !form.own && separators.test(form.name)
  const several = mayBeSeveral ? (typed?.(form.name) ?? []) : []

  function submitEdit({ reject }: Submission, edited: InventoryItem, version: number) {
    const changes = diffItem(form, edited, today)
    if (Object.keys(changes).length === 0) return onDone()
    const checked = validateItemEdit({ ...changes, version })
    return checked.ok ? afterwards(onEdit(checked.value), onDone) : reject(checked.fields)
  }

  return {
    form,
    change: (event: ItemFormEvent) => {
      const field = fieldByEvent[event.type]
      if (field) clearError(field)
      if (added !== null) setAdded(null)
      change(event)
    },
    errors,
    failure: failure && !failure.hasFields ? failure.sentence : null,
    busy: submitting,
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
    saveAnother,
    saveEdit: (edited: InventoryItem, version: number) =>
      run((submission) => submitEdit(submission, edited, version)),
    element,
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

// Waits for the result if it is a promise.
function afterwards(result: unknown, then: () => void): unknown {
  return result instanceof Promise ? result.then(then) : then()
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
