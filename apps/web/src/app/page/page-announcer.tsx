import { createContext, type RefObject, useContext, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from '../../router/router'

const storageKey = 'scroll'
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Starts new pages at the top and restores the position on back and reload. Use it once a page is rendered.
 */
function useScrollRestoration() {
  const { key, hash, pathname } = useLocation()
  const navigationType = useNavigationType()
  // Every freshly loaded page has the same key, so the path and hash keep pages and fragments apart.
  const positionKey = `${key} ${pathname}${hash}`

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    // Without a stored position a fragment in the URL comes before the top. A prerendered page may have been
    // scrolled before its script ran.
    const storedPosition = readPositions()[positionKey] ?? (hash === '' && key !== 'default' ? 0 : undefined)
    const stopRestoring =
      navigationType === 'POP' && storedPosition !== undefined ? restoreScroll(storedPosition) : undefined
    if (navigationType === 'PUSH' && hash === '') window.scrollTo(0, 0)

    // Tracked during scrolling: when the next page is shown, it may already have shortened this one.
    let height = window.scrollY
    const trackScroll = () => {
      height = window.scrollY
    }
    const saveTracked = () => savePosition(positionKey, height)
    // On unload the page is still complete; its last scroll event may not have fired yet.
    const saveCurrent = () => savePosition(positionKey, window.scrollY)
    window.addEventListener('scroll', trackScroll, { passive: true })
    window.addEventListener('pagehide', saveCurrent)
    return () => {
      stopRestoring?.()
      window.removeEventListener('scroll', trackScroll)
      window.removeEventListener('pagehide', saveCurrent)
      saveTracked()
    }
  }, [positionKey, navigationType, hash, key])
}

/** Scrolls to a position, repeatedly while the page still grows; stops as soon as the cook scrolls. */
function restoreScroll(height: number): () => void {
  const scrollToHeight = () => {
    window.scrollTo(0, height)
    return Math.abs(window.scrollY - height) < 1
  }
  if (scrollToHeight() || typeof ResizeObserver === 'undefined') return () => undefined
  const resizeObserver = new ResizeObserver(() => scrollToHeight() && stop())
  const stop = () => {
    resizeObserver.disconnect()
    for (const eventName of userScrollEvents) window.removeEventListener(eventName, stop)
  }
  for (const eventName of userScrollEvents) window.addEventListener(eventName, stop, { passive: true })
  resizeObserver.observe(document.documentElement)
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

/** Ends the frame that stood in for the first page (app/frame/cook-frames.tsx), in the commit that shows the page. */
function removeFrame() {
  document.getElementById('frame')?.remove()
  delete document.documentElement.dataset.frame
}

/**
 * Sets the tab title and, after a navigation, moves the focus to the heading, so that screen readers announce
 * it.
 */
export function PageAnnouncer({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  const lastSeen = useContext(LastPathContext)
  useScrollRestoration()
  useLayoutEffect(removeFrame, [])

  useEffect(() => {
    document.title = `${title} · Larder`
  }, [title])

  useEffect(() => {
    const hasNavigated = lastSeen.current !== null && lastSeen.current !== pathname
    lastSeen.current = pathname
    if (!hasNavigated) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, lastSeen])

  return null
}

/** The last page's path, to distinguish the first page from later ones. */
export const LastPathContext = createContext<RefObject<string | null>>({ current: null })
