import type { BookingEntry, BookingEntryKind } from '@larder/contract/inventory'
import {
  ArrowRightLeft,
  ChefHat,
  Combine,
  Droplets,
  PackageMinus,
  PackageOpen,
  PackagePlus,
  Pencil,
  ScanLine,
  Split,
  Trash2,
  Utensils,
} from 'lucide-react'
import { classNames } from '../../ui/class-names'

const iconsByKind: Readonly<Record<BookingEntryKind, typeof Pencil>> = {
  bought: PackagePlus,
  used: Utensils,
  wasted: Trash2,
  moved: ArrowRightLeft,
  corrected: Pencil,
  removed: PackageMinus,
  cooked: ChefHat,
  opened: PackageOpen,
  thawed: Droplets,
  split: Split,
  merged: Combine,
}

/** The kind of activity of a booking, as the dashboard groups it. */
type BookingType = 'scan' | 'recipe' | 'stock'

const scanSources: ReadonlySet<string> = new Set(['photo', 'receipt', 'barcode', 'camera'])

export function bookingType({ kind, source }: Pick<BookingEntry, 'kind' | 'source'>): BookingType {
  if (kind === 'bought' && scanSources.has(source)) return 'scan'
  return kind === 'cooked' || (kind === 'bought' && source === 'cooked') ? 'recipe' : 'stock'
}

const iconsByType: Readonly<Record<BookingType, typeof Pencil | undefined>> = {
  scan: ScanLine,
  recipe: ChefHat,
  stock: undefined,
}

export type BookingIconProps = {
  entry: Pick<BookingEntry, 'kind' | 'source'>
  /** Size classes; 40 px by default. */
  className?: string
}

/** The icon of a booking, shown beside its sentence. */
export function BookingIcon({ entry, className }: BookingIconProps) {
  const type = bookingType(entry)
  const Icon = iconsByType[type] ?? iconsByKind[entry.kind]
  return (
    <span
      aria-hidden
      data-type={type}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-shade text-ink-soft',
        className ?? 'size-10 [&_svg]:size-5',
      )}
    >
      <Icon />
    </span>
  )
}
