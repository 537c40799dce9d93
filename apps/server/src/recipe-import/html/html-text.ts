import { cleanLine } from '@larder/kitchen/json-ld/plain-text'
import { attributeOf, type HtmlElement, walkElements } from './html-page'

/** A visible line of a page and its element. */
export interface PageLine {
  readonly text: string
  readonly element: HtmlElement
  /** The whole line is a link, as in a menu. */
  readonly isLink: boolean
}

const inlineTags = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark meta link nobr q s small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const skippedTags = new Set(
  'script style template noscript iframe textarea select option svg button canvas object video audio head title datalist math'.split(
    ' ',
  ),
)
const maxLineLength = 20_000
const blockTags = new Set('ul ol li table tr dl h1 h2 h3 h4 h5 h6'.split(' '))
const hiddenClass = /screen-reader|sr-only|visually-?hidden|visuallyhidden|u-hidden/i

/** Returns the visible lines of a subtree in order, without menus and footers. */
export function readTextLines(root: HtmlElement, maxLines = 100_000): PageLine[] {
  const walk = new LineWalk(maxLines)
  walk.visit(root, root, false)
  walk.flush(root)
  return walk.lines
}

/** Returns the text of an element in one line. */
export function elementTextOf(element: HtmlElement): string {
  return readTextLines(element)
    .map(({ text }) => text)
    .join(' ')
}

/** Returns the unprocessed text of an element, for scripts. */
export function rawTextOf(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : '')).join('')
}

class LineWalk {
  readonly lines: PageLine[] = []
  private parts: string[] = []
  private linked = 0
  private length = 0
  private readonly maxLines: number

  constructor(maxLines: number) {
    this.maxLines = maxLines
  }

  visit(element: HtmlElement, block: HtmlElement, isLink: boolean, isCompact = false): void {
    let before: HtmlElement | string | undefined
    for (const child of element.children) {
      if (this.lines.length >= this.maxLines) return
      if (typeof child === 'string')
        block.tag === 'pre' ? this.sayLines(child, block) : this.say(child, isLink)
      else if (!isSkipped(child)) {
        if (child.tag === 'br') isCompact ? this.say(' ', false) : this.flush(block)
        else if (inlineTags.has(child.tag)) {
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

  // Preformatted text is broken where it is broken in the source.
  private sayLines(text: string, block: HtmlElement): void {
    for (const [at, line] of text.split('\n', this.maxLines).entries()) {
      if (at > 0) this.flush(block)
      this.say(line, false)
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
    if (this.length > maxLineLength) return
    const kept = text.slice(0, maxLineLength)
    this.parts.push(kept)
    const textLength = kept.trim().length
    this.length += textLength
    if (isLink) this.linked += textLength
  }
}

function isSkipped(element: HtmlElement): boolean {
  if (skippedTags.has(element.tag) || element.tag === 'nav' || element.tag === 'footer') return true
  return hiddenClass.test(attributeOf(element, 'class'))
}

// An item of a list and a row of a table are one line, however many elements they contain.
function isOneLine(element: HtmlElement): boolean {
  if (element.tag !== 'li' && element.tag !== 'tr') return false
  let length = 0
  let paragraphs = 0
  for (const inner of walkElements(element)) {
    if (inner !== element && blockTags.has(inner.tag)) return false
    if (inner.tag === 'p') paragraphs += 1
    for (const child of inner.children) if (typeof child === 'string') length += child.length
    if (length > 2000 || (element.tag === 'tr' && paragraphs > 2)) return false
  }
  return true
}

const shortAmount = /^[\d¼½¾⅓⅔⅛][\d.,/¼½¾⅓⅔⅛–-]{0,6}(?:\s?\p{L}{1,12}\.?)?$/u

// '<b>2</b><span>cups</span>' are displayed apart; '1<sup>1/2</sup>' is one and a half.
function isApart(before: HtmlElement | string | undefined, after: HtmlElement): boolean {
  if (after.tag === 'sup') return typeof before === 'string' && /\d$/.test(before)
  if (before === undefined || typeof before === 'string') return false
  if (before.tag === 'span' && after.tag === 'span' && shortAmount.test(rawTextOf(before).trim()))
    return /^\s*\p{L}/u.test(rawTextOf(after))
  return attributeOf(before, 'class') !== '' && attributeOf(after, 'class') !== '' && before.tag !== 'sup'
}
