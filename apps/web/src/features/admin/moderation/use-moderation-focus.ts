import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ModerationView } from './moderation-view'

export const detailTitleId = 'open-title'
export const queueCountId = 'stack-count'

/** After opening something, deciding it or turning the page, the focus goes to what lies open, or to the stack. */
export function useModerationFocus({ open }: ModerationView) {
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    // A dialog that has just decided it lets the focus go only once it is closed.
    const frame = requestAnimationFrame(() => {
      const title = open === null ? null : document.getElementById(detailTitleId)
      const target =
        title ?? document.getElementById(queueCountId) ?? document.querySelector<HTMLElement>('h1')
      if (!target) return
      target.tabIndex = -1
      target.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [key, open])
}
