import type { ReactNode } from 'react'

export type MenuItem = {
  label: string
  icon?: ReactNode
  tone?: 'danger'
  disabled?: boolean
} & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never })

export type MenuProps = {
  trigger: ReactNode
  items: readonly (MenuItem | 'separator')[]
  align?: 'start' | 'end'
}
