import { mealPlan, type PlanShortfall } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { addDays } from '@larder/kitchen/date/day'
import { CalendarCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { randomId } from '../../../api/random-id'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import { change } from '../../../api/sync'
import { useRead } from '../../../api/use-read'
import { formatShortDay } from '../../../food/expiry/short-day'
import { useToday } from '../../../food/expiry/use-today'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { moneyText } from '../../../food/money-text'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'

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

interface PlanNeedsListProps {
  readonly lacking: readonly PlanShortfall[]
  readonly leaveOut: ReadonlySet<string>
  readonly currency: string | undefined
  readonly onToggle: (key: string) => void
}

/** The missing foods and their dishes. Unticked foods are left out. */
function PlanNeedsList({ lacking, leaveOut, currency, onToggle }: PlanNeedsListProps) {
  return (
    <ul aria-label="What to buy" className="flex flex-col divide-y border-y">
      {lacking.map(({ key, text, foodId, for: dishes, about, money, leaves }) => (
        <li key={key} className="flex items-center gap-3">
          <Checkbox
            checked={!leaveOut.has(key)}
            onChange={() => onToggle(key)}
            label={
              <span className="flex items-center gap-2">
                <FoodIcon foodId={foodId} className="size-7" />
                <span className="min-w-0 wrap-anywhere">
                  {about && 'about '}
                  {text}
                </span>
              </span>
            }
            hint={formatHint(dishes, leaves)}
            className="min-w-0 grow"
          />
          {money !== undefined && currency !== undefined && (
            <span className="numbers shrink-0 text-sm text-ink-soft">{moneyText(money, currency)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function formatHint(dishes: PlanShortfall['for'], leaves: string | undefined): string | undefined {
  const parts = [dishes.length > 0 && `for ${dishes.map(({ title }) => title).join(', ')}`, leaves]
  return parts.filter(Boolean).join(' · ') || undefined
}

interface PlanNeedsRequest {
  readonly from: string
  readonly days: number
  readonly leaveOut: readonly string[]
}

interface AddPlanNeedsOptions {
  readonly list: string
  readonly onDone: () => void
}

/** Adds what the plan lacks to a list. Retries have no further effect. */
function useAddPlanNeeds({ list, onDone }: AddPlanNeedsOptions) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const lastRequest = useRef({ key: '', action: '' })

  async function put(request: PlanNeedsRequest): Promise<void> {
    const requestKey = JSON.stringify(request)
    if (lastRequest.current.key !== requestKey) lastRequest.current = { key: requestKey, action: randomId() }
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { ...request, leaveOut: [...request.leaveOut], list }
      const household = changeQueue.currentHouseholdId()
      const { data } = await change(
        shopping.fromPlan,
        { body },
        { household, key: lastRequest.current.action },
      ).response
      await shoppingListStore.syncNow().catch(() => {
        // The lines are on the household's list; this browser fetches them with the next sync.
      })
      toast({ title: describeAdded(data), tone: 'success' })
      onDone()
    } catch (error) {
      console.error('Adding the plan’s shortfall failed', error)
      setFailure(toErrorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, put }
}

function describeAdded({
  added,
  changed,
  removed,
}: {
  added: number
  changed: number
  removed: number
}): string {
  if (added + changed + removed === 0) return 'Your list has it all already'
  const parts = [
    added > 0 ? `${formatNounCount(added, 'thing')} added` : '',
    changed > 0 ? `${changed} brought up to date` : '',
    removed > 0 ? `${removed} no longer needed` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

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
      description={`What your meals from ${formatShortDay(from, from)} to ${formatShortDay(addDays(from, days - 1), from)} need, minus what you already have.`}
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
            Your plan could not be loaded. {toErrorMessage(error)}
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
            title="You have everything"
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
