import { cleanLine } from '@larder/kitchen/json-ld/plain-text'
import { ingredientLikelihood } from '@larder/kitchen/plain-text-recipe/line-likelihood'
import { findServingsText, parseTimeLabel } from '@larder/kitchen/plain-text-recipe/time-and-servings'
import { parseUnit } from '@larder/kitchen/quantity/units'
import { attributeOf, type HtmlElement, walkElements } from './html-page'
import type { PageLine } from './html-text'

/**
 * Joins an amount and its name where they are the two parts of one row, in whichever order.
 * Example: the lines of '<div><div>½</div><div>cucumber</div></div>' become '½ cucumber'.
 */
export function joinRows(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [first, second] = [lines[at], lines[at + 1]]
    if (!first) continue
    const row = second && rowOf(first, second)
    const text = row && joinPair(first.text, second.text)
    if (text === undefined || !row) joined.push(first)
    else {
      joined.push({ text, element: row, isLink: false })
      at += 1
    }
  }
  return joined
}

function rowOf(first: PageLine, second: PageLine): HtmlElement | undefined {
  const row = first.element.parent
  if (!row || row !== second.element.parent || first.element === second.element) return undefined
  if (first.element.tag === 'li' || row.children.length > 5) return undefined
  const filled = row.children.filter((child) => typeof child === 'object' || child.trim() !== '')
  return filled.length === 2 && filled[0] === first.element && filled[1] === second.element ? row : undefined
}

const number = /^(?:ca\.?\s)?[\d¼½¾⅓⅔⅛][\d\s.,/¼½¾⅓⅔⅛–-]*/

// '½' and '2 tbsp', not '3 eggs'.
function isBareAmount(text: string): boolean {
  const [amount] = number.exec(text) ?? []
  const unit = amount === undefined ? undefined : text.slice(amount.length).trim()
  return (
    unit === '' ||
    (unit !== undefined && unit.length < 15 && parseUnit(unit.replace(/\.$/, '')) !== undefined)
  )
}

function joinPair(first: string, second: string): string | undefined {
  const isFirst = isBareAmount(first)
  if (isFirst === isBareAmount(second)) return undefined
  const [amount, name] = isFirst ? [first, second] : [second, first]
  if (name.length > 80 || number.test(name) || parseTimeLabel(name) || findServingsText(name) !== undefined)
    return undefined
  const text = `${amount} ${name}`
  return ingredientLikelihood(text) > 0.4 ? text : undefined
}

/**
 * Returns the text of a table's row with its amount first. Example: the row 'Butter, cold | 110 g' is '110 g Butter, cold'.
 */
export function amountFirst(row: HtmlElement, text: string): string {
  if (row.tag !== 'tr') return text
  const cells = elementsIn(row).flatMap((cell) => cleanLine(textIn(cell)) || [])
  const [name = '', amount = ''] = cells
  const isLast = cells.length === 2 && isBareAmount(amount) && !/\d/.test(name)
  return isLast && text === `${name} ${amount}` ? `${amount} ${name}` : text
}

/**
 * Returns whether an item of a list or a row of a table is the head of a group: an item with amounts in a list of its own, a
 * single bold cell, a bold item of a list that begins with one. Another item is never a head, since heads are not looked at for allergens.
 */
export function isGroupHead(element: HtmlElement, text: string): boolean {
  if (text.length > 40 || /\d/.test(text)) return false
  if (element.tag === 'li') return hasListWithAmounts(element) || isBoldItem(element)
  const row =
    element.tag === 'tr' ? element : element.tag === 'td' || element.tag === 'th' ? element.parent : undefined
  return row?.tag === 'tr' && isBoldRow(row)
}

// '<li><b>Glaze</b><li>1 egg': the list begins with such an item, and an amount follows each.
function isBoldItem(item: HtmlElement): boolean {
  const items = elementsIn(item.parent ?? item).filter(({ tag }) => tag === 'li')
  const [first] = items
  if (!first || !isBold(first) || !isBold(item)) return false
  const plain = items.filter((each) => !isBold(each))
  const next = items[items.indexOf(item) + 1]
  return next !== undefined && hasAmount(next) && plain.filter(hasAmount).length * 2 >= plain.length
}

function isBold(element: HtmlElement): boolean {
  const [only, more] = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  return more === undefined && typeof only === 'object' && /^(?:b|strong|h[2-6])$/.test(only.tag)
}

function hasAmount(element: HtmlElement): boolean {
  return /^\s*[\d¼½¾⅓⅔⅛]/.test(textIn(element))
}

function hasListWithAmounts(item: HtmlElement): boolean {
  const list = elementsIn(item).find(({ tag }) => tag === 'ul' || tag === 'ol')
  const items = list ? elementsIn(list).filter(({ tag }) => tag === 'li') : []
  return items.length >= 2 && items.filter(hasAmount).length * 2 >= items.length
}

function isBoldRow(row: HtmlElement): boolean {
  const cells = elementsIn(row).filter(({ tag }) => tag === 'td' || tag === 'th')
  const [cell] = cells
  if (!cell || cells.length !== 1 || !hasWiderRow(row)) return false
  return (
    cell.tag === 'th' ||
    isBold(cell) ||
    /(?:^|[\s_-])(?:heading|header|title)(?:[\s_-]|$)/i.test(attributeOf(cell, 'class'))
  )
}

function hasWiderRow(row: HtmlElement): boolean {
  return elementsIn(row.parent ?? row)
    .slice(0, 100)
    .some((other) => elementsIn(other).filter(({ tag }) => tag === 'td').length >= 2)
}

// No list of ingredients is longer.
const mostChildren = 400

function elementsIn(element: HtmlElement): HtmlElement[] {
  if (element.children.length > mostChildren) return []
  return element.children.filter((child) => typeof child === 'object')
}

function textIn(element: HtmlElement): string {
  let text = ''
  let seen = 0
  for (const inner of walkElements(element)) {
    for (const child of inner.children) if (typeof child === 'string') text += child
    seen += 1
    if (text.length > 200 || seen > mostChildren) break
  }
  return text
}
