import { FoodIcon } from '../../../food/food-icon/food-icon'
import type { ParsedLine } from './parse-ingredient-lines'

interface LineOffersProps {
  readonly line: ParsedLine
  readonly onPutRight: (line: ParsedLine, instead: string) => void
}

/** Foods that a line may mean, one press each. */
export function FoodSuggestions({ line, onPutRight }: LineOffersProps) {
  if (line.offers.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-soft">Did you mean</span>
      {line.offers.map(({ food, line: instead }) => (
        <button
          key={food.id}
          type="button"
          onClick={() => onPutRight(line, instead)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-raised px-3 text-sm font-medium transition-colors enabled-hover:bg-shade"
        >
          <FoodIcon foodId={food.id} category={food.category} className="size-5" />
          {food.name}
        </button>
      ))}
    </div>
  )
}
