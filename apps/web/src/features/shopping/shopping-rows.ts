import type { Quantity } from '@larder/kitchen/quantity/quantity'
import type { Aisle } from '@larder/kitchen/shopping/aisles'
import type { ListLine } from '../../api/shopping-list/use-shopping-list'
import type { LineSum, ListFacts, ParsedListLine } from './list-facts'

/** A line's words in parts, so that the amount can be set apart; together they are what was written. */
export interface RowTextParts {
  readonly amount?: string
  readonly name: string
  /** The amount stands behind the name: 'eggs x12'. */
  readonly amountLast?: boolean
  /** All else, with the blank or comma before it: ' for pizza'. */
  readonly note?: string
}

/** One row of the list: a line, or several of the same food that can be added up. */
export interface ShoppingListRow {
  /** Of its first line. */
  readonly id: string
  readonly lines: readonly ListLine[]
  readonly words: RowTextParts
  /** What the shop's search and the price memory know it by. */
  readonly name: string
  readonly quantity?: Quantity
  readonly foodId?: string
  readonly looksLike?: string
  readonly aisle: Aisle
  /** The dishes that need it, each once. */
  readonly for: ListLine['for']
  readonly ticked: boolean
  /** Some of its lines are ticked, not all. */
  readonly partly: boolean
  /** Nothing to buy: somebody should look whether what is there is enough. */
  readonly check: boolean
  readonly waiting: boolean
}

/** The whole of a row in plain words: '2 lemons'. */
export function rowTitle({
  words: { amount, name, amountLast, note },
}: Pick<ShoppingListRow, 'words'>): string {
  return (amountLast ? [name, amount] : [amount, name]).filter(Boolean).join(' ') + (note ?? '')
}

/** The rows of some lines, in their order; what cannot be added up stays apart. */
export function toShoppingRows(lines: readonly ListLine[], facts: ListFacts | undefined): ShoppingListRow[] {
  const piles: RowGroup[] = []
  const byKey = new Map<string, RowGroup[]>()
  for (const line of lines) {
    const reading = facts?.read(line.text)
    // What is to be checked is not bought with what is.
    const key = line.check ? undefined : reading && keyOf(reading)
    const alike = key === undefined ? [] : (byKey.get(key) ?? [])
    if (facts && reading && alike.some((pile) => joins(pile, line, reading, facts))) continue
    const quantity = reading?.quantity
    const pile: RowGroup = { lines: [line], reading, sum: { ...(quantity && { quantity }), about: false } }
    piles.push(pile)
    if (key !== undefined) byKey.set(key, [...alike, pile])
  }
  return piles.map((pile) => rowOf(pile, facts))
}

interface RowGroup {
  readonly lines: ListLine[]
  /** Of the first line. */
  readonly reading: ParsedListLine | undefined
  sum: LineSum
}

function joins(pile: RowGroup, line: ListLine, reading: ParsedListLine, facts: ListFacts): boolean {
  const sum = facts.together(pile.sum, reading)
  if (!sum) return false
  pile.sum = sum
  pile.lines.push(line)
  return true
}

// 'milk' and 'milk for the cat' are two errands; '1 carrot' and 'carrots' are more than one carrot.
function keyOf({ foodId, name, quantity, note = '' }: ParsedListLine): string {
  return `${foodId ?? `name:${name.trim().toLowerCase()}`} ${quantity ? 'so many' : 'some'} ${note}`
}

function rowOf(
  { lines, reading, sum: { quantity, about } }: RowGroup,
  facts: ListFacts | undefined,
): ShoppingListRow {
  const [line] = lines
  if (!line) throw new RangeError('a row has a line')
  const amount = quantity && lines.length > 1 ? facts?.amountText(quantity) : undefined
  const ticked = lines.filter((one) => one.ticked).length
  return {
    id: line.id,
    lines,
    words:
      reading && lines.length > 1
        ? summed(reading, about ? `about ${amount}` : amount)
        : line.check
          ? checkWords(line.text)
          : splitRowText(line.text, reading),
    name: reading?.name ?? line.text,
    ...(quantity && { quantity }),
    ...(reading?.foodId !== undefined && { foodId: reading.foodId }),
    ...(reading?.looksLike !== undefined && { looksLike: reading.looksLike }),
    aisle: reading?.aisle ?? 'Other',
    for: lines.length === 1 ? line.for : dishesOf(lines),
    ticked: ticked === lines.length,
    partly: ticked > 0 && ticked < lines.length,
    check: lines.every((one) => one.check),
    waiting: lines.some(({ waiting }) => waiting),
  }
}

function summed({ name, note }: ParsedListLine, amount: string | undefined): RowTextParts {
  return {
    ...(amount !== undefined && { amount }),
    name,
    ...(note !== undefined && { note: `, ${note}` }),
  }
}

/** 'olive oil' and, set apart, that there is a bottle to look at. */
function checkWords(text: string): RowTextParts {
  const at = text.lastIndexOf(' (')
  return at < 0 ? { name: text } : { name: text.slice(0, at), note: text.slice(at) }
}

/** The cook's own words, cut where the name begins and ends. */
export function splitRowText(text: string, reading: ParsedListLine | undefined): RowTextParts {
  const at = reading?.quantity ? plain(text).indexOf(plain(reading.name)) : -1
  if (!reading || at < 0 || plain(text).length !== text.length) return { name: text }
  const end = at + reading.name.length
  const [amount, name, rest] = [text.slice(0, at).trim(), text.slice(at, end), text.slice(end).trimEnd()]
  if (amount !== '') return { amount, name, ...(rest !== '' && { note: rest }) }
  return rest.trim() === '' ? { name: text } : { amount: rest.trim(), name, amountLast: true }
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

function dishesOf(lines: readonly ListLine[]): ListLine['for'] {
  const dishes = new Map(lines.flatMap((line) => line.for).map((dish) => [dish.recipeId, dish]))
  return [...dishes.values()]
}

/** Whether two rows look the same, so that one of hundreds can change alone. */
export function isSameRow(a: ShoppingListRow, b: ShoppingListRow): boolean {
  if (a === b) return true
  return (
    a.id === b.id &&
    a.lines.length === b.lines.length &&
    a.looksLike === b.looksLike &&
    rowTitle(a) === rowTitle(b) &&
    a.lines.every((line, at) => sameLine(line, b.lines[at]))
  )
}

function sameLine(a: ListLine, b: ListLine | undefined): boolean {
  if (a === b) return true
  if (!b) return false
  return (
    a.id === b.id &&
    a.text === b.text &&
    a.list === b.list &&
    a.ticked === b.ticked &&
    a.waiting === b.waiting &&
    a.addedBy === b.addedBy &&
    a.addedAt === b.addedAt &&
    a.check === b.check &&
    a.leaves === b.leaves &&
    a.for.length === b.for.length &&
    a.for.every(({ recipeId, title }, at) => recipeId === b.for[at]?.recipeId && title === b.for[at]?.title)
  )
}

/** Who else put it down, each once; what the plan lacks is no one's wish. */
export function listOtherAuthors({ lines }: ShoppingListRow, me: string | undefined): string[] {
  if (me === undefined) return []
  const names = lines.flatMap(({ addedBy, plan }) =>
    plan || addedBy === undefined || addedBy === me ? [] : [addedBy],
  )
  return [...new Set(names)]
}

/** Rows by aisle, both in the order they come. */
export function groupByAisle(rows: readonly ShoppingListRow[]): [Aisle, ShoppingListRow[]][] {
  const aisles = new Map<Aisle, ShoppingListRow[]>()
  for (const row of rows) {
    const there = aisles.get(row.aisle)
    if (there) there.push(row)
    else aisles.set(row.aisle, [row])
  }
  return [...aisles]
}
