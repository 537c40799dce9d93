import type { FieldErrors } from '@larder/contract/http/errors'
import type { InventoryItem, NewItem } from '@larder/contract/inventory'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import { type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { useToday } from '../../../food/expiry/use-today'
import {
  applyEdit,
  emptyItemForm,
  type ItemForm,
  type ItemFormEvent,
  itemFormReducer,
  toItemForm,
} from './item-form-state'
import { diffItem, toNewItem, toNewItems, validateItemEdit, validateNewItem } from './item-form-values'
import type { ItemEditInput, NewItemInput } from './item-input'

interface ItemFormOptions {
  readonly item: InventoryItem | undefined
  /** Changes that were made before, and are to be looked at once more. */
  readonly mine: ItemEditInput | undefined
  readonly onNew: (values: NewItemInput) => unknown
  readonly onEdit: (values: ItemEditInput) => unknown
  /** The things in a typed name, once the tables are here. */
  readonly typed: ((text: string) => readonly TypedItem[]) | undefined
  /** Saved, or nothing to save. */
  readonly onDone: () => void
}

type Another = 'another'

const parting = /[\n;,&+]|\s(?:and|plus)\s/i

/** The Add and Edit form: what is in it, what is wrong with it, and what happens when it is sent. */
export function useItemForm({ item, mine, onNew, onEdit, typed, onDone }: ItemFormOptions) {
  const today = useToday()
  const start = item ? applyEdit(toItemForm(item), mine) : emptyItemForm
  const [form, change] = useReducer(itemFormReducer, start)
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [added, setAdded] = useState<string | null>(null)

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function refuse(wrong: FieldErrors) {
    setErrors(wrong)
    setRefusals((count) => count + 1)
  }

  /** Whether it went through. */
  async function send(saving: () => unknown): Promise<boolean> {
    setErrors({})
    setFailure(null)
    try {
      const answer = saving()
      if (answer instanceof Promise) {
        setBusy(true)
        await answer
      }
      return true
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) refuse(error.fields)
      else setFailure(toErrorMessage(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function save(then?: Another) {
    if (busy) return
    if (item) return saveEdit(item, item.version)
    const all = (several.length > 1 ? toNewItems(several, form) : [toNewItem(form, today)]).map(
      validateNewItem,
    )
    const wrong = all.find((checked) => !checked.ok)
    if (wrong && !wrong.ok) return refuse(wrong.fields)
    const values = all.flatMap((checked) => (checked.ok ? [checked.value] : []))
    if (!(await send(() => sentAll(values, onNew)))) return
    if (then !== 'another') return onDone()
    setAdded(values.map(({ name }) => name).join(', '))
    change({ type: 'reset', form: { ...emptyItemForm } })
    element.current?.querySelector<HTMLElement>('input')?.focus()
  }

  const mayBeSeveral = !item && form.foodId === undefined && !form.own && parting.test(form.name)
  const several = mayBeSeveral ? (typed?.(form.name) ?? []) : []

  async function saveEdit(of: InventoryItem, version: number) {
    const changes = diffItem(form, of, today)
    if (Object.keys(changes).length === 0) return onDone()
    const checked = validateItemEdit({ ...changes, version })
    if (!checked.ok) return refuse(checked.fields)
    if (await send(() => onEdit(checked.value))) onDone()
  }

  return {
    form,
    change: (event: ItemFormEvent) => {
      const field = fieldOf[event.type]
      if (field && field in errors) setErrors(({ [field]: _, ...others }) => others)
      if (added !== null) setAdded(null)
      change(event)
    },
    errors,
    failure,
    busy,
    /** What was just added, while the form waits for the next one. */
    added,
    /** The things that the name holds, where they are several: 'milk, bread' are two. */
    several: several.length > 1 ? several : [],
    today,
    /** Something would be lost. */
    touched: !sameForm(form, start),
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

/** A field that is being put right is no longer accused. */
const fieldOf: Partial<Record<ItemFormEvent['type'], string>> = {
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

// One that waits for its answer makes all wait.
function sentAll(values: readonly NewItem[], onNew: (value: NewItemInput) => unknown): unknown {
  const answers = values.map((value) => onNew(value))
  return answers.some((answer) => answer instanceof Promise) ? Promise.all(answers) : undefined
}

function sameForm(a: ItemForm, b: ItemForm): boolean {
  return (Object.keys(a) as (keyof ItemForm)[]).every((key) => key === 'set' || a[key] === b[key])
}
