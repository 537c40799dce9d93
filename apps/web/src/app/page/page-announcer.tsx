import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { LastPathContext } from './last-path-context'
import { useScrollRestoration } from './use-scroll-restoration'

/**
 * Sets the tab title and, after a navigation, moves the focus to the heading, so that screen readers announce
 * it.
 */
export function PageAnnouncer({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  const lastSeen = useContext(LastPathContext)
  useScrollRestoration()

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
