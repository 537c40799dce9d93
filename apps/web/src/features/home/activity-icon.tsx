import type { BookingEntry, BookingKind } from '@larder/contract/inventory'
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
import type { ReactNode } from 'react'
import { activityType } from './activity-type'

const icons: Record<BookingKind, ReactNode> = {
  bought: <PackagePlus />,
  used: <Utensils />,
  wasted: <Trash2 />,
  moved: <ArrowRightLeft />,
  corrected: <Pencil />,
  removed: <PackageMinus />,
  cooked: <ChefHat />,
  opened: <PackageOpen />,
  thawed: <Droplets />,
  split: <Split />,
  merged: <Combine />,
}

export function ActivityIcon({ entry }: { readonly entry: BookingEntry }) {
  const type = activityType(entry)
  return (
    <span
      aria-hidden
      data-type={type}
      className="grid size-10 shrink-0 place-items-center rounded-full bg-shade text-ink-soft [&_svg]:size-5"
    >
      {type === 'scan' && <ScanLine />}
      {type === 'recipe' && <ChefHat />}
      {type === 'stock' && icons[entry.kind]}
    </span>
  )
}
