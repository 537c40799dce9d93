/**
 * An exact amount: `numerator / denominator`, in lowest terms, `denominator` at least 1.
 * Example: 1½ is `{ numerator: 3, denominator: 2 }`.
 */
export interface Amount {
  readonly numerator: number
  readonly denominator: number
}

/** The amount zero. Example: `isZero(zero)`. */
export const zero: Amount = { numerator: 0, denominator: 1 }

/** The amount one. Example: `times(one, amount(3, 4))` is ¾. */
export const one: Amount = { numerator: 1, denominator: 1 }

/** Returns an exact amount from whole numbers. Example: `amount(3, 4)` is ¾, `amount(2)` is 2. */
export function amount(numerator: number, denominator = 1): Amount {
  // Fast path: most amounts are whole; adding 0 turns -0 into 0.
  if (denominator === 1 && Number.isSafeInteger(numerator)) return { numerator: numerator + 0, denominator }
  return toLowestTerms(BigInt(numerator), BigInt(denominator))
}

/** Returns the exact amount of a decimal number, to a millionth. Example: `amountOf(0.1)` is 1/10. */
export function amountOf(value: number): Amount {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a valid amount`)
  if (Number.isSafeInteger(value)) return { numerator: value, denominator: 1 }
  const millionths = Math.round(value * 1_000_000)
  if (!Number.isSafeInteger(millionths)) return { numerator: Math.round(value), denominator: 1 }
  return toLowestTerms(BigInt(millionths), 1_000_000n)
}

/** Parses '2', '2.5', '2,5', '1/2' or '1 1/2'; undefined if the text is no amount. Example: `parseAmountText('1 1/2')` is 3/2. */
export function parseAmountText(text: string): Amount | undefined {
  const parts = /^(-)?(?:(\d{1,15})(?:[.,](\d{1,9}))?|(?:(\d{1,9})\s+)?(\d{1,9})\s*\/\s*(\d{1,9}))$/.exec(
    text.trim(),
  )
  if (!parts) return undefined
  const [, minus, whole, decimals = '', wholes = '0', numerator, denominator] = parts
  const sign = minus ? -1n : 1n
  if (whole !== undefined) {
    const scale = 10n ** BigInt(decimals.length)
    return toLowestTerms(sign * (BigInt(whole) * scale + BigInt(decimals || '0')), scale)
  }
  if (numerator === undefined || denominator === undefined || BigInt(denominator) === 0n) return undefined
  return toLowestTerms(sign * (BigInt(wholes) * BigInt(denominator) + BigInt(numerator)), BigInt(denominator))
}

/** Formats an amount as text that parses back to the same amount. Example: `amountText(amount(3, 4))` is '0.75', of 1/3 '1/3'. */
export function amountText(of: Amount): string {
  const { numerator, denominator } = of
  let rest = denominator
  while (rest % 2 === 0) rest /= 2
  while (rest % 5 === 0) rest /= 5
  if (rest !== 1) return `${numerator}/${denominator}`
  const digits = decimalsNeeded(denominator)
  if (digits > 9) return `${numerator}/${denominator}`
  const scaled = String((BigInt(Math.abs(numerator)) * 10n ** BigInt(digits)) / BigInt(denominator)).padStart(
    digits + 1,
    '0',
  )
  const whole = digits === 0 ? scaled : `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`
  return numerator < 0 ? `-${whole}` : whole
}

/** Returns an amount as a number, for weighing and comparing only. Example: `toNumber(amount(3, 4))` is 0.75. */
export function toNumber(of: Amount): number {
  return of.numerator / of.denominator
}

/** Adds two amounts exactly. Example: `plus(amountOf(0.1), amountOf(0.2))` is 3/10. */
export function plus(a: Amount, b: Amount): Amount {
  if (a.denominator === 1 && b.denominator === 1) return amount(a.numerator + b.numerator)
  const [first, second, denominator] = [
    a.numerator * b.denominator,
    b.numerator * a.denominator,
    a.denominator * b.denominator,
  ]
  if (isExact(first, denominator) && isExact(second, denominator))
    return reduceFraction(first + second, denominator)
  return toLowestTerms(
    BigInt(a.numerator) * BigInt(b.denominator) + BigInt(b.numerator) * BigInt(a.denominator),
    BigInt(a.denominator) * BigInt(b.denominator),
  )
}

/** Subtracts the second amount from the first. Example: `minus(amount(1), amount(1, 3))` is 2/3. */
export function minus(a: Amount, b: Amount): Amount {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator })
}

/** Multiplies two amounts. Example: `times(amount(3, 4), amount(2))` is 3/2. */
export function times(a: Amount, b: Amount): Amount {
  if (b.denominator === 1 && b.numerator === 1) return a
  if (a.denominator === 1 && b.denominator === 1 && Number.isSafeInteger(a.numerator * b.numerator))
    return amount(a.numerator * b.numerator)
  const [numerator, denominator] = [a.numerator * b.numerator, a.denominator * b.denominator]
  if (isExact(numerator, denominator)) return reduceFraction(numerator, denominator)
  return toLowestTerms(
    BigInt(a.numerator) * BigInt(b.numerator),
    BigInt(a.denominator) * BigInt(b.denominator),
  )
}

/** Divides two amounts; division by zero throws. Example: `dividedBy(amount(1), amount(3))` is 1/3. */
export function dividedBy(a: Amount, b: Amount): Amount {
  const [numerator, denominator] = [a.numerator * b.denominator, a.denominator * b.numerator]
  if (isExact(numerator, denominator)) return reduceFraction(numerator, denominator)
  return toLowestTerms(
    BigInt(a.numerator) * BigInt(b.denominator),
    BigInt(a.denominator) * BigInt(b.numerator),
  )
}

/**
 * Compares two amounts: negative if the first is less, positive if more, zero if equal.
 * Example: `compare(amount(1, 2), amount(1, 3)) > 0`.
 */
export function compare(a: Amount, b: Amount): number {
  if (a.denominator === b.denominator || a.numerator === 0 || b.numerator === 0)
    return Math.sign(a.numerator - b.numerator)
  const difference = BigInt(a.numerator) * BigInt(b.denominator) - BigInt(b.numerator) * BigInt(a.denominator)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Returns whether an amount is zero. Example: `isZero(minus(one, one))`. */
export function isZero(of: Amount): boolean {
  return of.numerator === 0
}

/** Returns the smaller of two amounts. Example: `smallerAmount(amount(2), amount(3))` is 2. */
export function smallerAmount(a: Amount, b: Amount): Amount {
  return compare(a, b) <= 0 ? a : b
}

/** Returns the larger of two amounts. Example: `largerAmount(amount(2), amount(3))` is 3. */
export function largerAmount(a: Amount, b: Amount): Amount {
  return compare(a, b) >= 0 ? a : b
}

// A product below this limit was not rounded. Numbers are then exact, and much faster than BigInt.
const exactLimit = 2 ** 50

function isExact(numerator: number, denominator: number): boolean {
  return numerator < exactLimit && numerator > -exactLimit && denominator > 0 && denominator < exactLimit
}

function reduceFraction(numerator: number, denominator: number): Amount {
  let [x, y] = [Math.abs(numerator), denominator]
  while (y !== 0) [x, y] = [y, x % y]
  // Adding 0 turns -0 into 0.
  return { numerator: numerator / x + 0, denominator: denominator / x }
}

const maxExact = BigInt(Number.MAX_SAFE_INTEGER)

// Kitchen amounts stay small. An amount beyond exact integers is rounded to as many decimals as still fit.
function toLowestTerms(numerator: bigint, denominator: bigint): Amount {
  if (denominator === 0n) throw new RangeError('the denominator of an amount is zero')
  const divisor =
    greatestCommon(numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator) *
    (denominator < 0n ? -1n : 1n)
  const [n, d] = [numerator / divisor, denominator / divisor]
  if (n <= maxExact && n >= -maxExact && d <= maxExact)
    return { numerator: Number(n), denominator: Number(d) }
  for (let scale = 10n ** 12n; scale > 1n; scale /= 10n) {
    const scaled = divideRounded(n * scale, d)
    if (scaled <= maxExact && scaled >= -maxExact) {
      const common = greatestCommon(scaled < 0n ? -scaled : scaled, scale)
      return { numerator: Number(scaled / common), denominator: Number(scale / common) }
    }
  }
  return { numerator: Number(divideRounded(n, d)), denominator: 1 }
}

function divideRounded(n: bigint, d: bigint): bigint {
  return (2n * n + (n < 0n ? -d : d)) / (2n * d)
}

function greatestCommon(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}

function decimalsNeeded(denominator: number): number {
  let digits = 0
  for (let scale = 1n; scale % BigInt(denominator) !== 0n; scale *= 10n) digits += 1
  return digits
}
