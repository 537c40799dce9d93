import { Skeleton } from '../../../ui/feedback/skeleton'

const places = [1, 2, 3, 4, 5]

export function ModerationQueueSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2">
        <span className="flex h-8 items-center">
          <Skeleton className="h-4 w-32" />
        </span>
        {places.map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
      <div className="flex flex-col gap-4 max-lg:hidden">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-64" />
        <Skeleton lines={6} />
      </div>
    </div>
  )
}
