import { mealPlan, type PlanMeal, type PlanPreferences, type PlanWeek } from '@larder/contract/meal-plan'
import { type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { Coins, Copy, Leaf, Lightbulb, ShoppingBasket, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { moneyText } from '../../../food/money-text'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { dateText } from '../../../ui/formatting/locale'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'
import type { MealDialogState } from '../meal-action'
import { formatRelativeDay, formatSlot } from '../plan-slot'
import { WishesDialog } from '../planning/wishes-dialog'
import type { MealActions } from '../use-meal-actions'
import { focusSlot } from '../week/use-meal-drag'
import { mealTitle } from '../week-state'
import { EatersDialog } from './eaters-dialog'
import { PickDialog } from './pick-dialog'
import { MoveMealDialog } from './slot-fields'

interface MealDialogsProps {
  readonly dialog: MealDialogState
  readonly week: PlanWeek
  readonly wishes: PlanPreferences | undefined
  readonly today: Day
  readonly actions: MealActions
  readonly onClose: () => void
}

/** Renders the open dialog, if any. The dialog of a deleted meal closes. */
export function MealDialogs({ dialog, week, wishes, today, actions, onClose }: MealDialogsProps) {
  if (dialog.kind === 'wishes') return wishes ? <WishesDialog wishes={wishes} onClose={onClose} /> : null
  if (dialog.kind === 'feed') return <CalendarFeedDialog onClose={onClose} />
  if (dialog.kind === 'add') {
    const { place } = dialog
    return (
      <PickDialog place={place} today={today} onPick={(what) => actions.add(place, what)} onClose={onClose} />
    )
  }
  const meal = week.meals.find(({ id }) => id === dialog.mealId)
  if (!meal) return null
  switch (dialog.kind) {
    case 'why':
      return <WhyDialog meal={meal} currency={week.currency} today={today} onClose={onClose} />
    case 'move':
      return (
        <MoveMealDialog
          meal={meal}
          from={week.from as Day}
          today={today}
          onMove={(to) => {
            void actions.move(meal, to)
            focusSlot(to)
          }}
          onClose={onClose}
        />
      )
    case 'eaters':
      return (
        <EatersDialog meal={meal} onServe={(table) => void actions.serve(meal, table)} onClose={onClose} />
      )
    case 'other':
      return (
        <PickDialog
          place={{ day: meal.day as Day, meal: meal.meal }}
          today={today}
          instead={mealTitle(meal)}
          eaters={meal.eaters}
          onPick={(what) => actions.replace(meal, what)}
          onClose={onClose}
        />
      )
  }
}

interface WhyDialogProps {
  readonly meal: PlanMeal
  readonly currency: string
  readonly today: Day
  readonly onClose: () => void
}

/** Explains why a dish was planned: what it saves from spoiling, what must be bought, and what that costs. */
function WhyDialog({ meal, currency, today, onClose }: WhyDialogProps) {
  const { because, rescues, missing, money, warning, verdicts, planned } = meal
  // Rescued and missing foods have their own sections below.
  const reasons = [...new Set(because)].filter((reason) => !/^(?:Uses up|You lack) /.test(reason))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mealTitle(meal)}
      description={formatSlot({ day: meal.day as Day, meal: meal.meal }, today)}
    >
      {verdicts && (
        <div className="pb-4">
          <DishVerdicts eaters={verdicts} />
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {warning !== undefined && !verdicts && (
          <Reason icon={<TriangleAlert className="text-tomato-ink" />} title="Mind">
            {warning}
          </Reason>
        )}
        <Reason icon={<Lightbulb className="text-saffron-ink" />} title="Why it is here">
          {reasons.length > 1 ? (
            <ul className="list-disc ps-4">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : (
            (reasons[0] ?? (planned ? 'It fits the week.' : 'You put it here.'))
          )}
        </Reason>
        {rescues.length > 0 && (
          <Reason icon={<Leaf className="text-herb-ink" />} title="Saves from spoiling">
            {rescues
              .map(({ name, until }) => (until ? `${name} (${formatUntil(until, today)})` : name))
              .join(', ')}
          </Reason>
        )}
        <Reason icon={<ShoppingBasket className="text-ink-soft" />} title="To buy">
          {missing.length > 0 ? missing.join(', ') : 'Nothing: you have everything.'}
        </Reason>
        {money !== undefined && money > 0 && (
          <Reason icon={<Coins className="text-ink-soft" />} title="Costs">
            About {moneyText(money, currency)} of what must be bought.
          </Reason>
        )}
      </ul>
    </Dialog>
  )
}

interface ReasonProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
}

function Reason({ icon, title, children }: ReasonProps) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className="mt-0.5 [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <div className="text-ink-soft">{children}</div>
      </div>
    </li>
  )
}

function formatUntil(until: string, today: Day): string {
  const last = parseCalendarDay(until)
  return last ? `until ${formatRelativeDay(last, today)}` : until
}

/** Opens, copies and closes the calendar feed of the plan. */
function CalendarFeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error } = useRead(mealPlan.feed, {})
  const opening = useChange(mealPlan.openFeed)
  const closing = useChange(mealPlan.closeFeed)
  const [address, setAddress] = useState<string | null>(null)
  const feed = data?.data
  const failure = error ?? opening.error ?? closing.error
  const openFeed = () =>
    opening.change(
      {},
      { onSuccess: ({ data: opened }) => setAddress(new URL(opened.address, window.location.origin).href) },
    )
  const closeFeed = () => closing.change({}, { onSuccess: () => setAddress(null) })
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Calendar address"
      description="Add it to your calendar app to see your planned meals there, always up to date."
    >
      <div className="flex flex-col gap-4">
        <p>
          Anyone with the address can read your meals without signing in. Give it only to people you trust.
        </p>
        {failure && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
        {!feed && !error && <Skeleton className="h-11" />}
        {address !== null && (
          <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
            <Field
              label="Your address"
              hint="It is shown only now: copy it before you close this."
              className="min-w-0 grow"
            >
              <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
            </Field>
            <Button variant="primary" icon={<Copy />} onClick={() => void copyAddress(address)}>
              Copy
            </Button>
          </div>
        )}
        {feed?.open && address === null && (
          <p className="text-ink-soft">
            An address has been in use{feed.since && ` since ${formatSince(feed.since)}`}. It cannot be shown
            again; a new one takes its place, and the old one stops working.
          </p>
        )}
        {feed && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant={address === null ? 'primary' : 'secondary'}
              busy={opening.isPending}
              onClick={openFeed}
            >
              {feed.open ? 'New address' : 'Create an address'}
            </Button>
            {feed.open && (
              <Button busy={closing.isPending} onClick={closeFeed}>
                Turn the address off
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

async function copyAddress(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: 'Address copied', tone: 'success' })
  } catch {
    toast({
      title: 'Not copied',
      description: 'Select the address and copy it by hand.',
      tone: 'destructive',
    })
  }
}

function formatSince(since: string): string {
  return dateText(since, { day: 'numeric', month: 'short', year: 'numeric' })
}
