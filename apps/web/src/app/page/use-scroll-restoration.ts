import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storageKey = 'scroll'
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Going on starts at the top, going back or reloading returns to where the cook was. For use once a page is there. */
export function useScrollRestoration() {
  const { key, hash, pathname } = useLocation()
  const kind = useNavigationType()
  // Every page that is loaded afresh has the same key: it must not find the height of another one, or of another part.
  const place = `${key} ${pathname}${hash}`

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    // Where nobody has been, the part that the address names comes before the top; and a page that was there before its script
    // may have been scrolled already.
    const before = readPositions()[place] ?? (hash === '' && key !== 'default' ? 0 : undefined)
    const stopReturning = kind === 'POP' && before !== undefined ? restoreScroll(before) : undefined
    if (kind === 'PUSH' && hash === '') window.scrollTo(0, 0)

    // Followed while it happens: by the time another page is shown, it may already have cut this one short.
    let height = window.scrollY
    const follow = () => {
      height = window.scrollY
    }
    const leave = () => savePosition(place, height)
    // A page that is unloaded is whole to the end; its last scroll may not have been told yet.
    const unload = () => savePosition(place, window.scrollY)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', unload)
    return () => {
      stopReturning?.()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', unload)
      leave()
    }
  }, [place, kind, hash, key])
}

/** Scrolls to a height, again while the page still grows to it; lets go as soon as the cook moves it. */
function restoreScroll(height: number): () => void {
  const there = () => {
    window.scrollTo(0, height)
    return Math.abs(window.scrollY - height) < 1
  }
  if (there() || typeof ResizeObserver === 'undefined') return () => undefined
  const growth = new ResizeObserver(() => there() && stop())
  const stop = () => {
    growth.disconnect()
    for (const moved of userScrollEvents) window.removeEventListener(moved, stop)
  }
  for (const moved of userScrollEvents) window.addEventListener(moved, stop, { passive: true })
  growth.observe(document.documentElement)
  return stop
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

function savePosition(key: string, height: number) {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [key]: height }))
  } catch {
    // Without storage the page starts at its top.
  }
}
