import { useEffect, useState } from 'react'
import { loadAfterScreen } from './after-screen'

/** Whether the screen has its data, so that a small part may load. */
export function useAfterScreen(): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => loadAfterScreen(() => setIsAfter(true)), [])
  return isAfter
}
