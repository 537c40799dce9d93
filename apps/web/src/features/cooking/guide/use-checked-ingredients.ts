import { useState } from 'react'

/** The ingredients ticked off during one session, kept in session storage. */
export function useCheckedIngredients(sessionId: string) {
  const key = `cooking-ticks/${sessionId}`
  const [stored, setStored] = useState(() => ({ key, checked: readChecked(key) }))
  const checked = stored.key === key ? stored.checked : readChecked(key)

  function toggle(name: string) {
    const next = new Set(checked)
    if (!next.delete(name)) next.add(name)
    setStored({ key, checked: next })
    try {
      window.sessionStorage.setItem(key, JSON.stringify([...next]))
    } catch {
      // Storage is not available; the ticks last until the page is left.
    }
  }
  return { checked, toggle }
}

function readChecked(key: string): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [])
  } catch {
    return new Set()
  }
}
