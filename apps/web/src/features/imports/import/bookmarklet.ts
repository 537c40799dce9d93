/** What the import page says when it is ready to be told of a page, and how that is told. */
export const readyMessage = 'larder-ready'
export const pageMessageKind = 'larder-page'

/** A page as the cook's own browser shows it. */
export interface ReceivedPage {
  readonly address: string
  readonly html: string
}

/**
 * What a bookmark does on a page of another site: it opens our import page and, once that is ready, tells it what is on this
 * one. Where the other site keeps the two apart, the address alone arrives.
 */
export function createBookmarklet(importPage: string): string {
  const { origin, href } = new URL(importPage)
  const code = `(function(){var w=window.open(${quoteForBookmarklet(`${href}?from=`)}+encodeURIComponent(location.href));function t(e){if(e.source!==w||e.origin!==${quoteForBookmarklet(origin)}||e.data!==${quoteForBookmarklet(readyMessage)})return;removeEventListener('message',t);w.postMessage({kind:${quoteForBookmarklet(pageMessageKind)},address:location.href,html:document.documentElement.outerHTML.slice(0,4000000)},${quoteForBookmarklet(origin)})}addEventListener('message',t)})()`
  return `javascript:${encodeURIComponent(code)}`
}

// Within a bookmark single quotes do; an address holds none that is not escaped.
function quoteForBookmarklet(plain: string): string {
  return `'${plain.replaceAll("'", '%27')}'`
}

/** The page a message tells of; nothing for any other message. */
export function parsePageMessage(data: unknown): ReceivedPage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, address, html } = data as Partial<Record<string, unknown>>
  if (kind !== pageMessageKind || typeof address !== 'string' || typeof html !== 'string') return undefined
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return undefined
  return { address: address.slice(0, 2000), html: html.slice(0, 4_000_000) }
}
