import { cleanLine, toPlainText } from '@larder/kitchen/json-ld/plain-text'
import { normalizeRecipeHeading } from '@larder/kitchen/plain-text-recipe/headings'
import { attributeOf, type HtmlElement, walkElements } from './html-page'
import { elementTextOf, rawTextOf } from './html-text'

/** What a page says of itself in its head, and its headings. */
export interface SourcePageHead {
  readonly title: string
  readonly description?: string
  readonly image?: string
  readonly author?: string
  readonly siteName?: string
  readonly address?: string
}

/** The name of the dish a page is about, without the name of the site, and what else its head says. */
export function readSourcePageHead(root: HtmlElement, address = ''): SourcePageHead {
  const meta = new Map<string, string>()
  const headings: string[] = []
  let title = ''
  let canonical = ''
  for (const element of walkElements(root)) {
    const { tag } = element
    if (tag === 'meta') {
      const name = (attributeOf(element, 'property') || attributeOf(element, 'name')).toLowerCase()
      const content = toPlainText(attributeOf(element, 'content'))
      if (name !== '' && content !== '' && !meta.has(name)) meta.set(name, content)
    } else if (tag === 'h1' && headings.length < 5) headings.push(elementTextOf(element))
    else if (tag === 'title' && title === '') title = cleanLine(rawTextOf(element))
    else if (tag === 'link' && attributeOf(element, 'rel') === 'canonical')
      canonical = attributeOf(element, 'href')
  }
  const siteName = meta.get('og:site_name')
  const site = { name: siteName ?? '', host: hostOf(address || canonical || (meta.get('og:url') ?? '')) }
  const said = <Key extends string>(key: Key, value: string | undefined) =>
    value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, string>)
  return {
    title: bestTitle(headings, [meta.get('og:title') ?? '', title], site),
    ...said('description', meta.get('og:description') ?? meta.get('description')),
    ...said('image', meta.get('og:image') ?? meta.get('twitter:image')),
    ...said('author', meta.get('author')),
    ...said('siteName', siteName),
    ...said('address', canonical || meta.get('og:url')),
  }
}

interface Site {
  readonly name: string
  readonly host: string
}

function bestTitle(headings: readonly string[], titles: readonly string[], site: Site): string {
  const filled = headings.filter((heading) => heading !== '' && !isSite(heading, site))
  const bare = titles.map((title) => removeSiteName(title, site)).filter((title) => title !== '')
  // The heading that the head of the page repeats is the dish; of several, one that it does not is something else.
  const [told] = filled
    .map((heading) => ({ heading, at: Math.min(...titles.map((title) => placeIn(title, heading))) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.at - b.at)
  return told?.heading ?? (filled.length === 1 ? filled[0] : undefined) ?? bare[0] ?? filled[0] ?? ''
}

// What comes first in the head is the dish; the site comes last.
function placeIn(title: string, heading: string): number {
  const at = normalizeRecipeHeading(title).indexOf(normalizeRecipeHeading(heading))
  return at === -1 ? Number.POSITIVE_INFINITY : at
}

/** A title without the name of the site behind or before it. Example: 'Plum Cake | Garden Plates' is 'Plum Cake'. */
export function removeSiteName(title: string, site: Site): string {
  const parts = title.split(/\s[|–—•·:»«-]\s|\s\|\|\s|\s?\|\s?|\s::\s/).map((part) => part.trim())
  const filled = parts.filter((part) => part !== '')
  if (filled.length < 2) return title.trim()
  const own = filled.filter((part) => !isSite(part, site))
  if (own.length === 0) return filled[0] ?? ''
  // Nobody said what the site is called: the longest part is not it, and the dish mostly comes first.
  if (own.length === filled.length) return /[|»•·]/.test(title) ? (filled[0] ?? '') : title.trim()
  return own.length === 1 || /[|»•·]/.test(title)
    ? (own[0] ?? '')
    : title.slice(0, title.indexOf(own.at(-1) ?? '') + (own.at(-1)?.length ?? 0)).trim()
}

function isSite(part: string, { name, host }: Site): boolean {
  const plain = normalizeRecipeHeading(part).replace(/[^\p{L}\p{N}]/gu, '')
  if (plain === '') return true
  const [first = ''] = normalizeRecipeHeading(name).split(/\s[|–-]\s/)
  const called = first.replace(/[^\p{L}\p{N}]/gu, '')
  if (called !== '' && (plain === called || (called.length > 5 && plain.includes(called)))) return true
  const label = host.replace(/[^\p{L}\p{N}]/gu, '')
  return label.length > 3 && (plain === label || (plain.startsWith(label) && plain.length < label.length + 6))
}

// 'www.garden-plates.example' is called 'garden-plates'.
function hostOf(address: string): string {
  const host = /^[a-z]+:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1] ?? ''
  const labels = host.toLowerCase().split('.')
  return labels.length > 2 && (labels.at(-2)?.length ?? 0) > 3 ? (labels.at(-2) ?? '') : (labels[0] ?? '')
}
