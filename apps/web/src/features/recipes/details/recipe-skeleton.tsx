import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'

/** Placeholder of a recipe while it loads. */
export function RecipeSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <VisuallyHidden role="status">The recipe is on its way.</VisuallyHidden>
      <div className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start">
        <Skeleton className="aspect-16/9 w-full md:order-last md:aspect-4/3" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton lines={2} />
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            {['prep', 'cook', 'servings', 'difficulty'].map((figure) => (
              <Skeleton key={figure} className="h-12 w-20" />
            ))}
          </div>
          <Skeleton className="h-11 w-full max-w-96" />
        </div>
      </div>
      <div className="grid gap-8 border-t pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
          <Skeleton lines={8} />
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton lines={4} />
          <Skeleton lines={4} />
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  )
}
