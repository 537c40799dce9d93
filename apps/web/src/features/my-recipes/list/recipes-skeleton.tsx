import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { recipesGridClass } from './recipes-grid'

/** Placeholder of the cards. */
export function RecipesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Your recipes are on their way.</VisuallyHidden>
      <div aria-hidden className={recipesGridClass}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
          <div key={card} className="flex flex-col overflow-hidden rounded-card border bg-raised">
            <Skeleton className="aspect-16/9 w-full rounded-none" />
            <div className="flex flex-col gap-3 px-4 pt-3 pb-4">
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-6 w-4/5" />
              <Skeleton lines={2} />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-11" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
