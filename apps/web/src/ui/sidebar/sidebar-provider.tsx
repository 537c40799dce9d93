import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '../use-media-query'
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie'
import { SidebarContext } from './use-sidebar'

export type SidebarProviderProps = { children: ReactNode }

/** Keeps the sidebar's state, remembers it in its cookie and listens for Ctrl or Cmd + B. */
export function SidebarProvider({ children }: SidebarProviderProps) {
  // As everywhere, in letters: who makes them larger has less room.
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

  // Before the paint: a key pressed as soon as the sidebar is seen must not be lost.
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
