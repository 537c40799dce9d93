import { Skeleton } from '../ui/skeleton'
import { cookNamePill } from './cook-name-pill'

export function CookNamePlace() {
  return (
    <span className={cookNamePill}>
      <Skeleton className="size-8 rounded-full" />
      <span className="sr-only">My Account</span>
      <Skeleton className="h-4 w-20" />
    </span>
  )
}
