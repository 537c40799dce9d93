import { maxItemAmount } from '@larder/contract/http/fields'
import { type Amount, amountText, compare, parseAmountText, zero } from '@larder/kitchen/quantity/amount'

const maxInteger = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * Returns the exact sum, or undefined when it has no exact form. The kitchen rounds sums that outgrow safe integers; in a ledger
 * every difference must add up again.
 */
export function addExact(a: Amount, b: Amount): Amount | undefined {
  const numerator = BigInt(a.numerator) * BigInt(b.denominator) + BigInt(b.numerator) * BigInt(a.denominator)
  const denominator = BigInt(a.denominator) * BigInt(b.denominator)
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  const [n, d] = [numerator / divisor, denominator / divisor]
  return n <= maxInteger && n >= -maxInteger && d <= maxInteger
    ? { numerator: Number(n), denominator: Number(d) }
    : undefined
}

export function subtractExact(a: Amount, b: Amount): Amount | undefined {
  return addExact(a, negate(b))
}

export function negate({ numerator, denominator }: Amount): Amount {
  return { numerator: numerator === 0 ? 0 : -numerator, denominator }
}

/** Returns whether an amount can be stored: not negative, not above the maximum, and equal when read back. */
export function isStorableAmount(amount: Amount): boolean {
  if (compare(amount, zero) < 0 || amount.numerator / amount.denominator > maxItemAmount) return false
  const parsed = parseAmountText(amountText(amount))
  return parsed !== undefined && compare(parsed, amount) === 0
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
