import { useEffect, useEffectEvent } from 'react'

/** What a key does in the guide; the help lists them. */
export type GuideKeys = Readonly<Record<string, () => void>>

/** Not one that is already on its way out. */
const overlay = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join()

/** Single keys, not while somebody writes or something lies over the guide. A focused button keeps its own space bar. */
export function useGuideKeys(keys: GuideKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (document.querySelector(overlay)) return
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || takesKeys(event.target, event.key)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function takesKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  if (target.matches('input:not([type="checkbox"], [type="radio"])')) return true
  if (target.matches('input')) return key === ' ' || key.startsWith('Arrow')
  return key === ' ' && target.closest('button, a[href], summary') !== null
}
