import {
  createMatchingContextLoader,
  type MatchingContextLoader,
} from '../features/recipes/matching/matching-context'
import type { TestApp } from './test-app'

/** Creates the matching context loader as the app does. */
export function createMatchingContexts({ db, now }: Pick<TestApp, 'db' | 'now'>): MatchingContextLoader {
  return createMatchingContextLoader({ db, clock: now })
}
