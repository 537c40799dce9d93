import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../router/link'
import { classNames } from '../class-names'
import { buttonStyle } from '../controls/button-style'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  page: number
  pageCount: number
  /** Returns the URL of a page. Without it the steps are buttons that call `onPageChange`. */
  hrefOf?: (page: number) => string
  onPageChange?: (page: number) => void
}

/** Returns the page numbers to show around the current one: `pageWindow(7, 25)` is `[5, 6, 7, 8, 9]`. */
export function pageWindow(page: number, pageCount: number, size = 5): number[] {
  const visibleCount = Math.max(0, Math.min(size, pageCount))
  const current = Math.min(Math.max(1, page), Math.max(1, pageCount))
  const first = Math.min(
    Math.max(1, current - Math.floor(visibleCount / 2)),
    Math.max(1, pageCount - visibleCount + 1),
  )
  return Array.from({ length: visibleCount }, (_, index) => first + index)
}

type PaginationStepProps = {
  label: string
  current?: boolean
  disabled?: boolean
  to?: string | undefined
  onSelect?: (() => void) | undefined
  children: ReactNode
}

const stepStyle = 'min-h-11 min-w-11 gap-1 px-2 numbers'

/** One step of a pagination: a link if the page is in the URL, otherwise a button. */
function PaginationStep({ label, current, disabled, to, onSelect, children }: PaginationStepProps) {
  const style = classNames(buttonStyle(current ? 'primary' : 'quiet'), stepStyle)
  const commonProps = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className: style,
  }
  if (to !== undefined && !disabled) {
    return (
      <Link to={to} {...commonProps}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" disabled={disabled} onClick={onSelect} {...commonProps}>
      {children}
    </button>
  )
}

/** Previous, up to five pages around the current one, next. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, onPageChange, className, ...rest }: PaginationProps) {
  if (pageCount < 2) return null
  const stepTo = (target: number) => ({ to: hrefOf?.(target), onSelect: () => onPageChange?.(target) })
  return (
    <nav aria-label="Pagination" className={classNames('flex justify-center', className)} {...rest}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <PaginationStep label="Previous page" disabled={page <= 1} {...stepTo(page - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
            <span className="pe-1 max-sm:hidden">Previous</span>
          </PaginationStep>
        </li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <PaginationStep label={`Page ${number}`} current={number === page} {...stepTo(number)}>
              {number}
            </PaginationStep>
          </li>
        ))}
        <li>
          <PaginationStep label="Next page" disabled={page >= pageCount} {...stepTo(page + 1)}>
            <span className="ps-1 max-sm:hidden">Next</span>
            <ChevronRight aria-hidden className="size-5" />
          </PaginationStep>
        </li>
      </ul>
    </nav>
  )
}
