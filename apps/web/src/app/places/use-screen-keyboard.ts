import { useEffect } from 'react'

/** A screen keyboard takes at least this much; the address bar of a browser less. */
const minKeyboardPx = 150

/** Marks the page while a screen keyboard is open: what is fixed to the bottom makes way. */
export function useScreenKeyboard(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return
    const { dataset } = document.documentElement
    const update = () => {
      const hidden = window.innerHeight - viewport.height * viewport.scale
      if (hidden > minKeyboardPx) dataset.keyboard = ''
      else delete dataset.keyboard
    }
    update()
    viewport.addEventListener('resize', update)
    return () => {
      viewport.removeEventListener('resize', update)
      delete dataset.keyboard
    }
  }, [])
}
