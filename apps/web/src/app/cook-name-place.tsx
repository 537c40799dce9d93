import { Skeleton } from '../ui/skeleton'

/** As wide as the name that will stand here, so that nothing beside it moves. */
export function CookNamePlace() {
  return (
    <>
      <Skeleton className="size-8 rounded-full" />
      <span className="md:w-24">
        <span className="sr-only">My Account</span>
        <Skeleton className="h-4 w-20" />
      </span>
    </>
  )
}
