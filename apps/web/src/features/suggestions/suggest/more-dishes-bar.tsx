import { RefreshCw } from 'lucide-react'
import { Button } from '../../../ui/controls/button'

interface OthersBarProps {
  /** There are no further dishes. */
  readonly last: boolean
  /** The number of dishes shown so far. */
  readonly shown: number
  /** There were dishes before these. */
  readonly canBeginAnew: boolean
  readonly canWiden: boolean
  readonly busy: boolean
  readonly onOthers: () => void
  readonly onBeginAnew: () => void
  readonly onWiden: () => void
}

/** Buttons for further dishes. */
export function MoreDishesBar({
  last,
  shown,
  canBeginAnew,
  canWiden,
  busy,
  onOthers,
  onBeginAnew,
  onWiden,
}: OthersBarProps) {
  return (
    <div className="mt-2 flex min-h-14 flex-wrap items-center justify-center gap-x-4 gap-y-3">
      {last ? (
        <>
          <p className="text-ink-soft">
            {shown === 1 ? 'This is the only dish that fits.' : `These are all ${shown} dishes that fit.`}
          </p>
          {canBeginAnew && (
            <Button icon={<RefreshCw />} onClick={onBeginAnew}>
              Begin anew
            </Button>
          )}
          {canWiden && <Button onClick={onWiden}>Drop your wishes</Button>}
        </>
      ) : (
        <Button
          variant="primary"
          size="lg"
          icon={<RefreshCw />}
          busy={busy}
          onClick={onOthers}
          wide
          className="sm:w-auto"
        >
          Three others
        </Button>
      )}
    </div>
  )
}
