/** How much or how many, exactly: `over / under`, in lowest terms, `under` at least 1. Example: 1½ is `{ over: 3, under: 2 }`. */
export interface Amount {
  readonly over: number
  readonly under: number
}

/** Nothing left. Example: `isZero(zero)`. */
export const zero: Amount = { over: 0, under: 1 }

/** One of something. Example: `times(one, amount(3, 4))` is ¾. */
export const one: Amount = { over: 1, under: 1 }

/** An exact amount from whole numbers. Example: `amount(3, 4)` is ¾, `amount(2)` is 2. */
export function amount(over: number, under = 1): Amount {
  // Most amounts are whole; adding nothing makes the zero below zero an ordinary one.
  if (under === 1 && Number.isSafeInteger(over)) return { over: over + 0, under }
  return lowest(BigInt(over), BigInt(under))
}

/** The exact amount a decimal number stands for, to a millionth. Example: `amountOf(0.1)` is 1/10. */
export function amountOf(value: number): Amount {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no amount`)
  if (Number.isSafeInteger(value)) return { over: value, under: 1 }
  const millionths = Math.round(value * 1_000_000)
  if (!Number.isSafeInteger(millionths)) return { over: Math.round(value), under: 1 }
  return lowest(BigInt(millionths), 1_000_000n)
}

/** Reads '2', '2.5', '2,5', '1/2' or '1 1/2', or nothing when the text is no amount. Example: `readAmount('1 1/2')` is 3/2. */
export function readAmount(text: string): Amount | undefined {
  const parts = /^(-)?(?:(\d{1,15})(?:[.,](\d{1,9}))?|(?:(\d{1,9})\s+)?(\d{1,9})\s*\/\s*(\d{1,9}))$/.exec(
    text.trim(),
  )
  if (!parts) return undefined
  const [, minus, whole, decimals = '', wholes = '0', over, under] = parts
  const sign = minus ? -1n : 1n
  if (whole !== undefined) {
    const scale = 10n ** BigInt(decimals.length)
    return lowest(sign * (BigInt(whole) * scale + BigInt(decimals || '0')), scale)
  }
  if (over === undefined || under === undefined || BigInt(under) === 0n) return undefined
  return lowest(sign * (BigInt(wholes) * BigInt(under) + BigInt(over)), BigInt(under))
}

/** The amount as text that reads back to the very same amount. Example: `amountText(amount(3, 4))` is '0.75', of 1/3 '1/3'. */
export function amountText(of: Amount): string {
  const { over, under } = of
  let rest = under
  while (rest % 2 === 0) rest /= 2
  while (rest % 5 === 0) rest /= 5
  if (rest !== 1) return `${over}/${under}`
  const digits = decimalsNeeded(under)
  if (digits > 9) return `${over}/${under}`
  const scaled = String((BigInt(Math.abs(over)) * 10n ** BigInt(digits)) / BigInt(under)).padStart(
    digits + 1,
    '0',
  )
  const whole = digits === 0 ? scaled : `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`
  return over < 0 ? `-${whole}` : whole
}

/** The amount as a plain number, for weighing and comparing only. Example: `toNumber(amount(3, 4))` is 0.75. */
export function toNumber(of: Amount): number {
  return of.over / of.under
}

/** Both together, exactly. Example: `plus(amountOf(0.1), amountOf(0.2))` is 3/10. */
export function plus(a: Amount, b: Amount): Amount {
  if (a.under === 1 && b.under === 1) return amount(a.over + b.over)
  return lowest(
    BigInt(a.over) * BigInt(b.under) + BigInt(b.over) * BigInt(a.under),
    BigInt(a.under) * BigInt(b.under),
  )
}

/** What is left of the first without the second. Example: `minus(amount(1), amount(1, 3))` is 2/3. */
export function minus(a: Amount, b: Amount): Amount {
  return plus(a, { over: -b.over, under: b.under })
}

/** So many times as much. Example: `times(amount(3, 4), amount(2))` is 3/2. */
export function times(a: Amount, b: Amount): Amount {
  if (b.under === 1 && b.over === 1) return a
  if (a.under === 1 && b.under === 1 && Number.isSafeInteger(a.over * b.over)) return amount(a.over * b.over)
  return lowest(BigInt(a.over) * BigInt(b.over), BigInt(a.under) * BigInt(b.under))
}

/** Shared out; nothing can be shared among none, so that throws. Example: `dividedBy(amount(1), amount(3))` is 1/3. */
export function dividedBy(a: Amount, b: Amount): Amount {
  return lowest(BigInt(a.over) * BigInt(b.under), BigInt(a.under) * BigInt(b.over))
}

/** Below zero when the first is less, above when it is more, zero when equal. Example: `compare(amount(1, 2), amount(1, 3)) > 0`. */
export function compare(a: Amount, b: Amount): number {
  if (a.under === b.under || a.over === 0 || b.over === 0) return Math.sign(a.over - b.over)
  const difference = BigInt(a.over) * BigInt(b.under) - BigInt(b.over) * BigInt(a.under)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Whether there is nothing. Example: `isZero(minus(one, one))`. */
export function isZero(of: Amount): boolean {
  return of.over === 0
}

/** The lesser of two. Example: `lesser(amount(2), amount(3))` is 2. */
export function lesser(a: Amount, b: Amount): Amount {
  return compare(a, b) <= 0 ? a : b
}

/** The greater of two. Example: `greater(amount(2), amount(3))` is 3. */
export function greater(a: Amount, b: Amount): Amount {
  return compare(a, b) >= 0 ? a : b
}

const most = BigInt(Number.MAX_SAFE_INTEGER)

// Amounts of a kitchen stay small. One that outgrows exact whole numbers is rounded to as many decimals as still fit.
function lowest(over: bigint, under: bigint): Amount {
  if (under === 0n) throw new RangeError('an amount cannot be divided by nothing')
  const divisor =
    greatestCommon(over < 0n ? -over : over, under < 0n ? -under : under) * (under < 0n ? -1n : 1n)
  const [n, d] = [over / divisor, under / divisor]
  if (n <= most && n >= -most && d <= most) return { over: Number(n), under: Number(d) }
  for (let scale = 10n ** 12n; scale > 1n; scale /= 10n) {
    const scaled = roundedDivision(n * scale, d)
    if (scaled <= most && scaled >= -most) {
      const common = greatestCommon(scaled < 0n ? -scaled : scaled, scale)
      return { over: Number(scaled / common), under: Number(scale / common) }
    }
  }
  return { over: Number(roundedDivision(n, d)), under: 1 }
}

function roundedDivision(n: bigint, d: bigint): bigint {
  return (2n * n + (n < 0n ? -d : d)) / (2n * d)
}

function greatestCommon(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}

function decimalsNeeded(under: number): number {
  let digits = 0
  for (let scale = 1n; scale % BigInt(under) !== 0n; scale *= 10n) digits += 1
  return digits
}
