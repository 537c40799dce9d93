import { House, Package, Settings, ShoppingBasket, User } from 'lucide-react'
import { Sidebar } from '../../ui/sidebar/sidebar'
import { SidebarProvider } from '../../ui/sidebar/sidebar-provider'
import { SidebarToggle } from '../../ui/sidebar/sidebar-toggle'
import { Specimen } from './specimen'

const entries = [
  { label: 'Gallery', to: '/gallery', icon: <House /> },
  { label: 'Inventory', to: '/inventory', icon: <Package /> },
  { label: 'Profile', to: '/my-account', icon: <User /> },
  { label: 'Settings', to: '/settings', icon: <Settings /> },
  { label: 'Grocery Store', to: '/Shopping', icon: <ShoppingBasket /> },
]

export function SidebarSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">Sidebar</h2>
      <Specimen name="Expanded, collapsed to icons, or a drawer on a phone" plain>
        <SidebarProvider>
          <div className="flex h-96 overflow-hidden rounded-card border">
            <Sidebar label="Quick Actions" entries={entries} />
            <div className="p-2">
              <SidebarToggle />
            </div>
          </div>
        </SidebarProvider>
      </Specimen>
    </div>
  )
}
