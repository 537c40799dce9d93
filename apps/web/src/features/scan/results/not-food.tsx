import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { numberText } from '../../../ui/formatting/locale'

interface NotFoodProps {
  readonly count: number
  readonly children: ReactNode
}

/** Bought items that are not food: collapsed and unticked, but selectable. */
export function NonFoodLines({ count, children }: NotFoodProps) {
  const list = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t">
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        icon={<ChevronDown className={classNames('transition-transform', open && 'rotate-180')} />}
        onClick={() => setOpen(!open)}
        className="-ms-4 mt-1"
      >
        Not food ({numberText(count)})
      </Button>
      {open && (
        <ul id={list} aria-label="Not food" className="flex flex-col divide-y">
          {children}
        </ul>
      )}
    </div>
  )
}
