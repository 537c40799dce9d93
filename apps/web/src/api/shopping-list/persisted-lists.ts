import { createPersistedDocuments } from '@larder/sync/documents/persisted-documents'
import { randomId } from '../random-id'
import { listRules } from './list-documents'

/** The lists stored in this browser, by owner and household. The prefix is stored and must not change. */
export const persistedLists = createPersistedDocuments('larder-shopping/', { rules: listRules, randomId })
