import type { RecipeIngredient } from '@larder/contract/recipes'
import {
  ArrowLeftRight,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  House,
  type LucideIcon,
  ShoppingBasket,
} from 'lucide-react'
import { classNames } from '../../ui/class-names'

type Availability = RecipeIngredient['standing']

const appearances: Readonly<Record<Availability | 'left out', readonly [LucideIcon, string]>> = {
  covered: [CircleCheck, 'text-herb-ink'],
  held: [CircleCheck, 'text-herb-ink'],
  partly: [CircleDashed, 'text-saffron-ink'],
  swapped: [ArrowLeftRight, 'text-sky-ink'],
  missing: [ShoppingBasket, 'text-tomato-ink'],
  assumed: [House, 'text-ink-soft'],
  'not known': [CircleQuestionMark, 'text-ink-soft'],
  'left out': [CircleDashed, 'text-ink-soft'],
}

/** Labels for the availability of an ingredient. */
export const availabilityLabels: Readonly<Record<RecipeIngredient['standing'] | 'left out', string>> = {
  covered: 'in stock',
  partly: 'partly in stock',
  swapped: 'swap',
  held: 'in stock, amount not clear',
  missing: 'missing',
  assumed: 'a staple',
  'not known': 'not understood',
  'left out': 'can be left out',
}

interface AvailabilityMarkProps {
  readonly standing: Availability | 'left out'
  /** Replaces the default label if more is known. */
  readonly words?: string
  readonly id?: string
  readonly className?: string
}

/** Shows the availability of an ingredient by icon and label. */
export function AvailabilityMark({
  standing,
  words = availabilityLabels[standing],
  id,
  className,
}: AvailabilityMarkProps) {
  const [Icon, tone] = appearances[standing]
  return (
    <span
      id={id}
      className={classNames('inline-flex items-start gap-1.5 text-sm print:hidden', tone, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {words}
    </span>
  )
}
