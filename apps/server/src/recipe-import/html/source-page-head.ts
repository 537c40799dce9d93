import { cleanLine, toPlainText } from '@larder/kitchen/json-ld/plain-text'
import { normalizeRecipeHeading } from '@larder/kitchen/plain-text-recipe/headings'
import { attributeOf, type HtmlElement, walkElements } from './html-page'
import { elementTextOf, rawTextOf } from './html-text'

/** Metadata from a page's head and headings. */
export interface SourcePageHead {
  readonly title: string
  readonly description?: string
  readonly image?: string
  readonly author?: string
  readonly siteName?: string
  readonly address?: string
}

/** Reads the metadata of a page; its title is without the name of the site. */
export function readSourcePageHead(root: HtmlElement, address = ''): SourcePageHead {
  const meta = new Map<string, string>()
  const headings: string[] = []
  const subheadings: string[] = []
  let title = ''
  let canonical = ''
  for (const element of walkElements(root)) {
    const { tag } = element
    if (tag === 'meta') {
      const name = (attributeOf(element, 'property') || attributeOf(element, 'name')).toLowerCase()
      const content = toPlainText(attributeOf(element, 'content'))
      if (name !== '' && content !== '' && !meta.has(name)) meta.set(name, content)
    } else if (tag === 'h1' && headings.length < 5) headings.push(elementTextOf(element))
    else if (tag === 'h2' && subheadings.length < 5) subheadings.push(elementTextOf(element))
    else if (tag === 'title' && title === '') title = cleanLine(rawTextOf(element))
    else if (tag === 'link' && attributeOf(element, 'rel') === 'canonical')
      canonical = attributeOf(element, 'href')
  }
  const siteName = meta.get('og:site_name')
  const site = { name: siteName ?? '', host: hostOf(address || canonical || (meta.get('og:url') ?? '')) }
  const optional = <Key extends string>(key: Key, value: string | undefined) =>
    value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, string>)
  return {
    title: chooseTitle(
      headings.length > 0 ? headings : inTitle(subheadings, title),
      [meta.get('og:title') ?? '', title],
      site,
    ),
    ...optional('description', meta.get('og:description') ?? meta.get('description')),
    ...optional('image', meta.get('og:image') ?? meta.get('twitter:image')),
    ...optional('author', meta.get('author')),
    ...optional('siteName', siteName),
    ...optional('address', canonical || meta.get('og:url')),
  }
}

interface Site {
  readonly name: string
  readonly host: string
}

function chooseTitle(headings: readonly string[], titles: readonly string[], site: Site): string {
  const filled = headings.filter((heading) => heading !== '' && !isSite(heading, site))
  const bare = titles.map((title) => removeSiteName(title, site)).filter((title) => title !== '')
  // The heading that also occurs in the page title is the dish.
  const [matching] = filled
    .map((heading) => ({ heading, at: Math.min(...titles.map((title) => indexIn(title, heading))) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.at - b.at)
  return matching?.heading ?? (filled.length === 1 ? filled[0] : undefined) ?? bare[0] ?? filled[0] ?? ''
}

// On a page without a main heading, a smaller one that begins the page title before the name of the site is the dish.
function inTitle(subheadings: readonly string[], title: string): string[] {
  return subheadings.filter(
    (heading) =>
      heading !== '' && title.startsWith(heading) && /^\s*[|–—•·:»«-]/.test(title.slice(heading.length)),
  )
}

// The dish comes first in the title, the site last.
function indexIn(title: string, heading: string): number {
  const at = normalizeRecipeHeading(title).indexOf(normalizeRecipeHeading(heading))
  return at === -1 ? Number.POSITIVE_INFINITY : at
}

/** Removes the site's name from a title. Example: 'Plum Cake | Garden Plates' is 'Plum Cake'. */
function removeSiteName(title: string, site: Site): string {
  const parts = title.split(/\s[|–—•·:»«-]\s|\s\|\|\s|\s?\|\s?|\s::\s/).map((part) => part.trim())
  const filled = parts.filter((part) => part !== '')
  if (filled.length < 2) return title.trim()
  const otherParts = filled.filter((part) => !isSite(part, site))
  if (otherParts.length === 0) return filled[0] ?? ''
  // The site's name is unknown: the first part is usually the dish.
  if (otherParts.length === filled.length) return /[|»•·]/.test(title) ? (filled[0] ?? '') : title.trim()
  return otherParts.length === 1 || /[|»•·]/.test(title)
    ? (otherParts[0] ?? '')
    : title.slice(0, title.indexOf(otherParts.at(-1) ?? '') + (otherParts.at(-1)?.length ?? 0)).trim()
}

function isSite(part: string, { name, host }: Site): boolean {
  const plain = normalizeRecipeHeading(part).replace(/[^\p{L}\p{N}]/gu, '')
  if (plain === '') return true
  const [first = ''] = normalizeRecipeHeading(name).split(/\s[|–-]\s/)
  const siteName = first.replace(/[^\p{L}\p{N}]/gu, '')
  if (siteName !== '' && (plain === siteName || (siteName.length > 5 && plain.includes(siteName))))
    return true
  const label = host.replace(/[^\p{L}\p{N}]/gu, '')
  return label.length > 3 && (plain === label || (plain.startsWith(label) && plain.length < label.length + 6))
}

// Returns the site's label: 'garden-plates' for 'www.garden-plates.example'.
function hostOf(address: string): string {
  const host = /^[a-z]+:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1] ?? ''
  const labels = host.toLowerCase().split('.')
  return labels.length > 2 && (labels.at(-2)?.length ?? 0) > 3 ? (labels.at(-2) ?? '') : (labels[0] ?? '')
}
