import type { FieldErrors } from '@larder/contract/http/errors'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import type { RecipeFormField, RecipeFormValues } from './form-values'

interface FieldGroupProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A titled section of the form. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

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
