import { createContext, useContext } from 'react'

export type SidebarState = {
  /** On a wide screen: full width, or only icons. */
  expanded: boolean
  /** Narrower than 768 px: the sidebar is a drawer. */
  mobile: boolean
  drawerOpen: boolean
  setDrawerOpen: (open: boolean) => void
  /** Toggles the sidebar or the drawer, whichever this screen has. */
  toggle: () => void
}

export const SidebarContext = createContext<SidebarState | null>(null)

export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext)
  if (!state) throw new Error('useSidebar must be used within a SidebarProvider')
  return state
}
