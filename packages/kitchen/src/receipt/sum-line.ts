import type { DraftItem, GroupedLines } from './draft-item'
import type { Money } from './price'
import type { ClassifiedLine } from './receipt-line'

/**
 * Returns the line that charges the sum of all goods above it and is then paid: a total in words that are not known.
 * Example: 'RICE 2.95', 'MILK 1.50', 'ALTOGETHER 4.45', 'CASH 5.00', 'BACK 0.55' has it in its third line.
 */
export function findSumLine(lines: readonly ClassifiedLine[], grouped: GroupedLines): number | undefined {
  let sum = 0
  let goods = 0
  for (const { line, amount } of chargesOf(grouped)) {
    if (goods >= fewestGoods && amount === sum && isPaidBelow(lines, line, amount)) return line
    sum += amount
    if (amount > 0) goods += 1
  }
  return undefined
}

/**
 * Returns the goods without the lines between their sum and the printed total, or undefined where no goods come to it.
 * Example: 'TAX BASE 7.48' between the goods and 'TOTAL 9.47'.
 */
export function withoutLinesAfterSum(grouped: GroupedLines, total: Money): GroupedLines | undefined {
  let sum = 0
  let goods = 0
  let last: number | undefined
  for (const { line, amount } of chargesOf(grouped)) {
    if (goods >= fewestGoods && sum === total) last ??= line
    sum += amount
    if (amount > 0) goods += 1
  }
  if (last === undefined) return undefined
  const end = last
  const isAbove = ({ line }: { line: number }) => line < end
  return { ...grouped, drafts: grouped.drafts.filter(isAbove), discounts: grouped.discounts.filter(isAbove) }
}

const fewestGoods = 2

interface Charge {
  readonly line: number
  readonly amount: Money
}

function chargesOf({ drafts, discounts }: GroupedLines): Charge[] {
  const charged = drafts
    .filter(({ voided }) => !voided)
    .map(({ line, price = 0 }: DraftItem): Charge => ({ line, amount: price }))
  const taken = discounts.map(({ line, amount }): Charge => ({ line, amount: -amount }))
  return [...charged, ...taken].sort((a, b) => a.line - b.line)
}

// What was paid is the same amount again, or more with the change below.
function isPaidBelow(lines: readonly ClassifiedLine[], index: number, total: Money): boolean {
  const below = lines
    .filter((line) => line.index > index)
    .flatMap(({ price }) => (price ? [Math.abs(price.money)] : []))
    .slice(0, 12)
  return below.some(
    (paid, at) => paid === total || (paid > total && below.slice(at + 1).includes(paid - total)),
  )
}
