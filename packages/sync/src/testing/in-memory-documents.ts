import {
  applyEdits,
  createReplicaState,
  type DocumentRules,
  type StoredDocument,
} from '../documents/document'
import type { DocumentDatabase } from '../documents/document-database'

/** A database of documents without a browser. */
export function inMemoryDocuments<D extends StoredDocument>(rules: DocumentRules<D>): DocumentDatabase<D> {
  let state = createReplicaState<D>(crypto.randomUUID())
  return {
    async write(edits) {
      state = applyEdits(state, edits, rules).state
      return state
    },
    keepOnly: async () => 0,
    close() {},
  }
}
