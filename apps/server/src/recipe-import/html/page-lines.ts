import { headingPart, type RecipePart } from '@larder/kitchen/plain-text-recipe/headings'
import { ingredientLikelihood, stepLikelihood } from '@larder/kitchen/plain-text-recipe/line-likelihood'
import { attributeOf, type HtmlElement } from './html-page'
import { type PageLine, readTextLines } from './html-text'
import { findMarkupHint, type MarkupHint } from './markup-hints'
import { isGroupHead, joinRows } from './page-rows'

/** A line of a page with its scores and hints. */
export interface ScoredLine extends PageLine {
  readonly isItem: boolean
  /** The list or container shared with neighbouring lines. */
  readonly group: HtmlElement
  /** It is formatted as a heading. */
  readonly isHeading: boolean
  /** It heads the items below it in a list or table. */
  readonly isGroupHead?: boolean
  readonly opens?: RecipePart
  readonly hint?: MarkupHint
  readonly hintRoot?: HtmlElement
  readonly ingredient: number
  readonly step: number
}

const maxLines = 4000

/** Scores the lines of a page, at most the first few thousand. */
export function scorePageLines(root: HtmlElement): ScoredLine[] {
  const hintCache: Parameters<typeof findMarkupHint>[1] = new Map()
  const lines = joinRows(readTextLines(root, maxLines))
    .flatMap(splitParagraph)
    .slice(0, maxLines)
    .map((line) => toScoredLine(line, hintCache))
  return applyHeadings(lines)
}

// A page may write its ingredients as one paragraph: '4 figs, 1 onion, 200 g flour, …'.
function splitParagraph(line: PageLine): PageLine[] {
  if (line.text.length > 1500 || !/^\d[^,]*,.*?,.*?,/.test(line.text)) return [line]
  const parts = line.text.split(/,\s(?![^()]*\))/)
  const numbered = parts.filter((part) => /^\d/.test(part) && part.length < 60).length
  return numbered < 4 || numbered < parts.length / 2 ? [line] : parts.map((text) => ({ ...line, text }))
}

// A container named 'method' may also hold the ingredients; headings inside it take precedence.
function applyHeadings(lines: readonly ScoredLine[]): ScoredLine[] {
  let last: ScoredLine | undefined
  return lines.map((line) => {
    if (line.opens) last = line
    const opened = last?.hintRoot !== undefined && last.hintRoot === line.hintRoot ? last.opens : undefined
    return opened && opened !== line.hint ? { ...line, hint: opened } : line
  })
}

function toScoredLine(line: PageLine, hintCache: Parameters<typeof findMarkupHint>[1]): ScoredLine {
  const { element, text } = line
  const isHead = isGroupHead(element, text)
  const item = findAncestor(element, ['li', 'tr', 'dt', 'dd'], 4)
  const hint = findMarkupHint(element, hintCache)
  const isHeading = /^h[1-6]$/.test(element.tag) || isHeadingLike(element, text)
  const opens = isHeading || !line.isLink ? headingPart(text) : undefined
  return {
    ...line,
    isItem: item !== undefined,
    group: item?.parent ?? element.parent ?? element,
    isHeading,
    ...(isHead ? { isGroupHead: true } : {}),
    ...(opens && !isInSentence(line) ? { opens } : {}),
    ...(hint ? { hint: hint.hint, hintRoot: hint.root } : {}),
    ingredient: isHeading && !item && !/^[\d¼½¾⅓⅔]/.test(text) ? 0 : ingredientLikelihood(text),
    step: stepLikelihood(text),
  }
}

function findAncestor(
  element: HtmlElement,
  tags: readonly string[],
  levels: number,
): HtmlElement | undefined {
  let current: HtmlElement | undefined = element
  for (let level = 0; current && level < levels; level += 1, current = current.parent)
    if (tags.includes(current.tag)) return current
  return undefined
}

// A paragraph that is entirely bold, or has a heading class, is a heading.
function isHeadingLike(element: HtmlElement, text: string): boolean {
  if (text.length > 60) return false
  if (
    /(?:^|[\s_-])(?:heading|header|title|headline|subtitle)(?:[\s_-]|$)/i.test(attributeOf(element, 'class'))
  )
    return true
  const filled = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  const [only] = filled
  return filled.length === 1 && typeof only === 'object' && (only.tag === 'strong' || only.tag === 'b')
}

function isInSentence({ text }: PageLine): boolean {
  return text.length > 40 && /[.!?]$/.test(text)
}
