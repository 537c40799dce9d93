import { Skeleton } from '../../../ui/feedback/skeleton'
import { mealsGridClass, mealsRowClass } from './meals-grid-classes'
import { mealsPageSize, mealsPerGroup } from './use-meals'

const range = (count: number) => Array.from({ length: count }, (_, place) => place)

function Tiles({ count, className }: { readonly count: number; readonly className: string }) {
  return (
    <div aria-hidden className={className}>
      {range(count).map((tile) => (
        <div key={tile} className="flex flex-col overflow-hidden rounded-card border bg-raised">
          <Skeleton className="aspect-16/9 w-full rounded-none" />
          <div className="flex h-54.25 flex-col gap-2 px-4 pt-3">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-2/5" />
            <Skeleton lines={2} />
            <Skeleton className="mt-auto mb-4 h-5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Placeholder of the meals, in courses or as one page. */
export function MealsSkeleton({ grouped }: { readonly grouped: boolean }) {
  return (
    <div role="status" aria-busy className="flex flex-col gap-8">
      <span className="sr-only">Reading the cookbook…</span>
      {grouped ? (
        range(3).map((group) => (
          <div key={group} className="flex flex-col gap-3">
            <div className="flex min-h-11 items-center">
              <Skeleton className="h-7 w-44" />
            </div>
            <Tiles count={mealsPerGroup} className={mealsRowClass} />
          </div>
        ))
      ) : (
        <Tiles count={mealsPageSize} className={mealsGridClass} />
      )}
    </div>
  )
}
