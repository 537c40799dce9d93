import type { BulkAction } from '@larder/contract/inventory'
import { CircleCheckBig, MoveRight, Trash, Trash2, X } from 'lucide-react'
import { useEffect } from 'react'
import { wasteReasonLabels } from '../../../food/booking/booking-sentence'
import { PlaceIcon } from '../../../food/place-icon'
import { placeLabels, places } from '../../../food/places'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { IconButton } from '../../../ui/controls/icon-button'
import { numberText } from '../../../ui/formatting/locale'
import { Menu } from '../../../ui/overlays/menu'

interface BulkBarProps {
  readonly count: number
  /** Number of shown items that can be selected. */
  readonly of: number
  readonly onSelectAll: (all: boolean) => void
  readonly onAction: (action: BulkAction) => void
  readonly onLeave: () => void
}

const reasons = Object.entries(wasteReasonLabels) as [keyof typeof wasteReasonLabels, string][]

/** Actions for the selected items, at the bottom of the screen within thumb reach. */
export function BulkBar({ count, of, onSelectAll, onAction, onLeave }: BulkBarProps) {
  const none = count === 0
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-lift', '9rem')
    return () => void style.removeProperty('--toast-lift')
  }, [])
  return (
    <section
      aria-label="Selected items"
      className="sticky bottom-(--tab-bar) z-20 -mx-4 mt-auto border-t bg-raised px-4 pt-2 pb-safe sm:mx-0 sm:rounded-t-card sm:border-x"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Checkbox
          label="All shown"
          checked={count > 0 && count >= of}
          indeterminate={count > 0 && count < of}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        <p role="status" className="numbers grow font-semibold">
          {numberText(count)} selected
        </p>
        <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          <Button disabled={none} icon={<CircleCheckBig />} onClick={() => onAction({ do: 'use-up' })}>
            Used up
          </Button>
          <Menu
            trigger={
              <Button disabled={none} icon={<Trash />}>
                Wasted
              </Button>
            }
            items={reasons.map(([reason, label]) => ({
              label,
              onSelect: () => onAction({ do: 'waste', reason }),
            }))}
          />
          <Menu
            trigger={
              <Button disabled={none} icon={<MoveRight />}>
                Move to…
              </Button>
            }
            items={places.map((to) => ({
              label: placeLabels[to],
              icon: <PlaceIcon place={to} />,
              onSelect: () => onAction({ do: 'move', to }),
            }))}
          />
          <Button disabled={none} icon={<Trash2 />} onClick={() => onAction({ do: 'remove' })}>
            Remove
          </Button>
        </div>
        <IconButton label="Stop selecting" icon={<X aria-hidden />} onClick={onLeave} />
      </div>
    </section>
  )
}
