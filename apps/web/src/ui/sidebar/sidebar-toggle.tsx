import { PanelLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../controls/icon-button'
import { useSidebar } from './sidebar-provider'

export type SidebarToggleProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'onClick'>

export function SidebarToggle(props: SidebarToggleProps) {
  const { expanded, mobile, drawerOpen, toggle } = useSidebar()
  return (
    <IconButton
      {...props}
      label="Toggle sidebar"
      icon={<PanelLeft aria-hidden />}
      aria-expanded={mobile ? drawerOpen : expanded}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={toggle}
    />
  )
}
