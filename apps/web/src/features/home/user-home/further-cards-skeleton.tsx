import { Skeleton } from '../../../ui/feedback/skeleton'

export function FurtherCardsSkeleton() {
  return (
    <>
      <Skeleton className="min-h-132 xl:col-span-2 xl:min-h-108" />
      <Skeleton className="min-h-100 lg:row-span-2" />
      <Skeleton className="min-h-48 xl:col-span-2" />
      <Skeleton className="min-h-36 xl:col-span-2" />
    </>
  )
}
