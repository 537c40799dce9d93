import type { Quantity } from '@larder/kitchen/quantity/quantity'
import type { Aisle } from '@larder/kitchen/shopping/aisles'
import type { ListLine } from '../../api/shopping-list/use-shopping-list'
import type { LineSum, ListFacts, ParsedListLine } from './list-facts'

/** A line's text in parts, so that the amount can be emphasised. Together they are the text as typed. */
export interface RowTextParts {
  readonly amount?: string
  readonly name: string
  /** The amount comes after the name: 'eggs x12'. */
  readonly amountLast?: boolean
  /** The rest with its leading space or comma: ' for pizza'. */
  readonly note?: string
}

/** One row of the list: a line, or several of the same food that can be added up. */
export interface ShoppingListRow {
  /** The id of its first line. */
  readonly id: string
  readonly lines: readonly ListLine[]
  readonly words: RowTextParts
  /** The name used by shop searches and past prices. */
  readonly name: string
  readonly quantity?: Quantity
  readonly foodId?: string
  readonly looksLike?: string
  readonly aisle: Aisle
  /** The dishes that need it, without repeats. */
  readonly for: ListLine['for']
  readonly ticked: boolean
  /** Some but not all of its lines are ticked. */
  readonly partly: boolean
  /** Not to be bought: the cook should check whether the stock is enough. */
  readonly check: boolean
  readonly waiting: boolean
}

/** Returns the text of a row: '2 lemons'. */
export function rowTitle({
  words: { amount, name, amountLast, note },
}: Pick<ShoppingListRow, 'words'>): string {
  return (amountLast ? [name, amount] : [amount, name]).filter(Boolean).join(' ') + (note ?? '')
}

/** Groups lines into rows, in their order. Lines that cannot be added up stay separate. */
export function toShoppingRows(lines: readonly ListLine[], facts: ListFacts | undefined): ShoppingListRow[] {
  const groups: RowGroup[] = []
  const byKey = new Map<string, RowGroup[]>()
  for (const line of lines) {
    const reading = facts?.read(line.text)
    // Lines to check are not merged with lines to buy.
    const key = line.check ? undefined : reading && getGroupKey(reading)
    const candidates = key === undefined ? [] : (byKey.get(key) ?? [])
    if (facts && reading && candidates.some((group) => addToGroup(group, line, reading, facts))) continue
    const quantity = reading?.quantity
    const group: RowGroup = { lines: [line], reading, sum: { ...(quantity && { quantity }), about: false } }
    groups.push(group)
    if (key !== undefined) byKey.set(key, [...candidates, group])
  }
  return groups.map((group) => toRow(group, facts))
}

interface RowGroup {
  readonly lines: [ListLine, ...ListLine[]]
  /** The reading of the first line. */
  readonly reading: ParsedListLine | undefined
  sum: LineSum
}

function addToGroup(group: RowGroup, line: ListLine, reading: ParsedListLine, facts: ListFacts): boolean {
  const sum = facts.together(group.sum, reading)
  if (!sum) return false
  group.sum = sum
  group.lines.push(line)
  return true
}

// 'milk' and 'milk for the cat' stay separate; '1 carrot' and 'carrots' cannot be added up.
function getGroupKey({ foodId, name, quantity, note = '' }: ParsedListLine): string {
  return `${foodId ?? `name:${name.trim().toLowerCase()}`} ${quantity ? 'so many' : 'some'} ${note}`
}

const singleRows = new WeakMap<ListLine, { readonly reading: RowGroup['reading']; row: ShoppingListRow }>()

/** The row of a group. A line by itself keeps its row: a tick makes one row of hundreds, not all. */
function toRow(group: RowGroup, facts: ListFacts | undefined): ShoppingListRow {
  const [line, ...others] = group.lines
  if (others.length > 0) return makeRow(group, facts)
  const known = singleRows.get(line)
  if (known && known.reading === group.reading) return known.row
  const row = makeRow(group, facts)
  singleRows.set(line, { reading: group.reading, row })
  return row
}

function makeRow(
  { lines, reading, sum: { quantity, about } }: RowGroup,
  facts: ListFacts | undefined,
): ShoppingListRow {
  const [line] = lines
  const amount = quantity && lines.length > 1 ? facts?.amountText(quantity) : undefined
  const ticked = lines.filter((one) => one.ticked).length
  return {
    id: line.id,
    lines,
    words:
      reading && lines.length > 1
        ? toSumText(reading, about ? `about ${amount}` : amount)
        : line.check
          ? splitCheckText(line.text)
          : splitRowText(line.text, reading),
    name: reading?.name ?? line.text,
    ...(quantity && { quantity }),
    ...(reading?.foodId !== undefined && { foodId: reading.foodId }),
    ...(reading?.looksLike !== undefined && { looksLike: reading.looksLike }),
    aisle: reading?.aisle ?? 'Other',
    for: lines.length === 1 ? line.for : collectDishes(lines),
    ticked: ticked === lines.length,
    partly: ticked > 0 && ticked < lines.length,
    check: lines.every((one) => one.check),
    waiting: lines.some(({ waiting }) => waiting),
  }
}

function toSumText({ name, note }: ParsedListLine, amount: string | undefined): RowTextParts {
  return {
    ...(amount !== undefined && { amount }),
    name,
    ...(note !== undefined && { note: `, ${note}` }),
  }
}

/** Splits 'olive oil (…)' into the name and the note on the stock to check. */
function splitCheckText(text: string): RowTextParts {
  const index = text.lastIndexOf(' (')
  return index < 0 ? { name: text } : { name: text.slice(0, index), note: text.slice(index) }
}

/** Splits the typed text where the food's name begins and ends. */
export function splitRowText(text: string, reading: ParsedListLine | undefined): RowTextParts {
  const start = reading?.quantity ? normalizeText(text).indexOf(normalizeText(reading.name)) : -1
  if (!reading || start < 0 || normalizeText(text).length !== text.length) return { name: text }
  const end = start + reading.name.length
  const [amount, name, rest] = [
    text.slice(0, start).trim(),
    text.slice(start, end),
    text.slice(end).trimEnd(),
  ]
  if (amount !== '') return { amount, name, ...(rest !== '' && { note: rest }) }
  return rest.trim() === '' ? { name: text } : { amount: rest.trim(), name, amountLast: true }
}

function normalizeText(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

function collectDishes(lines: readonly ListLine[]): ListLine['for'] {
  const dishes = new Map(lines.flatMap((line) => line.for).map((dish) => [dish.recipeId, dish]))
  return [...dishes.values()]
}

/** Returns whether two rows look the same, so that only the changed one of hundreds renders. */
export function isSameRow(a: ShoppingListRow, b: ShoppingListRow): boolean {
  if (a === b) return true
  return (
    a.id === b.id &&
    a.lines.length === b.lines.length &&
    a.looksLike === b.looksLike &&
    rowTitle(a) === rowTitle(b) &&
    a.lines.every((line, index) => isSameLine(line, b.lines[index]))
  )
}

function isSameLine(a: ListLine, b: ListLine | undefined): boolean {
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
    a.for.every(
      ({ recipeId, title }, index) => recipeId === b.for[index]?.recipeId && title === b.for[index]?.title,
    )
  )
}

/** Returns the other cooks who added lines, without repeats. Lines from the plan have no author. */
export function listOtherAuthors({ lines }: ShoppingListRow, me: string | undefined): string[] {
  if (me === undefined) return []
  const names = lines.flatMap(({ addedBy, plan }) =>
    plan || addedBy === undefined || addedBy === me ? [] : [addedBy],
  )
  return [...new Set(names)]
}

/** Groups rows by aisle, keeping the order of both. */
export function groupByAisle(rows: readonly ShoppingListRow[]): [Aisle, ShoppingListRow[]][] {
  const aisles = new Map<Aisle, ShoppingListRow[]>()
  for (const row of rows) {
    const aisleRows = aisles.get(row.aisle)
    if (aisleRows) aisleRows.push(row)
    else aisles.set(row.aisle, [row])
  }
  return [...aisles]
}
