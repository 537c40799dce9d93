import { pageSize } from '@larder/contract/http/paging'
import { Skeleton } from '../../../ui/feedback/skeleton'

const places = Array.from({ length: pageSize }, (_, place) => place)

/** Placeholder of a page of accounts: table rows or cards. */
export function UsersSkeleton() {
  return (
    <div aria-busy className="grid gap-3 md:grid-cols-2 lg:grid-cols-1 lg:gap-px">
      <Skeleton className="h-16 max-lg:hidden" />
      {places.map((place) => (
        <Skeleton key={place} className="h-36 lg:h-14 lg:rounded-none" />
      ))}
    </div>
  )
}
