import type { DraftDiscount, DraftItem, GroupedLines } from './draft-item'
import { isWrappedName, itemForCancellation, itemForDiscount } from './draft-item'
import type { DepartmentGoods } from './goods'
import type { GoodsRange, NameSides } from './layout'
import { chargeFor, isBarePrice, isConsistentCharge, nameSides, parsePriceColumns } from './layout'
import type { Money } from './price'
import type { PrintedName } from './printed-name'
import type { PrintedQuantity } from './printed-quantity'
import type { ClassifiedLine } from './receipt-line'

/**
 * Groups the lines of the goods: quantities with their names before or after, wrapped names, discounts and voids with
 * their items.
 * Example: 'LEEKS' and '0.500 kg @ 3.00/kg 1.50' become one draft of 150.
 */
export function groupLines(lines: readonly ClassifiedLine[], zone: GoodsRange, total?: Money): GroupedLines {
  const grouper = new LineGrouper(nameSides(lines, zone), total)
  for (let position = zone.from; position < zone.to; position += 1) {
    const line = lines[position]
    if (line && line.kind !== 'empty') grouper.take(line)
  }
  return grouper.finish()
}

// '1 BTL 3.20 3.20' only counts the unit of the name above.
const isUnitOnly = /^(?:\d{1,3}\s)?\p{L}{1,5}$/u

class LineGrouper {
  private readonly drafts: DraftItem[] = []
  private readonly discounts: DraftDiscount[] = []
  private readonly voids: DraftItem[] = []
  private open: DraftItem | undefined
  private waiting: { quantity: PrintedQuantity; name?: PrintedName } | undefined
  private last: DraftItem | undefined
  private lastLine = -1
  private department: DepartmentGoods | undefined
  private isVoid = false
  private isSummedUp = false
  private sum: Money = 0

  constructor(
    private readonly sides: NameSides,
    private readonly total: Money | undefined,
  ) {}

  take(line: ClassifiedLine): void {
    switch (line.kind) {
      case 'heading':
        this.close()
        this.waiting = undefined
        this.department = line.department
        this.last = undefined
        break
      case 'item':
        this.takeItem(line, 'goods')
        break
      case 'deposit':
      case 'fee':
        this.takeItem(line, line.kind)
        break
      case 'name':
        this.takeName(line)
        break
      case 'quantity':
        if (line.quantity) this.takeQuantity(line.quantity, line.index)
        break
      case 'nameless':
        this.takeNameless(line)
        break
      case 'discount':
        this.takeDiscount(line)
        break
      case 'void':
        this.isVoid = true
        break
      case 'noise':
        this.takeBarePrice(line)
        break
      case 'subtotal':
        this.close()
        this.isSummedUp = true
        break
    }
    this.lastLine = line.index
  }

  finish(): GroupedLines {
    this.close()
    return { drafts: this.drafts, discounts: this.discounts, voids: this.voids }
  }

  private takeItem(line: ClassifiedLine, kind: DraftItem['kind']): void {
    const { name, price } = line
    if (!name) return
    const columns = price ? parsePriceColumns(price.head, price.money) : undefined
    if (price && columns && this.open && isUnitOnly.test(name.name)) {
      this.priceOpen(this.open, columns, price.money)
      return
    }
    this.close()
    if (!price) {
      this.open = this.draft(line, name, kind)
      return
    }
    if (this.isSummedUp && !name.code) return
    if (!name.code && this.isRunningSum(price.money)) {
      this.isSummedUp = true
      return
    }
    const draft = this.draft(line, name, kind)
    draft.price = price.money
    if (this.isVoid && this.cancel(draft)) return
    const quantity = line.quantity ?? columns
    if (quantity) draft.quantity = quantity
    if (this.waiting && this.waiting.quantity.price === undefined) draft.quantity = this.waiting.quantity
    this.waiting = undefined
    this.add(draft)
  }

  private takeName(line: ClassifiedLine): void {
    const { name } = line
    if (!name) return
    const { waiting } = this
    if (waiting?.quantity.price !== undefined) {
      this.waiting = undefined
      const draft = this.draft(
        line,
        { ...name, ...(waiting.name?.code ? { code: waiting.name.code } : {}) },
        'goods',
      )
      draft.quantity = waiting.quantity
      draft.price = waiting.quantity.price
      this.add(draft)
      return
    }
    if (this.last && this.lastLine === this.last.line && isWrappedName(this.last, name)) {
      this.last.name = { ...this.last.name, name: `${this.last.name.name} ${name.name}` }
      return
    }
    this.close()
    this.open = this.draft(line, name, 'goods')
  }

  private takeQuantity(quantity: PrintedQuantity, index: number): void {
    if (quantity.offer || quantity.step) return
    const { open, last } = this
    const { belowPrice, belowQuantity, surelyBelow } = this.sides
    if (quantity.price !== undefined) {
      if (open && !belowPrice) this.priceOpen(open, quantity, quantity.price)
      else if (belowPrice) this.waiting = { quantity }
      else if (last && last.price === quantity.price) last.quantity = quantity
      return
    }
    if (surelyBelow.has(index)) this.waiting = { quantity }
    else if (open && !belowQuantity) {
      const price = chargeFor(quantity)
      if (price !== undefined) this.priceOpen(open, quantity, price)
    } else if (last && !last.quantity && (!belowQuantity || isConsistentCharge(quantity, last.price ?? 0)))
      last.quantity = quantity
    else if (belowQuantity) this.waiting = { quantity }
    else if (last?.quantity?.each === undefined && quantity.each !== undefined && last)
      last.quantity = quantity
  }

  private takeNameless(line: ClassifiedLine): void {
    const { price, name } = line
    if (!price || this.isSummedUp) return
    const columns = parsePriceColumns(price.head, price.money)
    const countAfterCross = /(?:^|\s)[xX×]\s*(\d{1,3})\s*$/.exec(price.head)?.[1]
    const count = name?.count ?? (countAfterCross === undefined ? undefined : Number(countAfterCross))
    const quantity: PrintedQuantity = {
      ...(count === undefined ? {} : { count }),
      ...columns,
      price: price.money,
    }
    if (this.open && !this.sides.belowPrice) {
      if (name?.code && !this.open.name.code) this.open.name = { ...this.open.name, code: name.code }
      this.priceOpen(this.open, quantity, price.money)
    } else this.waiting = { quantity, ...(name ? { name } : {}) }
  }

  // A price alone on the line below a name without one is the price of that name.
  private takeBarePrice(line: ClassifiedLine): void {
    const { open } = this
    if (!open || !line.price || !isBarePrice(line) || this.isSummedUp || this.lastLine !== open.line) return
    if (!this.sides.belowPrice) this.priceOpen(open, { price: line.price.money }, line.price.money)
  }

  private takeDiscount(line: ClassifiedLine): void {
    const { price, name } = line
    if (!price || price.money === 0) return
    this.close()
    const draft = name ? this.draft(line, name, 'goods') : undefined
    if (draft && price.money < 0) {
      draft.price = price.money
      if (this.cancel(draft)) return
    }
    const of = parsePriceColumns(price.head, price.money)
      ? undefined
      : itemForDiscount(line.text, this.drafts, this.isSummedUp ? undefined : this.last)
    this.sum -= Math.abs(price.money)
    this.discounts.push({
      line: line.index,
      text: line.text,
      amount: Math.abs(price.money),
      ...(of ? { of: of.line } : {}),
      ...(price.money > 0 ? { unsigned: true } : {}),
      ...(this.isSummedUp ? { afterwards: true } : {}),
    })
  }

  private cancel(draft: DraftItem): boolean {
    const amount = Math.abs(draft.price ?? 0)
    const of = itemForCancellation(draft, this.drafts)
    this.isVoid = false
    if (!of) return false
    of.voided = true
    this.sum -= amount
    this.voids.push({ ...draft, price: -amount })
    return true
  }

  // A line that charges the sum of all lines above is a subtotal, however its words were misread, if the total, a tax
  // later, agrees.
  private isRunningSum(money: Money): boolean {
    const { total } = this
    return (
      this.drafts.length >= 2 &&
      money === this.sum &&
      total !== undefined &&
      total >= money &&
      total <= money * 1.2
    )
  }

  private priceOpen(open: DraftItem, quantity: PrintedQuantity, price: Money): void {
    open.quantity = quantity
    open.price = price
    this.open = undefined
    this.add(open)
  }

  private add(draft: DraftItem): void {
    this.drafts.push(draft)
    this.sum += draft.price ?? 0
    this.last = draft
  }

  // A name with an item number but no price is an item whose price was not readable.
  private close(): void {
    const { open } = this
    this.open = undefined
    if (!open || this.isSummedUp || open.kind !== 'goods') return
    if (open.name.code !== undefined && open.name.code.length >= 3) this.add(open)
  }

  private draft(line: ClassifiedLine, name: PrintedName, kind: DraftItem['kind']): DraftItem {
    const { department } = this
    return { line: line.index, text: line.text, kind, name, ...(department ? { department } : {}) }
  }
}
