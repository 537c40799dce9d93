import {
  type DocumentDraft,
  type DocumentEdit,
  type DocumentRules,
  documentKey,
  type ReplicaState,
  type StoredDocument,
} from './replica-state'

/** The server's response. */
export interface SyncResponse<D> {
  readonly revision: number
  readonly more: boolean
  readonly documents: readonly D[]
}

/**
 * Applies a response, at any time and any number of times. Documents the server confirms are synced; documents
 * changed since the request stay unsynced. On the first sync of a browser its own documents move behind the
 * server's.
 */
export function syncResponseEdit<D extends StoredDocument>(
  response: SyncResponse<D>,
  requestedSince: number | undefined,
  isFirst: boolean,
  rules: DocumentRules<D>,
): DocumentEdit<D> {
  // A lower revision means that the server was restored from a backup: everything is sent again.
  if (response.revision < (requestedSince ?? 0)) return { scope: 'all', apply: resetSync }
  return {
    scope: isFirst ? 'all' : response.documents.map((document) => keyOf(document, rules)),
    apply(draft) {
      for (const document of response.documents) {
        const own = draft.get(keyOf(document, rules))
        const merged = own ? rules.merge(document, own) : document
        const waiting = own?.waiting === true && !rules.isSameState(merged, document)
        observeCount(draft, rules.highestCount(document))
        draft.put({ ...merged, waiting, told: true })
      }
      const { since } = draft.metadata()
      const noGap = requestedSince === undefined || requestedSince <= (since ?? 0)
      if (noGap && response.revision > (since ?? -1))
        draft.setMetadata({ ...draft.metadata(), since: response.revision })
      if (isFirst) moveUnsyncedToEnd(draft, rules)
    },
  }
}

/** Merges a replica written elsewhere in this browser into this one. */
export function mergeReplicaEdit<D extends StoredDocument>(
  { metadata, documents }: ReplicaState<D>,
  rules: DocumentRules<D>,
): DocumentEdit<D> {
  return {
    scope: [...documents.keys()],
    apply(draft) {
      for (const [key, document] of documents) {
        const own = draft.get(key)
        const flags = own && { waiting: own.waiting || document.waiting, told: own.told || document.told }
        draft.put(own ? rules.merge({ ...document, ...own, ...flags }, document) : document)
      }
      observeCount(draft, metadata.count)
    },
  }
}

function keyOf<D extends StoredDocument>(document: D, { tableOf }: DocumentRules<D>): string {
  return documentKey(tableOf(document), document.id)
}

function observeCount<D extends StoredDocument>({ metadata, setMetadata }: DocumentDraft<D>, count: number) {
  if (count > metadata().count) setMetadata({ ...metadata(), count })
}

/**
 * Changes only the time of creation. If the server has the document after all, the earlier one wins on both
 * sides, and no other device's change is overruled.
 */
function moveUnsyncedToEnd<D extends StoredDocument>(draft: DocumentDraft<D>, rules: DocumentRules<D>) {
  const unsent = [...draft.state().documents.values()].filter(({ told }) => !told)
  for (const document of unsent.sort(rules.compareByCreation))
    draft.put(rules.recreate(document, draft.stamp()))
}

function resetSync<D extends StoredDocument>(draft: DocumentDraft<D>) {
  for (const document of draft.state().documents.values()) draft.put({ ...document, waiting: true })
  const { since: _, ...rest } = draft.metadata()
  draft.setMetadata(rest)
}
