import { peopleOf } from '../features/diet/people'
import { heldLots } from '../features/inventory/held-lots'
import { asLot } from '../features/inventory/lot-row'
import { type Kitchens, openKitchens } from '../features/recipes/kitchens'
import type { TestApp } from './test-app'

/** The kitchens of a test's households, joined as the app joins them. */
export function kitchensOf({ db, now }: Pick<TestApp, 'db' | 'now'>): Kitchens {
  return openKitchens({ db, clock: now, lotsOf: heldLots, asLot, peopleOf })
}
