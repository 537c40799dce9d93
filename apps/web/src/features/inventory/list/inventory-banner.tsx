import { Plus, ScanLine } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'

interface InventoryBannerProps {
  readonly onAdd: () => void
}

export function InventoryBanner({ onAdd }: InventoryBannerProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 rounded-card bg-herb-wash p-3 @md:gap-y-4 @md:p-4 @2xl:p-8">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-xl @md:text-2xl @2xl:text-4xl">Smart Inventory Management</h1>
        {/* Hidden on a phone: there the list itself, which starts higher up, shows it. */}
        <p className="max-w-measure @max-md:hidden @2xl:text-lg">
          Know what you have, and what wants to be eaten first.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 *:px-3! max-sm:w-full max-sm:*:grow">
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
          Add New Item
        </Button>
        <Button asChild icon={<ScanLine aria-hidden />}>
          <Link to={paths.scanIngredients}>Scan to Add</Link>
        </Button>
      </div>
    </header>
  )
}
