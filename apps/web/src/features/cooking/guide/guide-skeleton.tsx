import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'

/** Placeholder of the first step. */
export function GuideSkeleton() {
  return (
    <div aria-busy="true" className="flex grow flex-col gap-6">
      <VisuallyHidden role="status">The recipe is on its way.</VisuallyHidden>
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-12 w-full" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-11/12" />
        <Skeleton className="h-8 w-4/6" />
      </div>
      <Skeleton className="h-28 w-full max-w-md" />
      <Skeleton className="mt-auto h-16 w-full" />
    </div>
  )
}
