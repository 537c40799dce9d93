import { useState } from 'react'

/**
 * Keeps the failure of a read until a response arrives, so that the note and its button do not flicker during
 * a retry. Another name starts without a failure.
 */
export function useLastFailure(name: string, error: Error | null, hasData: boolean): Error | null {
  const [last, setLast] = useState({ name, error })
  const previous = hasData || last.name !== name ? null : last.error
  const failure = error ?? previous
  if (last.name !== name || last.error !== failure) setLast({ name, error: failure })
  return failure
}
