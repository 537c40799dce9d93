import { NewItem } from '@larder/contract/inventory'
import { type Checked, check } from '@larder/contract/messages'

export interface ManualForm {
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly dailyConsumption: string
  readonly shelfLifeDays: string
}

export const emptyManualForm: ManualForm = {
  name: '',
  amount: '',
  unit: '',
  dailyConsumption: '',
  shelfLifeDays: '',
}

/** The fields that were left empty. */
export function missingIn(form: ManualForm): (keyof ManualForm)[] {
  return (Object.keys(form) as (keyof ManualForm)[]).filter((field) => form[field].trim() === '')
}

/** The form as the server takes it, or a sentence under each field that needs another look. */
export function manualItem({ shelfLifeDays, ...form }: ManualForm): Checked<NewItem> {
  const days = shelfLifeDays.trim()
  return check(NewItem, { ...form, shelfLifeDays: /^\d{1,6}$/.test(days) ? Number(days) : Number.NaN })
}
