import type { ItemLocation } from '@larder/contract/inventory'
import { Package2, Refrigerator, Snowflake } from 'lucide-react'

const icons = { pantry: Package2, fridge: Refrigerator, freezer: Snowflake }

export type PlaceIconProps = { place: ItemLocation; className?: string }

/** Icon of a storage location; decorative, shown beside its name. */
export function PlaceIcon({ place, className }: PlaceIconProps) {
  const Icon = icons[place]
  return <Icon aria-hidden className={className} />
}
