import { findPeople } from '../features/diet/people'
import { findCookableLots } from '../features/inventory/lots/cookable-lots'
import { toLot } from '../features/inventory/lots/lot-row'
import {
  createMatchingContextLoader,
  type MatchingContextLoader,
} from '../features/recipes/matching/matching-context'
import type { TestApp } from './test-app'

/** The kitchens of a test's households, joined as the app joins them. */
export function createMatchingContexts({ db, now }: Pick<TestApp, 'db' | 'now'>): MatchingContextLoader {
  return createMatchingContextLoader({
    db,
    clock: now,
    lotsOf: findCookableLots,
    asLot: toLot,
    peopleOf: findPeople,
  })
}
