import { mostOfAnything } from '@larder/contract/fields'
import { type Amount, amountText, compare, readAmount, zero } from '@larder/kitchen/amount'

const most = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * Both together, or nothing when no exact amount can hold it. The kitchen rounds what outgrows whole numbers, which is right for
 * weighing and wrong for books: here every difference must add up again.
 */
export function sumOf(a: Amount, b: Amount): Amount | undefined {
  const over = BigInt(a.over) * BigInt(b.under) + BigInt(b.over) * BigInt(a.under)
  const under = BigInt(a.under) * BigInt(b.under)
  const common = greatestCommon(over < 0n ? -over : over, under)
  const [n, d] = [over / common, under / common]
  return n <= most && n >= -most && d <= most ? { over: Number(n), under: Number(d) } : undefined
}

export function differenceOf(a: Amount, b: Amount): Amount | undefined {
  return sumOf(a, opposite(b))
}

export function opposite({ over, under }: Amount): Amount {
  return { over: over === 0 ? 0 : -over, under }
}

/** Whether so much can lie on a shelf: not below nothing, not absurdly much, and what is written down reads back the same. */
export function canBeHeld(held: Amount): boolean {
  if (compare(held, zero) < 0 || held.over / held.under > mostOfAnything) return false
  const read = readAmount(amountText(held))
  return read !== undefined && compare(read, held) === 0
}

function greatestCommon(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
