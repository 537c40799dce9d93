import { Skeleton } from '../../ui/skeleton'

export function FurtherCardsPlace() {
  return (
    <>
      <Skeleton className="min-h-36" />
      <Skeleton className="min-h-36" />
      <Skeleton className="min-h-48 lg:col-span-2" />
      <Skeleton className="min-h-48" />
    </>
  )
}
