import type { Notice } from '@larder/contract/notifications'
import { useLazyListLines } from '../../api/shopping-list/use-lazy-list-lines'
import { useProjected } from '../../api/use-read'
import { currentNotices } from '../../features/notifications/current-notices'
import { paths } from '../../paths'
import { useAfterScreen } from '../../ui/after-screen'

/** What waits at a place: the number and its meaning for screen readers. */
export interface PlaceBadge {
  readonly count: number
  readonly means: string
}

const mustBeUsed: readonly Notice['kind'][] = ['use-by', 'use-soon']

/** Counts the items that must be used soon; one named by two notices counts once. */
export function countToUse(notices: readonly Notice[]): number {
  const items = notices.filter(({ kind }) => mustBeUsed.includes(kind)).flatMap((notice) => notice.items)
  return new Set(items.map(({ id }) => id)).size
}

/** The notices of the household; the unread ones are counted in the account menu. */
export function useUnreadCount(): number {
  const { data } = useProjected(currentNotices, {})
  return data?.data.filter(({ read }) => !read).length ?? 0
}

/** What waits in the kitchen and on the list, by path. */
export function usePlaceBadges(): Readonly<Record<string, PlaceBadge>> {
  const { data } = useProjected(currentNotices, {})
  const lines = useLazyListLines(useAfterScreen())
  const toUse = countToUse(data?.data ?? [])
  const toBuy = lines.filter(({ ticked, check }) => !ticked && !check).length
  return {
    [paths.inventory]: { count: toUse, means: `${toUse} to use soon` },
    [paths.shopping]: { count: toBuy, means: `${toBuy} to buy` },
  }
}
