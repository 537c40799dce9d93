import type { Notice, NoticeAction } from '@larder/contract/notifications'
import type { StockState } from '@larder/kitchen/expiry/freshness'
import type { StockAction } from '../../../api/stock-bookings'
import { cookProfilePath, paths, postPath } from '../../../paths'

/** The effect of a button: it changes the stock, or it navigates. */
export type NoticeEffect =
  | { readonly label: string; readonly action: StockAction; readonly done: string }
  | { readonly label: string; readonly to: string }

/** Returns the effect of a notice's button. */
export function toNoticeEffect(action: NoticeAction, notice: Notice): NoticeEffect {
  const [item, ...others] = notice.items
  const only = others.length === 0 ? item : undefined
  switch (action) {
    case 'used':
      return { label: 'Used', action: { do: 'use-up' }, done: 'Marked as Used' }
    case 'frozen':
      return { label: 'Frozen', action: { do: 'move', to: 'freezer' }, done: 'Moved to the Freezer' }
    case 'wasted': {
      const reason = notice.kind === 'expired' ? 'expired' : 'spoiled'
      return { label: 'Wasted', action: { do: 'waste', reason }, done: 'Marked as Wasted' }
    }
    case 'cook':
      return {
        label: only ? 'Cook it' : 'What to cook',
        to: withQuery(paths.mealSuggestions, 'rescue', item?.foodId),
      }
    case 'buy':
      return { label: only ? 'Buy it' : 'Go to the list', to: withQuery(paths.shopping, 'add', only?.name) }
    case 'log':
      return { label: 'Log it', to: withQuery(paths.inventory, 'q', only?.name) }
    case 'show':
      if (notice.postId !== undefined) return { label: 'See the comments', to: postPath(notice.postId) }
      if (notice.cookId !== undefined) return { label: 'See who', to: cookProfilePath(notice.cookId) }
      return { label: 'Show them', to: withQuery(paths.inventory, 'show', filterByKind[notice.kind]) }
    case 'scan':
      return { label: 'Scan', to: withQuery(paths.scanIngredients, 'scan', getScanId(notice)) }
  }
}

/** The inventory filter for the items of a notice. */
const filterByKind: Partial<Record<Notice['kind'], StockState>> = {
  'use-soon': 'soon',
  'past-best': 'expired',
  'out-of-stock': 'out',
}

/** Returns the scan id of a reminder. */
function getScanId({ kind, key }: Notice): string | undefined {
  return kind === 'scan-not-saved' ? key.split(':')[1] : undefined
}

function withQuery(path: string, name: string, value: string | undefined): string {
  return value === undefined ? path : `${path}?${name}=${encodeURIComponent(value)}`
}

/** Summarises the items of a notice: 'Spinach', 'Spinach and 2 more'. */
export function formatItemNames({ items }: Pick<Notice, 'items'>): string {
  const [first, ...others] = items
  if (!first) return ''
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`
}
