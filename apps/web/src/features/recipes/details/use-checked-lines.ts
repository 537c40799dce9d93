import { useState } from 'react'

/** The lines a cook has ticked off while cooking, kept in session storage, so that a reload loses nothing. */
export function useCheckedLines(name: string) {
  const key = `ticks/${name}`
  const [stored, setStored] = useState({ key, ticks: readTicks(key) })
  const ticks = stored.key === key ? stored.ticks : readTicks(key)

  function toggle(place: number) {
    const next = new Set(ticks)
    if (!next.delete(place)) next.add(place)
    writeTicks(key, next)
    setStored({ key, ticks: next })
  }
  return { ticks, toggle }
}

function readTicks(key: string): ReadonlySet<number> {
  try {
    const parsed: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(parsed) ? parsed.filter((place) => Number.isInteger(place)) : [])
  } catch {
    return new Set()
  }
}

function writeTicks(key: string, ticks: ReadonlySet<number>) {
  try {
    window.sessionStorage.setItem(key, JSON.stringify([...ticks]))
  } catch {
    // Storage is not available; the ticks last until the page is left.
  }
}
