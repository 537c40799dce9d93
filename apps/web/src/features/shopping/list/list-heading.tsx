import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button'

interface ListHeadingProps {
  readonly menu: ReactNode
  readonly onPlan: () => void
}

/** The page title with the actions of the whole list beside it, so that the list starts near the top. */
export function ListHeading({ menu, onPlan }: ListHeadingProps) {
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h1 className="min-w-0 text-3xl md:text-4xl">Shopping List</h1>
        <div className="flex shrink-0 gap-2">
          <Button
            icon={<CalendarDays />}
            onClick={onPlan}
            title="Needs from the plan"
            className="max-sm:w-11 max-sm:gap-0 max-sm:px-0"
          >
            <span className="max-sm:sr-only">Needs from the plan</span>
          </Button>
          {menu}
        </div>
      </div>
      <p className="text-ink-soft max-sm:sr-only sm:text-lg">
        Everybody in your household sees the same list.
      </p>
    </header>
  )
}
