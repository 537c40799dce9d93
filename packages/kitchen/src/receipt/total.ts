import type { Money } from './price'
import type { ClassifiedLine } from './receipt-line'

/** The sums of a receipt. Example: `{ subtotal: 2000, tax: 100, total: 2100 }`. */
export interface ReceiptTotals {
  readonly subtotal?: Money
  /** All taxes printed before the total. */
  readonly tax?: Money
  /** The amount added or removed by rounding to coins. */
  readonly rounding?: Money
  readonly total?: Money
}

const final = /after|payable|due|grand|nett?\b|rounded|to ?pay|zahlen|payer|pagar|betalen|zap[lł]aty|platiti/i
const byCard =
  /visa|master|debit|credit|interac|amex|american exp|eftpos|karte|tarjeta|karta|kartica|bancomat|elettronico|pinnen|\bpin\b|carte bancaire/i
const inCash = /cash|bar\b|esp[eè]ces|gegeben|tender|efectivo|contant|got[oó]wka|gotovina/i
const back = /change|r[uü]e?ckgeld|wechselgeld|rendu|cambio|\bresto\b|wisselgeld|reszta|povrat|vuelto/i
const largestRounding = 10

/**
 * Finds the sums printed after the goods.
 * Example: of 'SUBTOTAL 20.00', 'GST 5% 1.00', 'TOTAL 21.00' they are 2000, 100 and 2100; a total without tax, of
 * savings or of points is none.
 */
export function findReceiptTotals(lines: readonly ClassifiedLine[], from: number): ReceiptTotals {
  let subtotal: Money | undefined
  let tax: Money | undefined
  let rounding: Money | undefined
  let total: { money: Money; isFinal: boolean } | undefined
  let card: Money | undefined
  let cash: Money | undefined
  let change: Money | undefined
  let isPaid = false
  let hasTotal = false
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line) break
    const money = amountOf(lines, index)
    if (line.kind === 'pay' && total) isPaid = true
    if (line.kind === 'total') hasTotal = true
    if (money === undefined) continue
    if (line.kind === 'subtotal' && !total) subtotal = money
    if (line.kind === 'pay' && money > 0 && byCard.test(line.text)) card ??= money
    if (line.kind === 'pay' && back.test(line.text)) change ??= Math.abs(money)
    else if (line.kind === 'pay' && money > 0 && inCash.test(line.text)) cash ??= money
    if (isPaid) continue
    if (line.kind === 'tax') tax = (tax ?? 0) + money
    if (line.kind === 'round') {
      if (total && Math.abs(money - total.money) <= largestRounding && Math.abs(money) > largestRounding) {
        rounding = money - total.money
        total = { money, isFinal: true }
      } else if (Math.abs(money) <= largestRounding) rounding = money
    }
    if (line.kind === 'total' && money >= 0) {
      const isFinal = final.test(line.text)
      if (!total || isFinal || !total.isFinal) total = { money, isFinal }
    }
  }
  const sum = subtotal === undefined ? undefined : subtotal + (tax ?? 0)
  const kept = cash !== undefined && change !== undefined && cash > change ? cash - change : undefined
  const paid = withoutSign(total?.money, sum) ?? card ?? kept ?? (hasTotal || tax ? undefined : subtotal)
  return {
    ...(subtotal === undefined ? {} : { subtotal }),
    ...(tax === undefined ? {} : { tax }),
    ...(rounding === undefined ? {} : { rounding }),
    ...(paid === undefined ? {} : { total: paid }),
  }
}

// '$110.63' read as 5110.63: the sign became a digit.
function withoutSign(total: Money | undefined, sum: Money | undefined): Money | undefined {
  if (total === undefined || sum === undefined || total === sum) return total
  return total > sum &&
    /^[58S]$/.test(String(total).slice(0, -String(sum).length)) &&
    String(total).endsWith(String(sum))
    ? sum
    : total
}

// A total whose amount slipped to a line of its own.
function amountOf(lines: readonly ClassifiedLine[], index: number): Money | undefined {
  const line = lines[index]
  if (line?.price) return line.price.money
  if (line?.kind !== 'total' && line?.kind !== 'subtotal') return undefined
  const next = lines.slice(index + 1, index + 3).find(({ kind }) => kind !== 'empty')
  return next?.price && /^[^\p{L}]*$/u.test(next.price.head) ? next.price.money : undefined
}

/** The sums read, for comparison with the printed total. Example: `{ goods: 2000, off: 0 }`. */
export interface ReadSums {
  readonly goods: Money
  readonly off: Money
}

/**
 * Returns the difference between goods less discounts and the printed total, zero if they agree. Tax counts as added if
 * that agrees better, as included otherwise; rounding to coins is allowed for.
 * Example: goods 2000, tax 100, total 2100 differ by 0.
 */
export function differenceFrom(sums: ReadSums, totals: ReceiptTotals): Money | undefined {
  const { subtotal, tax = 0, rounding = 0, total } = totals
  if (total === undefined) return undefined
  const net = sums.goods - sums.off
  const ways = [net - total, net + tax - total, net + rounding - total, net + tax + rounding - total]
  if (subtotal !== undefined) ways.push(net - subtotal)
  return ways.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best))
}
