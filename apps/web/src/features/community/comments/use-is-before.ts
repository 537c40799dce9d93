import { useEffect, useState } from 'react'

/** Returns whether an instant is in the future; updates when it has passed. */
export function useIsBefore(instant: string | undefined): boolean {
  const end = instant === undefined ? 0 : Date.parse(instant)
  const [now, setNow] = useState(Date.now)
  const before = now < end
  useEffect(() => {
    if (!before) return undefined
    const timer = setTimeout(() => setNow(Date.now()), end - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [before, end])
  return before
}
