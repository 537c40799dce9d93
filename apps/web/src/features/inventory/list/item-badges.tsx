import { CloudOff, PackageOpen, PackageX, Snowflake } from 'lucide-react'
import { Badge } from '../../../ui/display/badge'
import type { ShownItem } from '../optimistic-stock'

interface ItemMarksProps {
  readonly item: ShownItem
  /** Pending changes cannot be sent at the moment. */
  readonly isStalled: boolean
}

/** The states of an item as labelled badges. */
export function ItemBadges({ item, isStalled }: ItemMarksProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge>{item.category}</Badge>
      {item.sample && <Badge tone="sky">Sample</Badge>}
      {item.amount === '0' && (
        <Badge tone="saffron" icon={<PackageX />}>
          Out of stock
        </Badge>
      )}
      {item.openedOn !== undefined && (
        <Badge icon={<PackageOpen />} title={`Opened on ${item.openedOn}`}>
          Opened
        </Badge>
      )}
      {item.location === 'freezer' && (
        <Badge tone="sky" icon={<Snowflake />}>
          Frozen
        </Badge>
      )}
      {item.waiting && isStalled && (
        <Badge icon={<CloudOff />} className="text-ink-soft">
          Waiting to sync
        </Badge>
      )}
    </div>
  )
}
