import type { Suggestion } from '@larder/contract/suggestions'
import { classNames } from '../../../ui/class-names'
import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SuggestionCard } from './suggestion-card'

interface SuggestionGridProps {
  /** Undefined while loading. */
  readonly dishes: readonly Suggestion[] | undefined
  /** Other dishes are loading. */
  readonly fading?: boolean
}

const placeholderKeys = ['first', 'second', 'third'] as const
const gridStyle = 'grid gap-4 @2xl:grid-cols-3 @4xl:gap-6'

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
