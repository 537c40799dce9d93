import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import type { ParsedLine } from './parse-ingredient-lines'

/** How many ingredients there are, and how many need a look. */
export function summarizeParsedLines(lines: readonly ParsedLine[]): string {
  const asked = lines.filter(({ kind }) => kind === 'unknown' || kind === 'doubtful').length
  const all = formatNounCount(lines.filter(({ kind }) => kind !== 'heading').length, 'ingredient')
  return asked === 0 ? `${all}, all understood` : `${all}, ${asked} to look at`
}
