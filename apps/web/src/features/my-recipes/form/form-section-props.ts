import type { FieldErrors } from '@larder/contract/http/errors'
import type { ChangeEvent } from 'react'
import type { RecipeFormField, RecipeFormValues } from './form-values'

/** Props of every section of the form. */
export interface FormSectionProps {
  readonly values: RecipeFormValues
  readonly fields: FieldErrors
  readonly change: (field: RecipeFormField, value: string) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Binds a control to a field of the form. */
export function bindField({ values, change }: FormSectionProps, field: RecipeFormField) {
  return {
    name: field,
    value: values[field],
    onChange: ({ target }: ChangeEvent<Control>) => change(field, target.value),
  }
}
