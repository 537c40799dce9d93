import { cleanLine } from '@larder/kitchen/json-ld/plain-text'
import { attributeOf, type HtmlElement, walkElements } from './html-page'

/** A line as somebody sees it on a page, and the element it stands in. */
export interface PageLine {
  readonly text: string
  readonly element: HtmlElement
  /** It is a link and nothing else, as in a menu. */
  readonly isLink: boolean
}

const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark meta link nobr q s small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const unread = new Set(
  'script style template noscript iframe textarea select option svg button canvas object video audio head title datalist math'.split(
    ' ',
  ),
)
const longestLine = 20_000
const lists = new Set('ul ol li table tr dl h1 h2 h3 h4 h5 h6'.split(' '))
const unseen = /screen-reader|sr-only|visually-?hidden|visuallyhidden|u-hidden/i

/** The lines of a part of a page, in their order; menus and the foot of the page are no part of what somebody reads. */
export function readTextLines(root: HtmlElement, most = 100_000): PageLine[] {
  const walk = new LineWalk(most)
  walk.visit(root, root, false)
  walk.flush(root)
  return walk.lines
}

/** All that an element says, in one line. */
export function elementTextOf(element: HtmlElement): string {
  return readTextLines(element)
    .map(({ text }) => text)
    .join(' ')
}

/** All that stands in an element as it was written: for scripts. */
export function rawTextOf(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : '')).join('')
}

class LineWalk {
  readonly lines: PageLine[] = []
  private parts: string[] = []
  private linked = 0
  private length = 0
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  visit(element: HtmlElement, block: HtmlElement, isLink: boolean, isCompact = false): void {
    let before: HtmlElement | string | undefined
    for (const child of element.children) {
      if (this.lines.length >= this.most) return
      if (typeof child === 'string') this.say(child, isLink)
      else if (!isUnread(child)) {
        if (child.tag === 'br') isCompact ? this.say(' ', false) : this.flush(block)
        else if (inline.has(child.tag)) {
          if (isApart(before, child)) this.say(' ', false)
          this.visit(child, block, isLink || child.tag === 'a', isCompact)
        } else if (isCompact || child.tag === 'td' || child.tag === 'th') {
          this.say(' ', false)
          this.visit(child, isCompact ? block : child, isLink, isCompact)
          this.say(' ', false)
        } else this.block(child, isLink)
      }
      before = child
    }
  }

  flush(element: HtmlElement): void {
    const text = cleanLine(this.parts.join(''))
    if (text !== '')
      this.lines.push({ text, element, isLink: this.length > 0 && this.linked === this.length })
    this.parts = []
    this.linked = 0
    this.length = 0
  }

  private block(child: HtmlElement, isLink: boolean): void {
    if (child.parent) this.flush(child.parent)
    this.visit(child, child, isLink, isOneLine(child))
    this.flush(child)
  }

  private say(text: string, isLink: boolean): void {
    if (this.length > longestLine) return
    const kept = text.slice(0, longestLine)
    this.parts.push(kept)
    const said = kept.trim().length
    this.length += said
    if (isLink) this.linked += said
  }
}

function isUnread(element: HtmlElement): boolean {
  if (unread.has(element.tag) || element.tag === 'nav' || element.tag === 'footer') return true
  return unseen.test(attributeOf(element, 'class'))
}

// An item of a list and a row of a table are one line, however many boxes they are built of.
function isOneLine(element: HtmlElement): boolean {
  if (element.tag !== 'li' && element.tag !== 'tr') return false
  let length = 0
  let paragraphs = 0
  for (const inner of walkElements(element)) {
    if (inner !== element && lists.has(inner.tag)) return false
    if (inner.tag === 'p') paragraphs += 1
    for (const child of inner.children) if (typeof child === 'string') length += child.length
    if (length > 2000 || (element.tag === 'tr' && paragraphs > 2)) return false
  }
  return true
}

// '<b>2</b><span>cups</span>' are drawn apart; '1<sup>1/2</sup>' is one and a half.
function isApart(before: HtmlElement | string | undefined, after: HtmlElement): boolean {
  if (after.tag === 'sup') return typeof before === 'string' && /\d$/.test(before)
  if (before === undefined || typeof before === 'string') return false
  return attributeOf(before, 'class') !== '' && attributeOf(after, 'class') !== '' && before.tag !== 'sup'
}
