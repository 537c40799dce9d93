import { notifications } from '@larder/contract/notifications'
import { useRead } from '../../api/use-api'
import { paths } from '../../paths'
import type { SidebarEntryData } from '../../ui/sidebar/sidebar-entry'
import { sidebarEntries } from './sidebar-entries'

/** The Quick Actions, with the number of unread entries on Logs & Notifications. */
export function useSidebarEntries(): readonly SidebarEntryData[] {
  const { data } = useRead(notifications.list, {})
  const unread = data?.data.filter(({ read }) => !read).length ?? 0
  if (unread === 0) return sidebarEntries
  const waiting = { count: unread > 99 ? '99+' : String(unread), means: `${unread} unread` }
  return sidebarEntries.map((entry) => (entry.to === paths.logsNotifications ? { ...entry, waiting } : entry))
}
