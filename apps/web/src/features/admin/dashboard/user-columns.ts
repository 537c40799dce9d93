import type { UserSortOrder } from '@larder/contract/admin'

export const userColumns: readonly { order: UserSortOrder; label: string; numeric?: true }[] = [
  { order: 'name', label: 'Name' },
  { order: 'email', label: 'Email' },
  { order: 'status', label: 'Status' },
  { order: 'plan', label: 'Subscription' },
  { order: 'scans', label: 'Scans', numeric: true },
  { order: 'recipes', label: 'Recipes', numeric: true },
  { order: 'joined', label: 'Joined' },
]
