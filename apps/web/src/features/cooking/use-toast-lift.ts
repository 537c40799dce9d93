import { useEffect } from 'react'

/** Messages stand above the bar at the bottom, not on it. */
export function useToastLift(lift: string) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-lift', lift)
    return () => void style.removeProperty('--toast-lift')
  }, [lift])
}
