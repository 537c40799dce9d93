import { isFoodName } from './food-choices'
import type { LineLead } from './line-lead'
import { parseLineLead } from './line-lead'
import type { LineMeasure, ParsedMeasures } from './measure'
import { measuresAt } from './parse-measures'
import type { Token } from './tokens'
import { trailingMeasure } from './trailing-measure'

/**
 * Head of a line: the text before its amount, the measures with their position, and the rest. Example: in '2 cups flour' the
 * measures are tokens 0 to 2.
 */
export interface LineHead {
  readonly lead: LineLead
  readonly measures: readonly LineMeasure[]
  /** Index of the first token of the measures and of the first after them; equal if there are none. */
  readonly from: number
  readonly next: number
  readonly rest: readonly Token[]
}

/**
 * Finds the amount of a line; on a list a bare number after the name counts too. Example: `parseLineHead(tokenizeLine('eggs
 * 12'), true).measures` is twelve.
 */
export function parseLineHead(tokens: readonly Token[], isList = false): LineHead {
  const lead = parseLineLead(tokens)
  const leading = lead.vague.length > 0 ? undefined : keepFoodWord(tokens, measuresAt(tokens, lead.next))
  if (leading) {
    const { measures, next } = leading
    return { lead, measures, from: lead.next, next, rest: tokens.slice(next) }
  }
  const trailing = trailingMeasure(tokens, lead.next, isList)
  return trailing
    ? { lead, ...trailing }
    : { lead, measures: [], from: lead.next, next: lead.next, rest: tokens.slice(lead.next) }
}

// '2 cloves' and '4 rolls' count the food itself, because no other food is named.
function keepFoodWord(
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
