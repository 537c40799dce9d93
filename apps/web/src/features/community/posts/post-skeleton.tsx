import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** Placeholder of posts in their size. */
export function PostSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      {[1, 2].map((place) => (
        <Card key={place} className="@container flex flex-col gap-4 sm:p-6">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full!" />
            <Skeleton className="h-5 w-40" />
          </div>
          <Skeleton className="h-8 w-2/3" />
          <div className="grid gap-4 @xl:grid-cols-[15rem_minmax(0,1fr)] @xl:gap-6">
            <Skeleton className="aspect-16/9 w-full @xl:aspect-4/3" />
            <Skeleton lines={4} />
          </div>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-11 w-60" />
        </Card>
      ))}
    </div>
  )
}
