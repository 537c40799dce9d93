import type { ReactNode } from 'react'

export type ComboboxOption = {
  /** Unique in the list. */
  value: string
  label: string
  /** A quieter word behind the label. */
  detail?: string
  icon?: ReactNode
}
