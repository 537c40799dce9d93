import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storageKey = 'scroll'

/** Going on starts at the top, going back or reloading returns to where the cook was. For use once a page is there. */
export function useScrollMemory() {
  const { key, hash } = useLocation()
  const kind = useNavigationType()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    if (kind === 'POP') window.scrollTo(0, read()[key] ?? 0)
    else if (kind === 'PUSH' && hash === '') window.scrollTo(0, 0)

    // Followed while it happens: by the time this page is left, the next one may already have cut it short.
    let height = window.scrollY
    const follow = () => {
      height = window.scrollY
    }
    const leave = () => remember(key, height)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [key, kind, hash])
}

function read(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

function remember(key: string, height: number) {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...read(), [key]: height }))
  } catch {
    // Without storage the page starts at its top.
  }
}
