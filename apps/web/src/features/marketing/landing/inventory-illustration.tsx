import { CalendarClock } from 'lucide-react'
import { Badge } from '../../../ui/display/badge'
import { FoodPicture } from '../food-picture'

/** Three stock rows: one to use now, one that keeps, one that is out. */
export function InventoryIllustration() {
  return (
    <ul className="w-full max-w-80 divide-y rounded-card border bg-raised px-3">
      <li className="flex h-12 items-center gap-2.5">
        <FoodPicture name="fish" className="size-7" />
        <span className="me-auto font-medium">Salmon</span>
        <Badge tone="saffron" icon={<CalendarClock />}>
          Use by tomorrow
        </Badge>
      </li>
      <li className="flex h-12 items-center gap-2.5">
        <FoodPicture name="cheese-wedge" className="size-7" />
        <span className="me-auto font-medium">Feta</span>
        <Badge>Best within 9 days</Badge>
      </li>
      <li className="flex h-12 items-center gap-2.5">
        <FoodPicture name="lemon" className="size-7" />
        <span className="me-auto font-medium">Lemons</span>
        <Badge tone="tomato">Out of stock</Badge>
      </li>
    </ul>
  )
}
