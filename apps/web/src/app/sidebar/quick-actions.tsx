import {
  Bell,
  Camera,
  ChefHat,
  CircleUserRound,
  House,
  LifeBuoy,
  NotebookText,
  Package,
  Salad,
  Settings,
  ShieldAlert,
  Sparkles,
  Store,
  UtensilsCrossed,
} from 'lucide-react'
import { useProjected } from '../../api/use-read'
import { currentNotices } from '../../features/notifications/current-notices'
import { paths } from '../../paths'
import { Sidebar } from '../../ui/sidebar/sidebar'
import type { SidebarEntryData } from '../../ui/sidebar/sidebar-entry'

export const sidebarEntries: readonly SidebarEntryData[] = [
  { label: 'Home', to: paths.userHome, icon: <House /> },
  { label: 'Suggest Recipe', to: paths.surpriseMe, icon: <Sparkles /> },
  { label: 'Scan New Food Item', to: paths.scanIngredients, icon: <Camera /> },
  { label: 'Profile', to: paths.myAccount, icon: <CircleUserRound /> },
  { label: 'Dietary Preferences', to: paths.dietaryPreferences, icon: <Salad /> },
  { label: 'Food Restrictions', to: paths.foodRestrictions, icon: <ShieldAlert /> },
  { label: 'Inventory', to: paths.inventory, icon: <Package /> },
  { label: 'Logs & Notifications', to: paths.logsNotifications, icon: <Bell /> },
  { label: 'Meals', to: paths.meals, icon: <UtensilsCrossed /> },
  { label: 'Recipe Card', to: paths.recipeCard, icon: <NotebookText /> },
  { label: 'Cooking Guide', to: paths.cookingGuide, icon: <ChefHat /> },
  { label: 'Settings', to: paths.settings, icon: <Settings /> },
  { label: 'Help & Support', to: paths.faq, icon: <LifeBuoy /> },
  { label: 'Grocery Store', to: paths.shopping, icon: <Store /> },
]

/** The Quick Actions, with the number of unread entries on Logs & Notifications. */
export function useSidebarEntries(): readonly SidebarEntryData[] {
  const { data } = useProjected(currentNotices, {})
  const unread = data?.data.filter(({ read }) => !read).length ?? 0
  if (unread === 0) return sidebarEntries
  const waiting = { count: unread > 99 ? '99+' : String(unread), means: `${unread} unread` }
  return sidebarEntries.map((entry) => (entry.to === paths.logsNotifications ? { ...entry, waiting } : entry))
}

export function QuickActions() {
  return <Sidebar label="Quick Actions" entries={useSidebarEntries()} />
}
