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
import { formatItemAmount } from '../../../food/item-amount'

/** The amount one line takes from one item, with the cook's changes. */
export interface DraftTake extends ProposedTake {
  /** The amount as typed. */
  readonly typed: string
}

/** One line of the deduction, with the cook's changes. */
export interface DraftLine {
  readonly recipeId: number
  readonly line: string
  readonly included: boolean
  readonly takes: readonly DraftTake[]
  readonly others: readonly ProposedTake[]
  readonly short?: string | undefined
}

/** Creates the draft from the proposal: every line is included, oldest items first. */
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
  return draft.map((line, index) => (index === at ? change(line) : line))
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

/** Takes from another item of the same food. The previous one stays selectable. */
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

/** Converts the amount to the other item's unit, limited to what it holds; empty if they cannot be converted. */
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

/** Returns the error message of a take. All lines that take from the same item are summed. */
export function validateTake(draft: readonly DraftLine[], take: DraftTake): string | undefined {
  const typed = parseAmountText(take.typed)
  if (!typed || typed.numerator < 0) return 'Enter a number, such as 2 or 0.5.'
  const held = parseAmountText(take.held)
  const sum = sumByItem(draft).get(take.itemId)
  return held && sum && compare(sum, held) > 0
    ? `You only have ${formatItemAmount({ amount: take.held, unit: take.unit })}.`
    : undefined
}

export function hasInvalidTake(draft: readonly DraftLine[]): boolean {
  return draft.some(
    ({ included, takes }) => included && takes.some((take) => validateTake(draft, take) !== undefined),
  )
}

/** Returns the takes to send: one per item, without zero amounts. */
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

/** Adds or subtracts one, never below zero. */
export function stepTypedAmount(typed: string, by: 1 | -1): string {
  const parsed = parseAmountText(typed) ?? zero
  const next = plus(parsed, { numerator: by, denominator: 1 })
  return amountText(compare(next, zero) < 0 ? zero : next)
}
