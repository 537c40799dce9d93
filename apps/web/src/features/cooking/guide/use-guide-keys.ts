import { useEffect, useEffectEvent } from 'react'

/** Keyboard actions of the guide; the help lists them. */
export type GuideKeys = Readonly<Record<string, () => void>>

/** Excludes overlays that are closing. */
const overlaySelector = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join()

/** Handles single keys, except while typing or while an overlay is open. A focused button keeps its space bar. */
export function useGuideKeys(keys: GuideKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (document.querySelector(overlaySelector)) return
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action || handlesKeyItself(event.target, event.key)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function handlesKeyItself(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  if (target.matches('input:not([type="checkbox"], [type="radio"])')) return true
  if (target.matches('input')) return key === ' ' || key.startsWith('Arrow')
  return key === ' ' && target.closest('button, a[href], summary') !== null
}
