import type { Token } from './tokens'

/**
 * Whether a line is a heading of a part of the recipe. Example: 'For the sauce:' and 'To serve' are, '2 eggs' and 'salt' are
 * not.
 */
export function isHeading(line: string, tokens: readonly Token[]): boolean {
  if (tokens.length === 0 || tokens.length > 10 || tokens.some(({ kind }) => kind === 'number')) return false
  if (line.endsWith(':')) return true
  if (tokens.some(({ kind }) => kind === 'mark')) return false
  const [first, second] = tokens
  if (first?.lower === 'for') return second?.lower === 'the' || second?.lower === 'a' || tokens.length === 2
  return first?.lower === 'to' && tokens.length <= 3
}
