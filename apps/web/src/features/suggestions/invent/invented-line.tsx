import { FoodIcon } from '../../../food/food-icon/food-icon'
import { AvailabilityMark } from '../../../food/recipe/availability-mark'
import type { InventedLine as Line } from './invention-state'

/** An ingredient as parsed, with its stock status. */
export function InventedLineRow({ line: { text, foodId, standing } }: { readonly line: Line }) {
  return (
    <li className="flex animate-appear items-center gap-3 py-2">
      <FoodIcon foodId={foodId} className="size-7" />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">{text}</span>
        <AvailabilityMark standing={standing} />
      </span>
    </li>
  )
}
