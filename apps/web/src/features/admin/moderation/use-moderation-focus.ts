import { useEffect, useRef } from 'react'
import { useLocation } from '../../../router/router'
import type { ModerationView } from './moderation-view'

export const detailTitleId = 'open-title'
export const queueCountId = 'stack-count'

/** After opening, deciding or paging, the focus moves to the open entry, or to the queue. */
export function useModerationFocus({ open }: ModerationView) {
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    // A dialog that made the decision releases the focus only after it has closed.
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
