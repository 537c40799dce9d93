import type { PlanShortfall } from '@larder/contract/meal-plan'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { moneyText } from '../../../food/money-text'
import { Checkbox } from '../../../ui/controls/checkbox'

interface PlanNeedsListProps {
  readonly lacking: readonly PlanShortfall[]
  readonly leaveOut: ReadonlySet<string>
  readonly currency: string | undefined
  readonly onToggle: (key: string) => void
}

/** The missing foods and their dishes. Unticked foods are left out. */
export function PlanNeedsList({ lacking, leaveOut, currency, onToggle }: PlanNeedsListProps) {
  return (
    <ul aria-label="Lacking" className="flex flex-col divide-y border-y">
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
