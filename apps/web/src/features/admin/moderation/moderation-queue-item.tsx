import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names'
import { Card } from '../../../ui/display/card'

interface DeskLineProps {
  readonly to: string
  readonly current: boolean
  /** Somebody opened it; otherwise the first lies open by itself, and only where there is room beside the stack. */
  readonly chosen: boolean
  readonly children: ReactNode
}

/** One thing in a stack; it opens beside it. */
export function ModerationQueueItem({ to, current, chosen, children }: DeskLineProps) {
  return (
    <li>
      <Card
        asChild
        pressable
        className={classNames('px-4! py-3!', current && (chosen ? currentStyle : currentIfWideStyle))}
      >
        <Link to={to} aria-current={current && chosen ? 'true' : undefined}>
          {children}
        </Link>
      </Card>
    </li>
  )
}

const currentStyle = 'border-herb! bg-herb-wash!'
const currentIfWideStyle = 'lg:border-herb! lg:bg-herb-wash!'
