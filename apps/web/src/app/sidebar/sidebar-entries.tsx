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
import { paths } from '../../paths'
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
