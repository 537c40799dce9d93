import { Skeleton } from '../../ui/feedback/skeleton'
import { useGreetingName } from './use-greeting-name'

/** The name that ends a greeting, or its place while it is on its way; the mark after it comes with it, so that nothing moves. */
export function GreetingName() {
  const name = useGreetingName()
  return name === null ? (
    <Skeleton className="inline-block h-[0.8em] w-[4em] rounded-inner align-baseline" />
  ) : (
    <>
      <bdi>{name}</bdi>!
    </>
  )
}
