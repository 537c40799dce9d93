import { type ValidationResult, validateBySchema } from '@larder/contract/http/validation'
import { NewItem } from '@larder/contract/inventory'

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

/** Returns the empty fields. */
export function findMissingFields(form: ManualForm): (keyof ManualForm)[] {
  return (Object.keys(form) as (keyof ManualForm)[]).filter((field) => form[field].trim() === '')
}

/** Returns the form as the server expects it, or a message for each invalid field. */
export function validateManualItem({ shelfLifeDays, ...form }: ManualForm): ValidationResult<NewItem> {
  const days = shelfLifeDays.trim()
  return validateBySchema(NewItem, {
    ...form,
    shelfLifeDays: /^\d{1,6}$/.test(days) ? Number(days) : Number.NaN,
  })
}
