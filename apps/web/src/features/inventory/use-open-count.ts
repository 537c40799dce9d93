import { useState } from 'react'

/**
 * Counts how often something was opened, or opened upon something else: as a key it makes each opening begin anew, while
 * closing keeps what is shown.
 */
export function useOpenCount(open: boolean, upon: unknown): number {
  const [seen, setSeen] = useState({ open, upon, times: 0 })
  if (seen.open === open && (!open || seen.upon === upon)) return seen.times
  const times = open ? seen.times + 1 : seen.times
  setSeen({ open, upon, times })
  return times
}
