import type { Notice } from '@larder/contract/notifications'

/** What an entry is about, in a few words: 'Spinach', 'Spinach and 2 more'. */
export function formatItemNames({ items }: Pick<Notice, 'items'>): string {
  const [first, ...others] = items
  if (!first) return ''
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`
}
