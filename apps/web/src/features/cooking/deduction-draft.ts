import type { ProposedDeduction, ProposedTake } from '@larder/contract/cooking'
import {
  type Amount,
  amountText,
  compare,
  dividedBy,
  lesser,
  plus,
  readAmount,
  times,
  zero,
} from '@larder/kitchen/amount'
import { readUnit } from '@larder/kitchen/units'

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
export function draftOf(proposed: readonly ProposedDeduction[]): DraftLine[] {
  return proposed.map(({ recipeId, line, takes, others, short }) => ({
    recipeId,
    line,
    included: true,
    takes: takes.map((take) => ({ ...take, typed: take.amount })),
    others,
    short,
  }))
}

function changed(
  draft: readonly DraftLine[],
  at: number,
  change: (line: DraftLine) => DraftLine,
): DraftLine[] {
  return draft.map((line, place) => (place === at ? change(line) : line))
}

export function withIncluded(draft: readonly DraftLine[], at: number, included: boolean): DraftLine[] {
  return changed(draft, at, (line) => ({ ...line, included }))
}

export function withTyped(
  draft: readonly DraftLine[],
  at: number,
  itemId: number,
  typed: string,
): DraftLine[] {
  return changed(draft, at, (line) => ({
    ...line,
    takes: line.takes.map((take) => (take.itemId === itemId ? { ...take, typed } : take)),
  }))
}

/** Takes it from another item of the same food; the one before can be chosen again. */
export function withSwap(
  draft: readonly DraftLine[],
  at: number,
  itemId: number,
  instead: number,
): DraftLine[] {
  return changed(draft, at, (line) => {
    const chosen = line.others.find((other) => other.itemId === instead)
    const before = line.takes.find((take) => take.itemId === itemId)
    if (!chosen || !before) return line
    const { typed: _, ...put } = before
    return {
      ...line,
      takes: line.takes.map((take) =>
        take === before ? { ...chosen, typed: asMuch(before, chosen) } : take,
      ),
      others: line.others.map((other) => (other === chosen ? put : other)),
    }
  })
}

/** As much of the other item, in its own unit, as far as it goes; nothing where that cannot be told. */
function asMuch(before: DraftTake, chosen: ProposedTake): string {
  const [typed, held] = [readAmount(before.typed), readAmount(chosen.held)]
  const ratio = typed && ratioOf(before.unit, chosen.unit)
  return typed && ratio && held ? amountText(lesser(times(typed, ratio), held)) : chosen.amount
}

function ratioOf(from: string, to: string): Amount | undefined {
  if (from === to) return { over: 1, under: 1 }
  const [one, other] = [readUnit(from), readUnit(to)]
  return one?.size && other?.size && one.kind === other.kind ? dividedBy(one.size, other.size) : undefined
}

/** What is wrong with what was typed for an item, in words; all lines that take from it count together. */
export function problemWith(draft: readonly DraftLine[], take: DraftTake): string | undefined {
  const typed = readAmount(take.typed)
  if (!typed || typed.over < 0) return 'Write a number, for instance 2 or 0.5.'
  const held = readAmount(take.held)
  const sum = sums(draft).get(take.itemId)
  return held && sum && compare(sum, held) > 0
    ? `Only ${`${take.held} ${take.unit}`.trim()} there.`
    : undefined
}

export function hasProblem(draft: readonly DraftLine[]): boolean {
  return draft.some(
    ({ included, takes }) => included && takes.some((take) => problemWith(draft, take) !== undefined),
  )
}

/** What is sent: each item once, nothing of nothing. */
export function takesOf(draft: readonly DraftLine[]): { itemId: number; amount: string }[] {
  return [...sums(draft)]
    .filter(([, sum]) => compare(sum, zero) > 0)
    .map(([itemId, sum]) => ({ itemId, amount: amountText(sum) }))
}

function sums(draft: readonly DraftLine[]): Map<number, Amount> {
  const all = new Map<number, Amount>()
  for (const { included, takes } of draft) {
    for (const { itemId, typed } of included ? takes : []) {
      const read = readAmount(typed)
      if (read) all.set(itemId, plus(all.get(itemId) ?? zero, read))
    }
  }
  return all
}

/** One more or less of what was typed, never below nothing. */
export function stepped(typed: string, by: 1 | -1): string {
  const read = readAmount(typed) ?? zero
  const next = plus(read, { over: by, under: 1 })
  return amountText(compare(next, zero) < 0 ? zero : next)
}
