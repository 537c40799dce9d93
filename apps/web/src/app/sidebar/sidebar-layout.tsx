import { useState } from 'react'
import { withBasePath } from '../../base-path'
import { Outlet } from '../../router/router'
import { usePreloadedParts } from '../../ui/lazy-part'
import { SidebarProvider, useSidebar } from '../../ui/sidebar/sidebar-provider'
import { SidebarToggle } from '../../ui/sidebar/sidebar-toggle'
import { PlacesSlot } from '../places/places-slot'
import { LazyQuickActions } from './lazy-quick-actions'

const laterParts = [LazyQuickActions]

/** The quick actions where this screen shows them. */
function QuickActionsSlot() {
  const { mobile, drawerOpen } = useSidebar()
  const isShown = !mobile || drawerOpen
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  usePreloadedParts(laterParts)
  return wasShown && <LazyQuickActions />
}

export function SidebarLayout() {
  return (
    <SidebarProvider cookiePath={withBasePath('') || '/'}>
      <div className="flex min-h-[calc(var(--page-height)+var(--places-row))]">
        <QuickActionsSlot />
        <div className="flex min-w-0 grow flex-col">
          <div className="contents md:flex md:h-13 md:shrink-0 md:items-center md:border-b md:px-2">
            {/* On a phone it stands in the header, which leaves room for it. */}
            <SidebarToggle className="max-md:absolute max-md:start-1 max-md:top-1.5 max-md:z-31 print:hidden" />
            <PlacesSlot inRow />
          </div>
          <main id="main" tabIndex={-1} className="grow">
            <Outlet />
          </main>
        </div>
      </div>
    </SidebarProvider>
  )
}
