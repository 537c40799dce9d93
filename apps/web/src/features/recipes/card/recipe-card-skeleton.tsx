import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'

export function RecipeCardSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 rounded-card border bg-raised p-4 sm:p-6">
      <VisuallyHidden role="status">The card is on its way.</VisuallyHidden>
      <div className="flex gap-4">
        <Skeleton className="aspect-3/2 w-28 shrink-0 sm:w-44" />
        <Skeleton lines={3} className="grow" />
      </div>
      <Skeleton lines={8} />
      <Skeleton className="h-36" />
    </div>
  )
}
