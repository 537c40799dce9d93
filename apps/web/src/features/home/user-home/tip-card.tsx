import type { InventoryItem } from '@larder/contract/inventory'
import { type Day, weekday } from '@larder/kitchen/date/day'
import { Lightbulb } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { bookStockAction, type StockAction } from '../../../api/stock-bookings'
import { ExpiryBadge } from '../../../food/expiry/expiry-badge'
import { useToday } from '../../../food/expiry/use-today'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { canReachServer } from '../../../server-connection'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { HomeCard } from './home-card'
import { TipItem } from './tip-item'

interface TipQueueProps {
  readonly items: readonly InventoryItem[]
  readonly today: Day
}

/** The items after the one of the tip. */
function TipQueue({ items, today }: TipQueueProps) {
  return (
    <div className="mt-auto flex flex-col gap-1 border-t pt-4">
      <h3 className="font-text text-sm font-semibold text-ink-soft">After that</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex min-h-10 items-center gap-3 py-1">
            <FoodIcon foodId={item.foodId} category={item.category} className="size-6" />
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{item.name}</span>
              <ExpiryBadge item={item} today={today} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Runs an action on an item. The item is hidden at once, until the figures include the change. */
function useTipActions() {
  const [away, setAway] = useState<ReadonlySet<number>>(new Set())
  usePreloadToaster()

  function showAgain({ id }: InventoryItem) {
    setAway((ids) => new Set([...ids].filter((other) => other !== id)))
  }

  async function runAction(item: InventoryItem, work: Promise<unknown>, failed: string) {
    try {
      await work
    } catch (error) {
      toast({ title: failed, description: toErrorMessage(error), tone: 'destructive' })
    } finally {
      showAgain(item)
    }
  }

  return {
    left: (items: readonly InventoryItem[]) => items.filter(({ id }) => !away.has(id)),

    act(item: InventoryItem, action: StockAction, done: string) {
      const booked = bookStockAction([item.id], action)
      setAway((ids) => new Set(ids).add(item.id))
      toast({
        title: done,
        description: canReachServer()
          ? item.name
          : `${item.name}. It is sent as soon as you are online again.`,
        tone: 'success',
        action: {
          label: 'Undo',
          onSelect: () => {
            showAgain(item)
            void runAction(item, booked.undo(), 'Not undone')
          },
        },
      })
      void runAction(item, booked.done, 'Not changed')
    },
  }
}

const tips = [
  'Put new things behind old ones. What’s in front gets eaten first.',
  'Herbs keep longer in a glass of water, with a bag over them.',
  'Bread keeps best frozen in slices. They toast straight from the freezer.',
  'Keep tomatoes out of the fridge: the cold dulls their taste.',
  'Write the date on a jar when you open it.',
  'Store apples by themselves. They make other fruit ripen faster.',
  'Cool leftovers quickly and eat them within three days, or freeze them.',
] as const

/** Returns a general tip for a day on which nothing is urgent. */
function pickDailyTip(day: Day): string {
  return tips[weekday(day) - 1] ?? tips[0]
}

interface GeneralTipProps {
  readonly today: Day
  /** The stock is empty. */
  readonly bare: boolean
}

/** The tip for a day on which nothing has to be used up. */
function GeneralTip({ today, bare }: GeneralTipProps) {
  return (
    <div className="my-auto flex flex-col items-start gap-4 py-4">
      <p className="font-heading text-2xl leading-snug font-title text-balance">{pickDailyTip(today)}</p>
      <p className="text-ink-soft">
        {bare
          ? 'Add what you have, and this card tells you what to finish first.'
          : 'Nothing in your kitchen is about to expire.'}
      </p>
      {bare && (
        <Button asChild>
          <Link to={paths.welcome}>Fill your kitchen</Link>
        </Button>
      )}
    </div>
  )
}

interface TipCardProps {
  /** The items to use up first; undefined while loading. */
  readonly soonest: readonly InventoryItem[] | undefined
  readonly sample: boolean
  /** The stock is empty. */
  readonly bare: boolean
}

/** Tip of the Day: what expires soonest, and what to do about it. */
export function TipCard({ soonest, sample, bare }: TipCardProps) {
  const today = useToday()
  const actions = useTipActions()
  const body = useRef<HTMLDivElement>(null)
  const [first, ...next] = soonest ? actions.left(soonest) : []

  return (
    <HomeCard id="tip" title="Tip of the Day" icon={<Lightbulb />} sample={sample}>
      <div ref={body} tabIndex={-1} aria-busy={!soonest} className="flex grow flex-col gap-4">
        {!soonest && (
          <>
            <div className="flex gap-4">
              <Skeleton className="size-16 shrink-0" />
              <Skeleton lines={3} className="grow" />
            </div>
            <Skeleton className="h-11" />
            <Skeleton lines={4} className="mt-auto border-t pt-4" />
          </>
        )}
        {soonest && !first && <GeneralTip today={today} bare={bare} />}
        {first && (
          <TipItem
            key={first.id}
            item={first}
            today={today}
            sample={sample}
            onAction={(action, done) => {
              actions.act(first, action, done)
              body.current?.focus()
            }}
          />
        )}
        {next.length > 0 && <TipQueue items={next} today={today} />}
      </div>
    </HomeCard>
  )
}
