import { findPeople } from '../features/diet/people'
import { findCookableLots } from '../features/inventory/lots/cookable-lots'
import { toLot } from '../features/inventory/lots/lot-row'
import {
  createMatchingContextLoader,
  type MatchingContextLoader,
} from '../features/recipes/matching/matching-context'
import type { TestApp } from './test-app'

/** Creates the matching context loader as the app does. */
export function createMatchingContexts({ db, now }: Pick<TestApp, 'db' | 'now'>): MatchingContextLoader {
  return createMatchingContextLoader({
    db,
    clock: now,
    lotsOf: findCookableLots,
    asLot: toLot,
    peopleOf: findPeople,
  })
}
