import type { ReactNode } from 'react'

export type ComboboxOption = {
  /** Unique in the list. */
  value: string
  label: string
  /** Secondary text after the label. */
  detail?: string
  icon?: ReactNode
}
