import { useState } from 'react'

/** What a cook has ticked off while cooking, kept for this tab: a reload on the kitchen table loses nothing. */
export function useCheckedLines(of: string) {
  const key = `ticks/${of}`
  const [held, setHeld] = useState({ key, ticks: read(key) })
  const ticks = held.key === key ? held.ticks : read(key)

  function toggle(place: number) {
    const next = new Set(ticks)
    if (!next.delete(place)) next.add(place)
    write(key, next)
    setHeld({ key, ticks: next })
  }
  return { ticks, toggle }
}

function read(key: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((place) => Number.isInteger(place)) : [])
  } catch {
    return new Set()
  }
}

function write(key: string, ticks: ReadonlySet<number>) {
  try {
    window.sessionStorage.setItem(key, JSON.stringify([...ticks]))
  } catch {
    // Then they last until the page is left.
  }
}
