import type { Notice } from '@larder/contract/notifications'

/** Summarises the items of a notice: 'Spinach', 'Spinach and 2 more'. */
export function formatItemNames({ items }: Pick<Notice, 'items'>): string {
  const [first, ...others] = items
  if (!first) return ''
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`
}
