import type { ItemLocation } from '@larder/contract/inventory'

/** The three storage locations in display order. */
export const places: readonly ItemLocation[] = ['pantry', 'fridge', 'freezer']

export const placeLabels: Readonly<Record<ItemLocation, string>> = {
  pantry: 'Pantry',
  fridge: 'Fridge',
  freezer: 'Freezer',
}
