import type { ProposedDeduction, ProposedTake } from '@larder/contract/cooking'
import {
  type Amount,
  amountText,
  compare,
  dividedBy,
  parseAmountText,
  plus,
  smallerAmount,
  times,
  zero,
} from '@larder/kitchen/quantity/amount'
import { parseUnit } from '@larder/kitchen/quantity/units'

/** What one line takes from one item, as the cook has it now. */
export interface DraftTake extends ProposedTake {
  /** As typed. */
  readonly typed: string
}

/** One line of the deduction, as the cook has it now. */
export interface DraftLine {
  readonly recipeId: number
  readonly line: string
  readonly included: boolean
  readonly takes: readonly DraftTake[]
  readonly others: readonly ProposedTake[]
  readonly short?: string | undefined
}

/** The proposal as it comes: every line is taken, oldest first. */
export function createDeductionDraft(proposed: readonly ProposedDeduction[]): DraftLine[] {
  return proposed.map(({ recipeId, line, takes, others, short }) => ({
    recipeId,
    line,
    included: true,
    takes: takes.map((take) => ({ ...take, typed: take.amount })),
    others,
    short,
  }))
}

function updateLine(
  draft: readonly DraftLine[],
  at: number,
  change: (line: DraftLine) => DraftLine,
): DraftLine[] {
  return draft.map((line, place) => (place === at ? change(line) : line))
}

export function setLineIncluded(draft: readonly DraftLine[], at: number, included: boolean): DraftLine[] {
  return updateLine(draft, at, (line) => ({ ...line, included }))
}

export function setTypedAmount(
  draft: readonly DraftLine[],
  at: number,
  itemId: number,
  typed: string,
): DraftLine[] {
  return updateLine(draft, at, (line) => ({
    ...line,
    takes: line.takes.map((take) => (take.itemId === itemId ? { ...take, typed } : take)),
  }))
}

/** Takes it from another item of the same food; the one before can be chosen again. */
export function swapDeductionItem(
  draft: readonly DraftLine[],
  at: number,
  itemId: number,
  instead: number,
): DraftLine[] {
  return updateLine(draft, at, (line) => {
    const chosen = line.others.find((other) => other.itemId === instead)
    const before = line.takes.find((take) => take.itemId === itemId)
    if (!chosen || !before) return line
    const { typed: _, ...put } = before
    return {
      ...line,
      takes: line.takes.map((take) =>
        take === before ? { ...chosen, typed: convertAmount(before, chosen) } : take,
      ),
      others: line.others.map((other) => (other === chosen ? put : other)),
    }
  })
}

/** As much of the other item, in its own unit, as far as it goes; nothing where that cannot be told. */
function convertAmount(before: DraftTake, chosen: ProposedTake): string {
  const [typed, held] = [parseAmountText(before.typed), parseAmountText(chosen.held)]
  const ratio = typed && unitRatio(before.unit, chosen.unit)
  return typed && ratio && held ? amountText(smallerAmount(times(typed, ratio), held)) : chosen.amount
}

function unitRatio(from: string, to: string): Amount | undefined {
  if (from === to) return { numerator: 1, denominator: 1 }
  const [one, other] = [parseUnit(from), parseUnit(to)]
  return one?.size && other?.size && one.kind === other.kind ? dividedBy(one.size, other.size) : undefined
}

/** What is wrong with what was typed for an item, in words; all lines that take from it count together. */
export function validateTake(draft: readonly DraftLine[], take: DraftTake): string | undefined {
  const typed = parseAmountText(take.typed)
  if (!typed || typed.numerator < 0) return 'Write a number, for instance 2 or 0.5.'
  const held = parseAmountText(take.held)
  const sum = sumByItem(draft).get(take.itemId)
  return held && sum && compare(sum, held) > 0
    ? `Only ${`${take.held} ${take.unit}`.trim()} there.`
    : undefined
}

export function hasInvalidTake(draft: readonly DraftLine[]): boolean {
  return draft.some(
    ({ included, takes }) => included && takes.some((take) => validateTake(draft, take) !== undefined),
  )
}

/** What is sent: each item once, nothing of nothing. */
export function toStockTakes(draft: readonly DraftLine[]): { itemId: number; amount: string }[] {
  return [...sumByItem(draft)]
    .filter(([, sum]) => compare(sum, zero) > 0)
    .map(([itemId, sum]) => ({ itemId, amount: amountText(sum) }))
}

function sumByItem(draft: readonly DraftLine[]): Map<number, Amount> {
  const all = new Map<number, Amount>()
  for (const { included, takes } of draft) {
    for (const { itemId, typed } of included ? takes : []) {
      const read = parseAmountText(typed)
      if (read) all.set(itemId, plus(all.get(itemId) ?? zero, read))
    }
  }
  return all
}

/** One more or less of what was typed, never below nothing. */
export function stepTypedAmount(typed: string, by: 1 | -1): string {
  const read = parseAmountText(typed) ?? zero
  const next = plus(read, { numerator: by, denominator: 1 })
  return amountText(compare(next, zero) < 0 ? zero : next)
}
