import { useState } from 'react'

/**
 * Why something could not be read, until there is an answer: while it is tried again the note about it, and the button
 * one stands on, do not come and go. What is read next, by another name, starts without it.
 */
export function useLastFailure(name: string, error: Error | null, answered: boolean): Error | null {
  const [held, setHeld] = useState({ name, error })
  const before = answered || held.name !== name ? null : held.error
  const failure = error ?? before
  if (held.name !== name || held.error !== failure) setHeld({ name, error: failure })
  return failure
}
