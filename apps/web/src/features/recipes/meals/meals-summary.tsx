import { X } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { numberText } from '../../../ui/formatting/locale'
import { formatMealOccasion, isMealsFiltered, type MealsFilter } from './meals-filter'

interface MealsSummaryProps {
  readonly view: MealsFilter
  /** The number of matches; undefined while loading. */
  readonly total: number | undefined
  readonly onShow: (part: Partial<MealsFilter>) => void
  readonly onClear: () => void
}

const mealsCountId = 'meals-count'

/** Moves the focus to the count when the focused button disappears, so that the new count is announced. */
export function focusMealsCount() {
  document.getElementById(mealsCountId)?.focus({ preventScroll: true })
}

/** The number of matches and the occasion, with a button to clear the filter. */
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
