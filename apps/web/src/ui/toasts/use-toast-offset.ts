import { useEffect } from 'react'

interface ToastOffsetOptions {
  /** Whether the bar is visible. */
  readonly when?: boolean
  /** The bar is visible on phones only. */
  readonly onPhones?: boolean
}

/** Moves toasts above the bar at the bottom of a page. */
export function useToastOffset(
  height: string,
  { when = true, onPhones = false }: ToastOffsetOptions = {},
): void {
  useEffect(() => {
    if (!when) return
    const { style } = document.documentElement
    const narrowScreen = window.matchMedia('(width < 48rem)')
    const updateOffset = () =>
      !onPhones || narrowScreen.matches
        ? style.setProperty('--toast-lift', height)
        : void style.removeProperty('--toast-lift')
    updateOffset()
    narrowScreen.addEventListener('change', updateOffset)
    return () => {
      narrowScreen.removeEventListener('change', updateOffset)
      style.removeProperty('--toast-lift')
    }
  }, [height, when, onPhones])
}
