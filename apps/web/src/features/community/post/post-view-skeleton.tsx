import { Skeleton } from '../../../ui/feedback/skeleton'

export function PostViewSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-10 w-3/4" />
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-full!" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="aspect-16/9 w-full" />
      <Skeleton lines={4} />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
