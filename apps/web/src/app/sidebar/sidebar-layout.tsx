import { Outlet } from 'react-router'
import { Sidebar } from '../../ui/sidebar/sidebar'
import { SidebarProvider } from '../../ui/sidebar/sidebar-provider'
import { SidebarToggle } from '../../ui/sidebar/sidebar-toggle'
import { useSidebarEntries } from './use-sidebar-entries'

export function SidebarLayout() {
  const entries = useSidebarEntries()
  return (
    <SidebarProvider>
      <div className="flex min-h-(--page-height)">
        <Sidebar label="Quick Actions" entries={entries} />
        <div className="flex min-w-0 grow flex-col">
          <div className="flex h-13 shrink-0 items-center border-b px-1 md:px-2">
            <SidebarToggle />
          </div>
          <main id="main" tabIndex={-1} className="grow">
            <Outlet />
          </main>
        </div>
      </div>
    </SidebarProvider>
  )
}
