import { useEffect, useState } from 'react'

/** Whether an instant is still to come; turns when it has come. */
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
