import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '../use-media-query'
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie'
import { SidebarContext } from './use-sidebar'

export type SidebarProviderProps = { children: ReactNode }

/** Holds the sidebar's state, stores it in a cookie and handles Ctrl or Cmd + B. */
export function SidebarProvider({ children }: SidebarProviderProps) {
  // In rem, as everywhere: larger text leaves less space.
  const mobile = useMediaQuery('(width < 48rem)')
  const [expanded, setExpanded] = useState(() => readSidebarCookie() ?? true)
  const [drawerOpen, setDrawerOpen] = useState(false)

  const toggle = useCallback(() => {
    if (mobile) {
      setDrawerOpen(!drawerOpen)
    } else {
      setExpanded(!expanded)
      writeSidebarCookie(!expanded)
    }
  }, [mobile, drawerOpen, expanded])

  // In a layout effect: a key pressed as soon as the sidebar is visible must not be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [toggle])

  const state = useMemo(
    () => ({ expanded, mobile, drawerOpen: mobile && drawerOpen, setDrawerOpen, toggle }),
    [expanded, mobile, drawerOpen, toggle],
  )
  return <SidebarContext value={state}>{children}</SidebarContext>
}
