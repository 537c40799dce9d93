import type { Scan } from '@larder/contract/scan'
import { numberText } from '../../../ui/formatting/locale'

const maxNames = 4

/** Summarises what a scan found: 'Spinach, Eggs and 3 more'. */
export function formatFoundNames({ lines }: Pick<Scan, 'lines'>): string {
  const names = [...new Set(lines.filter(({ isFood }) => isFood !== 'not food').map(({ name }) => name))]
  if (names.length === 0) return 'Nothing to eat'
  const more = names.length - maxNames
  if (more > 0) return `${names.slice(0, maxNames).join(', ')} and ${numberText(more)} more`
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
