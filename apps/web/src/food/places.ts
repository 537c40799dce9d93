import type { Location } from '@larder/contract/inventory'

/** The three places, as they stand in a kitchen. */
export const places: readonly Location[] = ['pantry', 'fridge', 'freezer']

export const placeLabels: Readonly<Record<Location, string>> = {
  pantry: 'Pantry',
  fridge: 'Fridge',
  freezer: 'Freezer',
}
