import { Skeleton } from '../../ui/feedback/skeleton'

export function HouseholdSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="mt-6 h-8 w-44" />
        <Skeleton className="h-24" />
      </div>
      <div className="flex flex-col gap-6 max-lg:hidden">
        <Skeleton className="h-8 w-44" />
        <Skeleton className="h-16" />
        <Skeleton className="mt-6 h-8 w-36" />
        <Skeleton className="h-24" />
      </div>
    </div>
  )
}
