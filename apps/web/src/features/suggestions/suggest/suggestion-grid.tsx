import type { SuggestedSide, Suggestion } from '@larder/contract/suggestions'
import {
  ArrowLeftRight,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CookingPot,
  Heart,
  History,
  ListChecks,
  ShoppingBasket,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { RecipeTile } from '../../../food/recipe/recipe-tile'
import { formatReason, type ReasonKind, splitReason } from '../../../food/recipe/suggestion-reason'
import { DishWarning } from '../../../food/verdicts/dish-warning'
import { recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'

interface SuggestionGridProps {
  /** Undefined while loading. */
  readonly dishes: readonly Suggestion[] | undefined
  /** Other dishes are loading. */
  readonly fading?: boolean
}

const placeholderKeys = ['first', 'second', 'third'] as const
const gridStyle = 'grid gap-4 @2xl:grid-cols-3 @4xl:gap-6'

const marks: Record<ReasonKind, ReactNode> = {
  uses: <CalendarClock className="text-saffron-ink" />,
  all: <CircleCheck className="text-herb-ink" />,
  none: <CircleDashed className="text-ink-soft" />,
  swap: <ArrowLeftRight className="text-sky-ink" />,
  lacks: <ShoppingBasket className="text-ink-soft" />,
  check: <ListChecks className="text-ink-soft" />,
  how: <CookingPot className="text-herb-ink" />,
  liked: <Heart className="text-tomato-ink" />,
  other: <History className="text-ink-soft" />,
}

/** The reason for a dish, as text with icons. */
function SuggestionReasonText({ reason }: { readonly reason: string }) {
  const parts = splitReason(reason)
  if (parts.length === 0) return null
  return (
    <ul aria-label="Why this dish" className="flex flex-col gap-1">
      {parts.map(({ kind, text }) => (
        <li key={text} className="flex items-start gap-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
          <span aria-hidden>{marks[kind]}</span>
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  )
}

function SuggestionCard({ dish }: { readonly dish: Suggestion }) {
  const { id, title, reason, warning, notKnown, beside, forServings } = dish
  const hasNotice = warning !== undefined || notKnown.length > 0
  return (
    <RecipeTile
      recipe={dish}
      servings={forServings}
      factsFirst
      className="h-full"
      corner={dish.madeUp && <Badge tone="herb">Created from your kitchen</Badge>}
      {...(hasNotice && { warning: <DishWarning dish={dish} notKnown={notKnown} /> })}
    >
      <SuggestionReasonText reason={reason} />
      {beside && <BesideDish dish={beside} />}
      <Button asChild className="relative mt-auto">
        <Link to={recipePath(id, forServings)} data-opens-dish>
          View Recipe
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </Button>
    </RecipeTile>
  )
}

/** A side dish that uses up food. */
function BesideDish({ dish }: { readonly dish: SuggestedSide }) {
  const { id, title, reason, forServings } = dish
  return (
    <div className="border-line border-t pt-2">
      <DishWarning dish={dish} notKnown={dish.notKnown} />
      <p>
        Goes with it:{' '}
        <Link
          to={recipePath(id, forServings)}
          className="relative inline-flex min-h-6 items-center font-medium text-herb-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {title}
        </Link>
      </p>
      <p className="text-ink-soft text-sm">{formatReason(reason)}</p>
    </div>
  )
}

/** Three dishes side by side, or their placeholders. */
export function SuggestionGrid({ dishes, fading = false }: SuggestionGridProps) {
  if (!dishes) {
    return (
      <div aria-busy className={gridStyle}>
        {placeholderKeys.map((place) => (
          <Card key={place} className="flex min-h-110 flex-col gap-4 overflow-hidden p-0!">
            <Skeleton className="aspect-16/9 rounded-none" />
            <div className="flex grow flex-col gap-4 px-4 pb-4">
              <Skeleton lines={5} />
              <Skeleton className="mt-auto h-11" />
            </div>
          </Card>
        ))}
      </div>
    )
  }
  return (
    <ul
      aria-label="Dishes"
      aria-busy={fading}
      className={classNames(gridStyle, 'transition-opacity', fading && 'opacity-50')}
    >
      {dishes.map((dish) => (
        <li key={dish.id} className="animate-appear">
          <SuggestionCard dish={dish} />
        </li>
      ))}
    </ul>
  )
}
