import type { ShelfChangeEntry } from '@larder/contract/fridge'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FoodIcon } from '../../food/food-icon/food-icon'
import { Button } from '../../ui/controls/button'
import { Badge } from '../../ui/display/badge'
import { RelativeTime } from '../../ui/formatting/relative-time'
import { type ChangeGroup, describeFridgeChange, groupFridgeChanges } from './describe-fridge-change'
import { PictureCrop } from './picture-crop'
import { useUndoCameraBooking } from './use-undo-camera-booking'

const stateLabels = {
  booked: '',
  asking: '',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
  undone: 'Undone',
} as const

interface ChangeRowProps {
  readonly group: ChangeGroup
  /** The button disappears; the caller moves the focus. */
  readonly onUndone: () => void
}

/** The changes of one picture, with an undo button. */
function ChangeRow({ group: { changes }, onUndone }: ChangeRowProps) {
  const undo = useUndoCameraBooking()
  const [busy, setBusy] = useState(false)
  const [first] = changes
  const { camera, at, booking, state } = first
  const isOff = state === 'undone' || state === 'dismissed'
  const description = changes.map(describeFridgeChange).join(', ')

  async function undoBooking(id: number) {
    setBusy(true)
    await undo(id)
    setBusy(false)
    onUndone()
  }

  return (
    <li className="flex items-center gap-2 border-t py-4 first:border-t-0">
      <ul className="flex min-w-0 grow flex-col gap-3">
        {changes.map((change) => (
          <li key={change.id} className="flex items-center gap-3">
            {change.seenOn === undefined ? (
              <span className="grid size-14 shrink-0 place-items-center rounded-card bg-shade">
                <FoodIcon foodId={change.foodId} />
              </span>
            ) : (
              <PictureCrop pictureId={change.seenOn} area={change.area} alt="" className="w-14" />
            )}
            <span className="min-w-0">
              <span
                className={isOff ? 'block text-ink-soft line-through wrap-anywhere' : 'block wrap-anywhere'}
              >
                {describeFridgeChange(change)}
              </span>
              {change === first && (
                <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
                  <span className="wrap-anywhere">
                    <bdi>{camera}</bdi>, <RelativeTime at={at} />
                  </span>
                  {stateLabels[state] && <Badge>{stateLabels[state]}</Badge>}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {booking !== undefined && (
        <Button
          variant="quiet"
          icon={<Undo2 />}
          busy={busy}
          aria-label={`Undo: ${description}`}
          onClick={() => void undoBooking(booking)}
        >
          Undo
        </Button>
      )}
    </li>
  )
}

interface ChangeListProps {
  readonly changes: readonly ShelfChangeEntry[]
  /** Loads more changes; undefined when all are loaded. */
  readonly more: (() => unknown) | undefined
  readonly fetching: boolean
}

/** The booked changes of the shelves. */
export function ChangeList({ changes, more, fetching }: ChangeListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="what-changed" className="flex flex-col gap-4">
      <h2 id="what-changed" ref={heading} tabIndex={-1} className="text-2xl">
        What changed
      </h2>
      {changes.length === 0 ? (
        <p className="text-ink-soft">
          Nothing has come or gone yet. What a camera sees shows here, with Undo.
        </p>
      ) : (
        <ul className="border-y">
          {groupFridgeChanges(changes).map((group) => (
            <ChangeRow key={group.key} group={group} onUndone={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {more && (
        <Button className="self-center" busy={fetching} onClick={() => void more()}>
          Show more
        </Button>
      )}
    </section>
  )
}
