import { Skeleton } from '../../ui/feedback/skeleton'
import { useGreetingName } from './use-greeting-name'

/**
 * The name in a greeting, or a placeholder while it loads. The punctuation mark is part of it, so that nothing shifts.
 */
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
