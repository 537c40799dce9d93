import { Bookmark } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { toast } from '../../../ui/toasts/toast-store'
import { createBookmarklet } from './bookmarklet'

/** A bookmarklet that sends the current page, including pages behind a login that a server could not fetch. */
export function BookmarkletOffer() {
  const link = useRef<HTMLAnchorElement>(null)
  const [code] = useState(() => createBookmarklet(new URL(paths.importRecipes, window.location.href).href))
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
        Drag this to your bookmarks. Pressed on any recipe, it sends the page you see to Larder. On a phone
        where Larder is installed, use Share instead.
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
