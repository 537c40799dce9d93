import { Bookmark } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toPublicAddress } from '../../../base-path'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { toast } from '../../../ui/toasts/toast-store'

/** The messages between the import page and the bookmarklet. */
const readyMessage = 'larder-ready'
export const pageMessageKind = 'larder-page'

/** A page as the cook's browser shows it. */
interface ReceivedPage {
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

/** A bookmarklet that sends the current page, including pages behind a login that a server could not fetch. */
export function BookmarkletOffer() {
  const link = useRef<HTMLAnchorElement>(null)
  const [code] = useState(() => createBookmarklet(toPublicAddress(paths.importRecipes)))
  // React rejects `javascript:` URLs. This one is only meant to be dragged to the bookmarks.
  useLayoutEffect(() => link.current?.setAttribute('href', code), [code])

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast({ title: 'Copied', description: 'Make a bookmark and paste this as its address.' })
    } catch {
      toast({ tone: 'destructive', title: 'It could not be copied', description: 'Drag the button instead.' })
    }
  }

  return (
    <section aria-labelledby="bookmark" className="flex flex-col gap-3 border-t pt-8">
      <h2 id="bookmark" className="text-2xl">
        Straight from your browser
      </h2>
      <p className="max-w-measure text-ink-soft">
        Drag this to your bookmarks. Click it on any recipe page to send that page to Larder. On a phone where
        Larder is installed, use Share instead.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild icon={<Bookmark />}>
          {/* biome-ignore lint/a11y/useValidAnchor: its address is set above, and it is there to be dragged */}
          <a ref={link} href="#bookmark" draggable onClick={(event) => event.preventDefault()}>
            Save to Larder
          </a>
        </Button>
        <Button variant="quiet" onClick={() => void copy()}>
          Copy its address
        </Button>
      </div>
    </section>
  )
}

/** A page that the opener of this window sent. It is only offered, because any site can open this page. */
export function useReceivedPage() {
  const [sent, setSent] = useState<ReceivedPage>()
  useEffect(() => {
    const opener: Window | null = window.opener
    if (!opener) return
    const onMessage = ({ source, data }: MessageEvent) => {
      const page = source === opener ? parsePageMessage(data) : undefined
      if (page) setSent(page)
    }
    window.addEventListener('message', onMessage)
    // Safe for any opener: the message only says that this page is ready.
    opener.postMessage(readyMessage, '*')
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return { sent, forget: () => setSent(undefined) }
}

interface SentPageOfferProps {
  readonly page: ReceivedPage
  readonly onTake: (page: ReceivedPage) => void
  readonly onLeave: () => void
}

/** Offers a page that another window sent, with its host, before it is read. */
export function ReceivedPageOffer({ page, onTake, onLeave }: SentPageOfferProps) {
  const { hostname } = new URL(page.address)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-card border border-herb bg-herb-wash p-4"
    >
      <p className="min-w-0 grow basis-60 wrap-anywhere">
        A page from <strong>{hostname}</strong> is here.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onTake(page)}>
          Read it
        </Button>
        <Button onClick={onLeave}>Leave it</Button>
      </div>
    </div>
  )
}
