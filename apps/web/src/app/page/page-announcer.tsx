import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { LastPathContext } from './last-path-context'
import { useScrollRestoration } from './use-scroll-restoration'

/** Names the page in the tab and, after a change of page, moves the focus to its heading, so that it is read out. */
export function PageAnnouncer({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  const lastSeen = useContext(LastPathContext)
  useScrollRestoration()

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
