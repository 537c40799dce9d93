import { CalendarDays, CloudOff } from 'lucide-react'
import { Fragment } from 'react'
import { recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import type { ShoppingListRow } from '../shopping-rows'

interface RowMarksProps {
  readonly row: ShoppingListRow
  /** Names of the other cooks who added it, without repeats. */
  readonly by: readonly string[]
  /** It cannot be sent at the moment. */
  readonly isStalled: boolean
  /** Show the full text instead of truncating it. */
  readonly isExpanded: boolean
  readonly id: string
}

/** The dishes, authors and sync state of a row, in one line, so that many rows fit on a phone. */
export function RowBadges({ row, by, isStalled, isExpanded, id }: RowMarksProps) {
  const planned = row.lines.some(({ plan }) => plan)
  const leaves = row.lines.length === 1 ? row.lines.flatMap((line) => line.leaves ?? []) : []
  const badges = [
    isStalled && (
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
        {row.for.map(({ recipeId, title }, index) => (
          <Fragment key={recipeId}>
            {index === 0 ? 'for ' : ', '}
            <Link to={recipePath(recipeId)}>{title}</Link>
          </Fragment>
        ))}
      </>
    ),
    leaves.length > 0 && leaves.join(', '),
  ]
  return (
    <p
      id={id}
      className={classNames('py-0.5 text-sm text-ink-soft', isExpanded ? 'wrap-anywhere' : 'truncate')}
    >
      {badges
        .filter((badge) => badge !== false)
        .map((badge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same kinds in the same order
          <Fragment key={index}>
            {index > 0 && ' · '}
            {badge}
          </Fragment>
        ))}
    </p>
  )
}
