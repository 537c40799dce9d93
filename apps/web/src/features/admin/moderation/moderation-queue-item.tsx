import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names'
import { Card } from '../../../ui/display/card'

interface DeskLineProps {
  readonly to: string
  readonly current: boolean
  /**
   * It was opened explicitly. Otherwise the first one is open by default, only where there is room beside the queue.
   */
  readonly chosen: boolean
  readonly children: ReactNode
}

/** One entry of a queue, which opens beside it. */
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
