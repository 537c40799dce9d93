import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** An element of a page with its children in order. */
export interface HtmlElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (HtmlElement | string)[]
  readonly parent?: HtmlElement
}

const maxDepth = 200
const maxElements = 150_000
const maxValueLength = 2000

/**
 * Parses any input into a tree, within the limits above and in linear time. The library's parser searches its whole stack for
 * each tag, so only its tokenizer is used.
 */
export function parseHtml(html: string): HtmlElement {
  const builder = new TreeBuilder(html)
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder)
  tokenizer.write(html)
  tokenizer.end()
  return builder.root
}

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont frame keygen'.split(' '),
)

// Elements that are closed implicitly by the next opening tag.
const closes: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  tr: ['td', 'th', 'tr', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tbody: ['td', 'th', 'tr', 'thead', 'tbody'],
  option: ['option'],
  body: ['head', 'link', 'script'],
}
const closeParagraph = new Set(
  'address article aside blockquote div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)

const keptAttributes = new Set(
  'class id itemprop itemtype itemscope property typeof vocab rel content datetime href src data-src type name title value'.split(
    ' ',
  ),
)

const noAttributes: Map<string, string> = new Map()

class TreeBuilder implements TokenizerCallbacks {
  readonly root: HtmlElement = { tag: '', attributes: noAttributes, children: [] }
  private readonly open: HtmlElement[] = [this.root]
  private readonly openTags = new Map<string, number>()
  /** Elements that are open but too deep to be kept. */
  private beyond = 0
  private elements = 0
  private tag = ''
  private attributes = noAttributes
  private name = ''
  private value: string[] = []
  private valueLength = 0
  private readonly html: string

  constructor(html: string) {
    this.html = html
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, Math.min(end, start + 40)).toLowerCase()
    this.attributes = noAttributes
  }

  onattribname(start: number, end: number): void {
    this.name = this.html.slice(start, Math.min(end, start + 40)).toLowerCase()
    this.value = []
    this.valueLength = 0
  }

  onattribdata(start: number, end: number): void {
    const room = maxValueLength - this.valueLength
    if (room <= 0 || !keptAttributes.has(this.name)) return
    this.value.push(this.html.slice(start, Math.min(end, start + room)))
    this.valueLength += end - start
  }

  onattribentity(point: number): void {
    if (this.valueLength >= maxValueLength || !keptAttributes.has(this.name)) return
    this.value.push(String.fromCodePoint(point))
    this.valueLength += 1
  }

  onattribend(): void {
    if (!keptAttributes.has(this.name) || this.attributes.has(this.name)) return
    if (this.attributes === noAttributes) this.attributes = new Map()
    this.attributes.set(this.name, this.value.join(''))
  }

  onopentagend(): void {
    this.begin()
  }

  onselfclosingtag(): void {
    this.begin()
    if (this.top().tag === this.tag && this.beyond === 0 && isForeign(this.top())) this.pop()
  }

  onclosetag(start: number, end: number): void {
    const tag = this.html.slice(start, Math.min(end, start + 40)).toLowerCase()
    if (tag === 'br') this.add({ tag, attributes: noAttributes, children: [], parent: this.top() })
    else if (this.beyond > 0) this.beyond -= 1
    else if ((this.openTags.get(tag) ?? 0) > 0) while (this.pop() !== tag);
  }

  ontext(start: number, end: number): void {
    this.addText(this.html.slice(start, end))
  }

  ontextentity(point: number): void {
    this.addText(String.fromCodePoint(point))
  }

  oncdata(start: number, end: number, offset: number): void {
    this.addText(this.html.slice(start, end - offset))
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private begin(): void {
    const { tag } = this
    for (const closed of closes[tag] ?? []) if (this.top().tag === closed) this.pop()
    if (closeParagraph.has(tag) && this.top().tag === 'p') this.pop()
    const isEmpty = voidElements.has(tag)
    if (this.open.length >= maxDepth && !isEmpty) {
      this.beyond += 1
      return
    }
    if (this.elements >= maxElements) {
      if (!isEmpty) this.beyond += 1
      return
    }
    const element = { tag, attributes: this.attributes, children: [], parent: this.top() }
    this.elements += 1
    this.add(element)
    if (isEmpty) return
    this.open.push(element)
    this.openTags.set(tag, (this.openTags.get(tag) ?? 0) + 1)
  }

  private top(): HtmlElement {
    return this.open.at(-1) ?? this.root
  }

  private pop(): string {
    if (this.open.length < 2) return ''
    const { tag } = this.open.pop() ?? this.root
    this.openTags.set(tag, (this.openTags.get(tag) ?? 1) - 1)
    return tag
  }

  private add(child: HtmlElement): void {
    this.top().children.push(child)
  }

  private addText(text: string): void {
    const { children } = this.top()
    const before = children.at(-1)
    if (typeof before === 'string') children[children.length - 1] = before + text
    else children.push(text)
  }
}

function isForeign(element: HtmlElement): boolean {
  return element.tag === 'svg' || element.tag === 'path' || element.parent?.tag === 'svg'
}

/** Returns the value of an attribute, or an empty string. */
export function attributeOf(element: HtmlElement, name: string): string {
  return element.attributes.get(name) ?? ''
}

/** Yields every element of a subtree in document order, parents first. */
export function* walkElements(root: HtmlElement): Generator<HtmlElement> {
  const pending: HtmlElement[] = [root]
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at]
      if (typeof child === 'object') pending.push(child)
    }
  }
}
