import { Skeleton } from '../../../ui/feedback/skeleton'

/** Placeholder rows of the final size. */
export function ListSkeleton() {
  return (
    <div aria-busy className="flex flex-col divide-y border-y">
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className="flex h-14 items-center gap-3 ps-2">
          <Skeleton className="size-8" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      ))}
    </div>
  )
}
