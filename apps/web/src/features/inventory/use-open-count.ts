import { useState } from 'react'

/**
 * Counts how often something was opened, or opened for another subject. Used as a React key it resets state on each
 * opening, while closing keeps what is shown.
 */
export function useOpenCount(open: boolean, subject: unknown): number {
  const [previous, setPrevious] = useState({ open, upon: subject, times: 0 })
  if (previous.open === open && (!open || previous.upon === subject)) return previous.times
  const times = open ? previous.times + 1 : previous.times
  setPrevious({ open, upon: subject, times })
  return times
}
