import { Skeleton } from '../../ui/skeleton'
import { useCookName } from './use-cook-name'

/** The name that ends a greeting, or its place while it is on its way; the mark after it comes with it, so that nothing moves. */
export function CookName() {
  const name = useCookName()
  return name === null ? (
    <Skeleton className="inline-block h-[0.8em] w-[4em] rounded-inner align-baseline" />
  ) : (
    <>
      <bdi>{name}</bdi>!
    </>
  )
}
