import {
  ArrowLeftRight,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  House,
  type LucideIcon,
  ShoppingBasket,
} from 'lucide-react'
import { FoodIcon } from '../../food/food-icon'
import { classNames } from '../../ui/class-names'
import type { InventedLine as Line } from './invention-state'

const looks: Readonly<Record<Line['standing'], readonly [LucideIcon, string, string]>> = {
  covered: [CircleCheck, 'text-herb-ink', 'in stock'],
  held: [CircleCheck, 'text-herb-ink', 'in stock, amount not clear'],
  partly: [CircleDashed, 'text-saffron-ink', 'partly in stock'],
  swapped: [ArrowLeftRight, 'text-sky-ink', 'swap'],
  missing: [ShoppingBasket, 'text-tomato-ink', 'missing'],
  assumed: [House, 'text-ink-soft', 'every house has it'],
  'not known': [CircleQuestionMark, 'text-ink-soft', 'not known'],
}

/** An ingredient as the kitchen read it, and how it stands there. */
export function InventedLine({ line: { text, foodId, standing } }: { readonly line: Line }) {
  const [Icon, tone, word] = looks[standing]
  return (
    <li className="flex animate-appear items-center gap-3 py-2">
      <FoodIcon foodId={foodId} className="size-7" />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">{text}</span>
        <span className={classNames('inline-flex items-center gap-1.5 text-sm', tone)}>
          <Icon aria-hidden className="size-4 shrink-0" />
          {word}
        </span>
      </span>
    </li>
  )
}
