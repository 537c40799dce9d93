import { useState } from 'react'

/** What was ticked off during one cooking, kept for this tab. */
export function useCheckedIngredients(of: string) {
  const key = `cooking-ticks/${of}`
  const [held, setHeld] = useState(() => ({ key, checked: readChecked(key) }))
  const checked = held.key === key ? held.checked : readChecked(key)

  function toggle(name: string) {
    const next = new Set(checked)
    if (!next.delete(name)) next.add(name)
    setHeld({ key, checked: next })
    try {
      window.sessionStorage.setItem(key, JSON.stringify([...next]))
    } catch {
      // Then they last until the page is left.
    }
  }
  return { checked, toggle }
}

function readChecked(key: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [])
  } catch {
    return new Set()
  }
}
