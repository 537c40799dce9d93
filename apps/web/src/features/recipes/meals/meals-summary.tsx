import { X } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { numberText } from '../../../ui/formatting/locale'
import { formatMealOccasion, isMealsFiltered, type MealsFilter } from './meals-filter'

interface MealsSummaryProps {
  readonly view: MealsFilter
  /** How many fit; nothing while that is on its way. */
  readonly total: number | undefined
  readonly onShow: (part: Partial<MealsFilter>) => void
  readonly onClear: () => void
}

const mealsCountId = 'meals-count'

/** Takes the focus when the button that had it goes away; how many there are now is read out. */
export function focusMealsCount() {
  document.getElementById(mealsCountId)?.focus({ preventScroll: true })
}

/** How many there are, for which occasion, and the way back to all of them. */
export function MealsSummary({ view, total, onShow, onClear }: MealsSummaryProps) {
  return (
    <div className="-mb-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 sm:-mb-3">
      <p id={mealsCountId} role="status" tabIndex={-1} className="numbers min-w-22 text-ink-soft">
        {total === undefined ? '\u00a0' : `${numberText(total)} ${total === 1 ? 'meal' : 'meals'}`}
      </p>
      {view.occasion && (
        <button
          type="button"
          aria-label={`Remove ${formatMealOccasion(view.occasion)}`}
          onClick={() => {
            onShow({ occasion: null })
            focusMealsCount()
          }}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-herb bg-herb-wash ps-4 pe-3 font-medium text-herb-ink"
        >
          {formatMealOccasion(view.occasion)}
          <X aria-hidden className="size-4" />
        </button>
      )}
      {isMealsFiltered(view) && (
        <Button variant="quiet" className="ms-auto -me-3 px-3!" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
