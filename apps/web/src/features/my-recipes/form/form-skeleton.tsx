import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'

/** Placeholder of the form. */
export function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
      <VisuallyHidden role="status">The recipe is being opened.</VisuallyHidden>
      <div className="flex flex-col gap-4">
        {['title', 'description', 'category', 'times'].map((field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="h-6 w-28" />
            <Skeleton className={field === 'description' ? 'h-20' : 'h-12'} />
          </div>
        ))}
      </div>
      <Skeleton className="mt-7.5 aspect-4/3 w-full self-start" />
    </div>
  )
}
