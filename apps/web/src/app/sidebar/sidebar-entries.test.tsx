import { expect, test } from 'vitest'
import { sidebarEntries } from './quick-actions'

test('[SIDE-05] fourteen Quick Actions, in order, with their targets', () => {
  const entries = sidebarEntries.map(({ label, to }) => [label, to])
  expect(entries).toEqual([
    ['Home', '/userhome'],
    ['Suggest Recipe', '/surprise-me'],
    ['Scan New Food Item', '/scan-ingredients'],
    ['Profile', '/my-account'],
    ['Dietary Preferences', '/dietary-preferences'],
    ['Food Restrictions', '/food-restrictions'],
    ['Inventory', '/inventory'],
    ['Logs & Notifications', '/LogsNotifications'],
    ['Meals', '/meals'],
    ['Recipe Card', '/RecipeCard'],
    ['Cooking Guide', '/CookingGuide'],
    ['Settings', '/settings'],
    ['Help & Support', '/faq'],
    ['Grocery Store', '/Shopping'],
  ])
})
