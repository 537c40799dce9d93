import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useMediaQuery } from '../use-media-query'

export type SidebarProviderProps = {
  /** Below which path of the host its cookie is sent. */
  cookiePath?: string
  children: ReactNode
}

const SIDEBAR_COOKIE = 'sidebar_state'
/** Seven days. */
const SIDEBAR_COOKIE_MAX_AGE = 604_800

/** Returns whether the sidebar was left expanded; undefined without a cookie. */
function readSidebarCookie(): boolean | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${SIDEBAR_COOKIE}=`))
  const value = pair?.slice(SIDEBAR_COOKIE.length + 1)
  if (value === 'true') return true
  return value === 'false' ? false : undefined
}

function writeSidebarCookie(expanded: boolean, path: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers we serve
  document.cookie = `${SIDEBAR_COOKIE}=${expanded}; path=${path}; max-age=${SIDEBAR_COOKIE_MAX_AGE}; samesite=lax${secure}`
}

/** Holds the sidebar's state, stores it in a cookie and handles Ctrl or Cmd + B. */
export function SidebarProvider({ cookiePath = '/', children }: SidebarProviderProps) {
  // In rem, as everywhere: larger text leaves less space.
  const mobile = useMediaQuery('(width < 48rem)')
  const [expanded, setExpanded] = useState(() => readSidebarCookie() ?? true)
  const [drawerOpen, setDrawerOpen] = useState(false)

  const toggle = useCallback(() => {
    if (mobile) {
      setDrawerOpen(!drawerOpen)
    } else {
      setExpanded(!expanded)
      writeSidebarCookie(!expanded, cookiePath)
    }
  }, [mobile, drawerOpen, expanded, cookiePath])

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

type SidebarState = {
  /** On a wide screen: full width, or only icons. */
  expanded: boolean
  /** Narrower than 768 px: the sidebar is a drawer. */
  mobile: boolean
  drawerOpen: boolean
  setDrawerOpen: (open: boolean) => void
  /** Toggles the sidebar or the drawer, whichever this screen has. */
  toggle: () => void
}

const SidebarContext = createContext<SidebarState | null>(null)

export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext)
  if (!state) throw new Error('useSidebar must be used within a SidebarProvider')
  return state
}
