import { CalendarDays, CloudOff } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { recipePath } from '../../../paths'
import { classNames } from '../../../ui/class-names'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import type { ShoppingListRow } from '../shopping-rows'

interface RowMarksProps {
  readonly row: ShoppingListRow
  /** Who else put it down, each once. */
  readonly by: readonly string[]
  /** It cannot be sent at the moment. */
  readonly heldUp: boolean
  /** There is room for all of it. */
  readonly whole: boolean
  readonly id: string
}

/** What a row is for, whose it is, and whether the household knows of it yet: one line, so that many rows fit on a phone. */
export function RowBadges({ row, by, heldUp, whole, id }: RowMarksProps) {
  const planned = row.lines.some(({ plan }) => plan)
  const leaves = row.lines.length === 1 ? row.lines.flatMap((line) => line.leaves ?? []) : []
  const marks = [
    heldUp && (
      <>
        <CloudOff aria-hidden className="-mt-0.5 me-1 inline size-4" />
        Waiting to sync
      </>
    ),
    row.lines.length > 1 && `${formatNounCount(row.lines.length, 'line')} together`,
    by.length > 0 && `from ${by.join(' and ')}`,
    (planned || row.for.length > 0) && (
      <>
        {planned && <CalendarDays aria-hidden className="-mt-0.5 me-1 inline size-4" />}
        {planned && (row.for.length === 0 ? 'planned' : <span className="sr-only">planned </span>)}
        {row.for.map(({ recipeId, title }, at) => (
          <Fragment key={recipeId}>
            {at === 0 ? 'for ' : ', '}
            <Link to={recipePath(recipeId)}>{title}</Link>
          </Fragment>
        ))}
      </>
    ),
    leaves.length > 0 && leaves.join(', '),
  ]
  return (
    <p id={id} className={classNames('py-0.5 text-sm text-ink-soft', whole ? 'wrap-anywhere' : 'truncate')}>
      {marks
        .filter((mark) => mark !== false)
        .map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same kinds in the same order
          <Fragment key={at}>
            {at > 0 && ' · '}
            {mark}
          </Fragment>
        ))}
    </p>
  )
}
