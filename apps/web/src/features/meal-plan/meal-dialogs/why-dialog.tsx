import type { PlanMeal } from '@larder/contract/meal-plan'
import { type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { Coins, Leaf, Lightbulb, ShoppingBasket, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { moneyText } from '../../../food/money-text'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { Dialog } from '../../../ui/overlays/dialog'
import { formatRelativeDay, formatSlot } from '../plan-slot'
import { mealTitle } from '../week-state'

interface WhyDialogProps {
  readonly meal: PlanMeal
  readonly currency: string
  readonly today: Day
  readonly onClose: () => void
}

/** Explains why a dish was planned: what it saves from spoiling, what must be bought, and what that costs. */
export function WhyDialog({ meal, currency, today, onClose }: WhyDialogProps) {
  const { because, rescues, missing, money, warning, verdicts, planned } = meal
  // Rescued and missing foods have their own sections below.
  const reasons = [...new Set(because)].filter((reason) => !/^(?:Rescues|You lack) /.test(reason))
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
