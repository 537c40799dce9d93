import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { LastSeen } from './last-seen'
import { useScrollMemory } from './use-scroll-memory'

/** Names the page in the tab and, after a change of page, moves the focus to its heading, so that it is read out. */
export function PageArrival({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  const lastSeen = useContext(LastSeen)
  useScrollMemory()

  useEffect(() => {
    document.title = `${title} · Larder`
  }, [title])

  useEffect(() => {
    const arrived = lastSeen.current !== null && lastSeen.current !== pathname
    lastSeen.current = pathname
    if (!arrived) return
    const place = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (!place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [pathname, lastSeen])

  return null
}
