import { Skeleton } from '../../ui/feedback/skeleton'

export function KeysSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  )
}
