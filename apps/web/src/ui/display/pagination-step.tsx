import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names'
import { buttonStyle } from '../controls/button-style'

export type PaginationStepProps = {
  label: string
  current?: boolean
  disabled?: boolean
  to?: string | undefined
  onSelect?: (() => void) | undefined
  children: ReactNode
}

const stepStyle = 'min-h-11 min-w-11 gap-1 px-2 numbers'

/** One step of a pagination: a link if the page is in the URL, otherwise a button. */
export function PaginationStep({ label, current, disabled, to, onSelect, children }: PaginationStepProps) {
  const style = classNames(buttonStyle(current ? 'primary' : 'quiet'), stepStyle)
  const commonProps = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className: style,
  }
  if (to !== undefined && !disabled) {
    return (
      <Link to={to} {...commonProps}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" disabled={disabled} onClick={onSelect} {...commonProps}>
      {children}
    </button>
  )
}
