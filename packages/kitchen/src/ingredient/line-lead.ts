import { countAt } from './count'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

/** Text before a line's amount. Example: in 'juice of 1 lemon' the part 'juice' and the index of '1'. */
export interface LineLead {
  /** 'To serve' or 'For the glaze' before a colon. */
  readonly purpose: readonly Token[]
  /** 'zest and juice' before the food. */
  readonly part: readonly Token[]
  /** 'a little', 'some': words instead of an amount. */
  readonly vague: readonly Token[]
  readonly next: number
}

const vaguePhrases: readonly (readonly string[])[] = [
  ['a', 'little'],
  ['a', 'bit'],
  ['a', 'lot'],
  ['some'],
  ['lots'],
  ['plenty'],
  ['enough'],
]

/** Parses the text before the amount. Example: 'To serve: a little olive oil' has a purpose and is vague. */
export function parseLineLead(tokens: readonly Token[]): LineLead {
  const afterPurpose = purposeEnd(tokens)
  const purpose = afterPurpose > 0 ? tokens.slice(0, afterPurpose - 1) : []
  const part = partAt(tokens, afterPurpose)
  if (part) {
    const from = tokens[afterPurpose]?.lower === 'the' ? afterPurpose + 1 : afterPurpose
    return { purpose, part: tokens.slice(from, part.to), vague: [], next: part.next }
  }
  const vagueWords = vaguePhrases.find((words) =>
    words.every((word, index) => tokens[afterPurpose + index]?.lower === word),
  )
  const end = afterPurpose + (vagueWords?.length ?? 0)
  const food = tokens[end]?.lower
  if (!vagueWords || end >= tokens.length || food === 'gem')
    return { purpose, part: [], vague: [], next: afterPurpose }
  return {
    purpose,
    part: [],
    vague: tokens.slice(afterPurpose, end),
    next: food === 'of' ? end + 1 : end,
  }
}

function purposeEnd(tokens: readonly Token[]): number {
  const colon = tokens.findIndex(({ text }) => text === ':')
  const first = tokens[0]?.lower
  return colon > 0 && colon <= 6 && colon < tokens.length - 1 && (first === 'to' || first === 'for')
    ? colon + 1
    : 0
}

// 'zest and juice of 2 limes', 'leaves from 3 sprigs of thyme', 'juice ½ lemon'.
function partAt(tokens: readonly Token[], start: number): { to: number; next: number } | undefined {
  let parts = 0
  for (let at = start; at < start + 9; at += 1) {
    const lower = tokens[at]?.lower ?? ''
    if (lower === 'of' || lower === 'from') {
      return parts > 0 && at > start ? { to: at, next: at + 1 } : undefined
    }
    if (parts > 0 && tokens[at]?.kind === 'number' && countAt(tokens, at)) return { to: at, next: at }
    if (hasWordRole('part', lower)) parts += 1
    else if (
      !/^(and|&|the|plus|,|\+|or|both)$/.test(lower) &&
      !hasWordRole('adverb', lower) &&
      !hasWordRole('preparation', lower)
    ) {
      return undefined
    }
  }
  return undefined
}
