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
import { type ReasonKind, splitReason } from '../../../food/recipe/suggestion-reason'

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
export function SuggestionReasonText({ reason }: { readonly reason: string }) {
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
