import { mealPlan } from '@larder/contract/meal-plan'
import { addDays } from '@larder/kitchen/date/day'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { formatShortDay } from '../../../food/expiry/short-day'
import { useToday } from '../../../food/expiry/use-today'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { Dialog } from '../../../ui/overlays/dialog'
import { PlanNeedsList } from './plan-needs-list'
import { useAddPlanNeeds } from './use-add-plan-needs'

interface PlanNeedsDialogProps {
  readonly list: string
  readonly currency: string | undefined
  readonly onClose: () => void
}

const spans = [
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
]

/** Shows what the planned meals lack and adds it to the list. */
export function PlanNeedsDialog({ list, currency, onClose }: PlanNeedsDialogProps) {
  const from = useToday()
  const [days, setDays] = useState(7)
  const [leaveOut, setLeaveOut] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isFetching, refetch } = useRead(mealPlan.shortfall, { query: { from, days } })
  const { busy, failure, put } = useAddPlanNeeds({ list, onDone: onClose })
  const shortfall = data?.data
  const selectedCount = shortfall?.filter(({ key }) => !leaveOut.has(key)).length ?? 0

  function toggle(key: string) {
    setLeaveOut((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Needs from the plan"
      description={`What your meals from ${formatShortDay(from, from)} to ${formatShortDay(addDays(from, days - 1), from)} lack, less what is in your kitchen.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon={<CalendarCheck />}
            busy={busy}
            disabled={!shortfall || selectedCount === 0}
            onClick={() => void put({ from, days, leaveOut: [...leaveOut] })}
          >
            {selectedCount === 0 ? 'Put on the list' : `Put ${numberText(selectedCount)} on the list`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          legend="For the next"
          segments={spans}
          value={String(days)}
          onValueChange={(value) => setDays(Number(value))}
        />
        {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
        {error && !shortfall && (
          <ErrorNote
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try Again
              </Button>
            }
          >
            Your plan could not be read. {toErrorMessage(error)}
          </ErrorNote>
        )}
        {!shortfall && !error && (
          <div aria-busy className="flex flex-col gap-3">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        )}
        {shortfall?.length === 0 && (
          <EmptyState
            level={3}
            icon={<CalendarCheck />}
            title="Nothing is lacking"
            hint="Everything for your planned meals is in your kitchen, or nothing is planned yet."
            action={
              <Button asChild>
                <Link to={paths.mealPlan}>Open the meal plan</Link>
              </Button>
            }
            className="py-6"
          />
        )}
        {shortfall && shortfall.length > 0 && (
          <PlanNeedsList lacking={shortfall} leaveOut={leaveOut} currency={currency} onToggle={toggle} />
        )}
      </div>
    </Dialog>
  )
}
