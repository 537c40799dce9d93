import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../../../ui/class-names'

interface SortButtonProps {
  readonly label: string
  readonly sorted: 'ascending' | 'descending' | 'none'
  /** For numeric columns, which are aligned at the end. */
  readonly end?: boolean
  readonly onPress: () => void
}

/** A column header: sorts by the column, and reverses the order when pressed again. */
export function SortButton({ label, sorted, end = false, onPress }: SortButtonProps) {
  const Arrow = sorted === 'none' ? ChevronsUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-inner px-2 font-semibold transition-colors enabled-hover:bg-shade',
        end && 'flex-row-reverse',
        sorted === 'none' ? 'text-ink-soft' : 'text-ink',
      )}
    >
      {label}
      <Arrow aria-hidden className="size-4 shrink-0" />
    </button>
  )
}
