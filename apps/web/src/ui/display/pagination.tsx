import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { pageWindow } from './page-window'
import { PaginationStep } from './pagination-step'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  page: number
  pageCount: number
  /** Returns the URL of a page. Without it the steps are buttons that call `onPageChange`. */
  hrefOf?: (page: number) => string
  onPageChange?: (page: number) => void
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
