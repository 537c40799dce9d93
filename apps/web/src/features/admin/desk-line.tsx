import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'

interface DeskLineProps {
  readonly to: string
  readonly current: boolean
  /** Somebody opened it; otherwise the first lies open by itself, and only where there is room beside the stack. */
  readonly chosen: boolean
  readonly children: ReactNode
}

/** One thing in a stack; it opens beside it. */
export function DeskLine({ to, current, chosen, children }: DeskLineProps) {
  return (
    <li>
      <Card
        asChild
        pressable
        className={classNames('px-4! py-3!', current && (chosen ? shown : shownIfWide))}
      >
        <Link to={to} aria-current={current && chosen ? 'true' : undefined}>
          {children}
        </Link>
      </Card>
    </li>
  )
}

const shown = 'border-herb! bg-herb-wash!'
const shownIfWide = 'lg:border-herb! lg:bg-herb-wash!'
