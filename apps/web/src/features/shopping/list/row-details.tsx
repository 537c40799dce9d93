import { ListX, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Select } from '../../../ui/fields/select'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { moveRow, removeLines, removeRow } from '../list-actions'
import type { ShoppingListRow } from '../shopping-rows'
import { LineEdit } from './line-edit'

interface LineOriginProps {
  readonly line: ListLine
}

/** Shows who added a line, and when, as far as known. */
function LineOrigin({ line: { addedBy, addedAt } }: LineOriginProps) {
  if (addedBy === undefined && addedAt === undefined) return null
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      Added{addedBy !== undefined && ` by ${addedBy}`}{' '}
      {addedAt !== undefined && <RelativeTime at={addedAt} />}
    </p>
  )
}

interface RowDetailsProps {
  readonly row: ShoppingListRow
  readonly id: string
  readonly lists: readonly ListName[]
  readonly onEdit: () => void
}

/** Further actions for a row, and the lines it consists of. */
export function RowDetails({ row, id, lists, onEdit }: RowDetailsProps) {
  const [editing, setEditing] = useState<string>()
  const container = useRef<HTMLDivElement>(null)
  const [onlyLine] = row.lines.length === 1 ? row.lines : []
  const otherLists = lists.filter((list) => list.id !== row.lines[0]?.list)

  function finishEdit(line: string) {
    flushSync(() => setEditing(undefined))
    container.current?.querySelector<HTMLElement>(`[data-edits="${line}"]`)?.focus()
  }

  return (
    <div ref={container} id={id} className="flex flex-col gap-3 ps-2 pb-4 sm:ps-13">
      {onlyLine ? (
        <LineOrigin line={onlyLine} />
      ) : (
        <ul className="flex flex-col divide-y border-y">
          {row.lines.map((line) =>
            line.id === editing ? (
              <li key={line.id}>
                <LineEdit line={line} onDone={() => finishEdit(line.id)} />
              </li>
            ) : (
              <li key={line.id} className="flex items-center gap-x-1 py-1">
                <div className="min-w-0 grow">
                  <p className="wrap-anywhere">{line.text}</p>
                  <LineOrigin line={line} />
                </div>
                <IconButton
                  label={`Edit ${line.text}`}
                  icon={<Pencil />}
                  data-edits={line.id}
                  onClick={() => setEditing(line.id)}
                />
                <IconButton
                  label={`Remove ${line.text}`}
                  icon={<ListX />}
                  onClick={() => removeLines([line.id], line.text)}
                />
              </li>
            ),
          )}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {onlyLine && (
          <Button icon={<Pencil />} onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button icon={<ListX />} onClick={() => removeRow(row)}>
          {onlyLine ? 'Remove' : 'Remove all'}
        </Button>
        {otherLists.length > 0 && (
          <Select
            aria-label="Move to another list"
            value=""
            placeholder="Move to…"
            options={otherLists.map((list) => ({ value: list.id, label: list.name }))}
            onChange={({ target }) => {
              const to = otherLists.find((list) => list.id === target.value)
              if (to) moveRow(row, to)
            }}
            className="min-w-30 max-sm:grow sm:w-48"
          />
        )}
      </div>
    </div>
  )
}
