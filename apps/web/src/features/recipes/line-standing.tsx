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
import { standingWords } from './standing'

const looks: Readonly<Record<RecipeIngredient['standing'], readonly [LucideIcon, string]>> = {
  covered: [CircleCheck, 'text-herb-ink'],
  held: [CircleCheck, 'text-herb-ink'],
  partly: [CircleDashed, 'text-saffron-ink'],
  swapped: [ArrowLeftRight, 'text-sky-ink'],
  missing: [ShoppingBasket, 'text-tomato-ink'],
  assumed: [House, 'text-ink-soft'],
  'not known': [CircleQuestionMark, 'text-ink-soft'],
}

const leftOut = [CircleDashed, 'text-ink-soft'] as const

interface LineStandingProps {
  readonly ingredient: RecipeIngredient
  readonly id?: string
  readonly className?: string
}

/** How an ingredient stands in this kitchen: a picture and a word. */
export function LineStanding({ ingredient, id, className }: LineStandingProps) {
  const { standing, optional } = ingredient
  const [Icon, tone] = optional && standing === 'missing' ? leftOut : looks[standing]
  return (
    <span
      id={id}
      className={classNames('inline-flex items-start gap-1.5 text-sm print:hidden', tone, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {standingWords(ingredient)}
    </span>
  )
}
