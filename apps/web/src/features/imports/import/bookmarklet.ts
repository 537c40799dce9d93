/** The messages between the import page and the bookmarklet. */
export const readyMessage = 'larder-ready'
export const pageMessageKind = 'larder-page'

/** A page as the cook's browser shows it. */
export interface ReceivedPage {
  readonly address: string
  readonly html: string
}

/**
 * Creates the code of the bookmarklet: it opens the import page and, once that is ready, posts the current page to it.
 * If the other site isolates the windows, only the URL arrives.
 */
export function createBookmarklet(importPage: string): string {
  const { origin, href } = new URL(importPage)
  const code = `(function(){var w=window.open(${quoteForBookmarklet(`${href}?from=`)}+encodeURIComponent(location.href));function t(e){if(e.source!==w||e.origin!==${quoteForBookmarklet(origin)}||e.data!==${quoteForBookmarklet(readyMessage)})return;removeEventListener('message',t);w.postMessage({kind:${quoteForBookmarklet(pageMessageKind)},address:location.href,html:document.documentElement.outerHTML.slice(0,4000000)},${quoteForBookmarklet(origin)})}addEventListener('message',t)})()`
  return `javascript:${encodeURIComponent(code)}`
}

// Single quotes suffice in a bookmarklet; URLs contain none unescaped.
function quoteForBookmarklet(plain: string): string {
  return `'${plain.replaceAll("'", '%27')}'`
}

/** Returns the page of a message; undefined for any other message. */
export function parsePageMessage(data: unknown): ReceivedPage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, address, html } = data as Partial<Record<string, unknown>>
  if (kind !== pageMessageKind || typeof address !== 'string' || typeof html !== 'string') return undefined
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return undefined
  return { address: address.slice(0, 2000), html: html.slice(0, 4_000_000) }
}
