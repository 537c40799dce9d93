import { createContext, useContext } from 'react'

/** What a field tells the control inside it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

type ControlProps = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
  required?: boolean | undefined
}

/** The control's own properties, completed by those of the field around it, where there is one. */
export function useFieldControl<Props extends ControlProps>(own: Props): Props {
  const field = useContext(FieldContext)
  if (!field) return own
  const describedBy = [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ')
  return {
    ...own,
    id: own.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? field['aria-invalid'],
    required: own.required ?? field.required,
  }
}
