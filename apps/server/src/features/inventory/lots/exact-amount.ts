import { maxItemAmount } from '@larder/contract/http/fields'
import { type Amount, amountText, compare, parseAmountText, zero } from '@larder/kitchen/quantity/amount'

const maxInteger = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * Both together, or nothing when no exact amount can hold it. The kitchen rounds what outgrows whole numbers, which is right for
 * weighing and wrong for books: here every difference must add up again.
 */
export function addExact(a: Amount, b: Amount): Amount | undefined {
  const numerator = BigInt(a.numerator) * BigInt(b.denominator) + BigInt(b.numerator) * BigInt(a.denominator)
  const denominator = BigInt(a.denominator) * BigInt(b.denominator)
  const common = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  const [n, d] = [numerator / common, denominator / common]
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

/** Whether so much can lie on a shelf: not below nothing, not absurdly much, and what is written down reads back the same. */
export function isStorableAmount(held: Amount): boolean {
  if (compare(held, zero) < 0 || held.numerator / held.denominator > maxItemAmount) return false
  const read = parseAmountText(amountText(held))
  return read !== undefined && compare(read, held) === 0
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
