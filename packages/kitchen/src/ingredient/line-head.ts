import { isFoodName } from './food-choices'
import type { LineLead } from './line-lead'
import { parseLineLead } from './line-lead'
import type { LineMeasure, ParsedMeasures } from './measure'
import { measuresAt } from './parse-measures'
import type { Token } from './tokens'
import { trailingMeasure } from './trailing-measure'

/** How a line begins: what it says before its amount, how much it asks for, where that stands, and all else. Example: of '2 cups flour' the measures stand from token 0 to 2. */
export interface LineHead {
  readonly lead: LineLead
  readonly measures: readonly LineMeasure[]
  /** The first token of the measures, and the first behind them; both the same where there are none. */
  readonly from: number
  readonly next: number
  readonly rest: readonly Token[]
}

/** Finds how much a line asks for; on a list a bare number behind the name counts too. Example: `headOf(tokensOf('eggs 12'), true).measures` is twelve. */
export function parseLineHead(tokens: readonly Token[], isList = false): LineHead {
  const lead = parseLineLead(tokens)
  const leading = lead.vague.length > 0 ? undefined : foodKept(tokens, measuresAt(tokens, lead.next))
  if (leading) {
    const { measures, next } = leading
    return { lead, measures, from: lead.next, next, rest: tokens.slice(next) }
  }
  const trailing = trailingMeasure(tokens, lead.next, isList)
  return trailing
    ? { lead, ...trailing }
    : { lead, measures: [], from: lead.next, next: lead.next, rest: tokens.slice(lead.next) }
}

// '2 cloves' and '4 rolls' count the food itself, for no other is named.
function foodKept(
  tokens: readonly Token[],
  measured: ParsedMeasures | undefined,
): ParsedMeasures | undefined {
  const [only, another] = measured?.measures ?? []
  const word = tokens[(measured?.next ?? 0) - 1]
  const following = tokens[measured?.next ?? 0]
  if (!measured || !only || another || !word || only.unitText !== word.text) return measured
  if ((following && following.text !== ',') || !isFoodName(word.text)) return measured
  const { unit: _, unitText: __, ...counted } = only
  return { measures: [{ ...counted, unitText: '' }], next: measured.next - 1 }
}
