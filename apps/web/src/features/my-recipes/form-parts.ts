import type { FieldErrors } from '@larder/contract/errors'
import type { ChangeEvent } from 'react'
import type { FormField, FormValues } from './form-values'

/** What every part of the form is given. */
export interface FormPart {
  readonly values: FormValues
  readonly fields: FieldErrors
  readonly change: (field: FormField, value: string) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Ties a control to a field of the form. */
export function tiedTo({ values, change }: FormPart, field: FormField) {
  return {
    name: field,
    value: values[field],
    onChange: ({ target }: ChangeEvent<Control>) => change(field, target.value),
  }
}
