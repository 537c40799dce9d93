import { Button } from '../../../ui/controls/button'
import type { ReceivedPage } from './bookmarklet'

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
