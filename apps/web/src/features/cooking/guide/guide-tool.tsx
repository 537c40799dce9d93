import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'

interface GuideToolProps {
  readonly icon: ReactNode
  readonly pressed?: boolean
  readonly onClick: () => void
  readonly children: string
}

/** A tool button: icon above label, large enough for wet fingers. */
export function GuideTool({ icon, pressed = false, onClick, children }: GuideToolProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames(
        'flex min-h-16 flex-col items-center justify-center gap-1 rounded-card border bg-raised px-1 py-2 text-center text-sm leading-tight font-medium',
        'transition-colors select-none enabled-hover:bg-shade [&_svg]:size-6',
        pressed && 'border-herb bg-herb-wash text-herb-ink',
      )}
    >
      <span aria-hidden className="grid">
        {icon}
      </span>
      {children}
    </button>
  )
}
