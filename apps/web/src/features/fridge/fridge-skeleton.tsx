import { Skeleton } from '../../ui/feedback/skeleton'

export function FridgeSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 md:grid-cols-2">
      {['one', 'two'].map((card) => (
        <div key={card} className="flex flex-col gap-4 max-md:last:hidden">
          <Skeleton className="aspect-[4/3]" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-56" />
        </div>
      ))}
    </div>
  )
}
