import { counted } from '../../ui/counted'
import type { ReadLine } from './reading-lines'

/** How many ingredients there are, and how many need a look. */
export function readingSummary(lines: readonly ReadLine[]): string {
  const asked = lines.filter(({ kind }) => kind === 'unknown' || kind === 'doubtful').length
  const all = counted(lines.filter(({ kind }) => kind !== 'heading').length, 'ingredient')
  return asked === 0 ? `${all}, all understood` : `${all}, ${asked} to look at`
}
