import { useEffect } from 'react'

interface ToastOffsetOptions {
  /** Whether the bar shows at all. */
  readonly when?: boolean
  /** It shows on phones only. */
  readonly onPhones?: boolean
}

/** Messages stand above the bar at the bottom of a page, not on it. */
export function useToastOffset(
  height: string,
  { when = true, onPhones = false }: ToastOffsetOptions = {},
): void {
  useEffect(() => {
    if (!when) return
    const { style } = document.documentElement
    const narrow = window.matchMedia('(width < 48rem)')
    const lift = () =>
      !onPhones || narrow.matches
        ? style.setProperty('--toast-lift', height)
        : void style.removeProperty('--toast-lift')
    lift()
    narrow.addEventListener('change', lift)
    return () => {
      narrow.removeEventListener('change', lift)
      style.removeProperty('--toast-lift')
    }
  }, [height, when, onPhones])
}
