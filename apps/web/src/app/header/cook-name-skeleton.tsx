import { Skeleton } from '../../ui/feedback/skeleton'
import { cookNameStyle } from './cook-name-style'

export function CookNameSkeleton() {
  return (
    <span className={cookNameStyle}>
      <Skeleton className="size-8 rounded-full" />
      <span className="sr-only">My Account</span>
      <Skeleton className="h-4 w-20" />
    </span>
  )
}
