import { Skeleton } from '../../ui/feedback/skeleton'

export function DietSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 pb-10">
      <Skeleton className="h-11 w-48" />
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
          <Skeleton key={place} className="h-36" />
        ))}
      </div>
    </div>
  )
}
