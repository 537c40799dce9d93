import type { ShelfChangeEntry } from '@larder/contract/fridge'
import { useRef } from 'react'
import { Button } from '../../ui/controls/button'
import { ChangeRow } from './change-row'
import { groupFridgeChanges } from './describe-fridge-change'

interface ChangeListProps {
  readonly changes: readonly ShelfChangeEntry[]
  /** Loads more changes; undefined when all are loaded. */
  readonly more: (() => unknown) | undefined
  readonly fetching: boolean
}

/** The booked changes of the shelves. */
export function ChangeList({ changes, more, fetching }: ChangeListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="what-changed" className="flex flex-col gap-4">
      <h2 id="what-changed" ref={heading} tabIndex={-1} className="text-2xl">
        What changed
      </h2>
      {changes.length === 0 ? (
        <p className="text-ink-soft">
          Nothing has come or gone yet. What a camera sees shows here, with Undo.
        </p>
      ) : (
        <ul className="border-y">
          {groupFridgeChanges(changes).map((group) => (
            <ChangeRow key={group.key} group={group} onUndone={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {more && (
        <Button className="self-center" busy={fetching} onClick={() => void more()}>
          Show more
        </Button>
      )}
    </section>
  )
}
