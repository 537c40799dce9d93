import { ShoppingBasket } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { sentenceOf } from '../../api/api-error'
import { useMe } from '../../api/use-me'
import { Button } from '../../ui/button'
import { counted } from '../../ui/counted'
import { EmptyState } from '../../ui/empty-state'
import { ErrorNote } from '../../ui/error-note'
import { PageHeading } from '../../ui/page-heading'
import { useToasterReady } from '../../ui/use-toaster-ready'
import { WaitingChanges } from '../../ui/waiting-changes'
import { AddLine } from './add-line'
import { removeLine } from './deeds'
import { ListSkeleton } from './list-skeleton'
import { keyOfLine, useShoppingList } from './queries'
import { ShopNow } from './shop-now'
import { ShoppingLine } from './shopping-line'
import type { ShownLine } from './shopping-state'
import { useLinesInAddress } from './use-lines-in-address'

/** What the household means to buy, in the order it was put down. */
export function ShoppingPage() {
  const { lines, failure, reading, readAgain, heldUp, elsewhere } = useShoppingList()
  const { me } = useMe()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useLinesInAddress()
  useToasterReady()

  const remove = useCallback((line: ShownLine) => {
    const rows = [...(list.current?.children ?? [])]
    const place = rows.findIndex((row) => row.getAttribute('data-line') === String(line.id))
    const next = rows[place + 1] ?? rows[place - 1]
    // Before the line goes, so that several can be removed one after the other.
    const button = next?.querySelector<HTMLElement>('[data-removes]') ?? input.current
    button?.focus()
    void removeLine(line)
  }, [])

  return (
    <div className="mx-auto flex min-h-(--page-height) w-full max-w-2xl flex-col gap-6 px-4 pt-8 sm:px-6 sm:pt-12">
      <PageHeading title="Shopping List" intro="Everybody in your household sees the same list." />
      <AddLine input={input} />
      {failure && (
        <ErrorNote
          action={
            <Button busy={reading} onClick={readAgain}>
              Try Again
            </Button>
          }
        >
          Your list could not be read. {sentenceOf(failure)}
        </ErrorNote>
      )}
      <div className="flex grow flex-col gap-2 pb-6">
        <div className="flex min-h-6 flex-wrap gap-x-4 text-ink-soft">
          <p role="status" className="numbers">
            {lines && lines.length > 0 && counted(lines.length, 'thing')}
          </p>
          <WaitingChanges
            heldUp={heldUp}
            elsewhere={elsewhere}
            className="flex flex-wrap gap-x-4 print:hidden"
          />
        </div>
        {lines === null && <ListSkeleton />}
        {lines?.length === 0 && !failure && (
          <EmptyState
            icon={<ShoppingBasket />}
            title="Nothing to buy"
            hint="Write down what you are out of. It stays here until you have it."
          />
        )}
        {lines && lines.length > 0 && (
          <ul ref={list} aria-label="To buy" className="flex flex-col divide-y border-y">
            {lines.map((line) => (
              <ShoppingLine
                key={keyOfLine(line)}
                line={line}
                by={me && line.addedBy !== me.name ? line.addedBy : undefined}
                heldUp={heldUp > 0 && line.draft !== undefined}
                onRemove={remove}
              />
            ))}
          </ul>
        )}
      </div>
      {lines && lines.length > 0 && <ShopNow lines={lines} />}
    </div>
  )
}
