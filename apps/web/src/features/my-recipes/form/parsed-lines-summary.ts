import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import type { ParsedLine } from './parse-ingredient-lines'

/** Summarises the number of ingredients, and how many need a look. */
export function summarizeParsedLines(lines: readonly ParsedLine[]): string {
  const uncertainCount = lines.filter(({ kind }) => kind === 'unknown' || kind === 'doubtful').length
  const all = formatNounCount(lines.filter(({ kind }) => kind !== 'heading').length, 'ingredient')
  return uncertainCount === 0 ? `${all}, all understood` : `${all}, ${uncertainCount} to look at`
}
