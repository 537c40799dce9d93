import { maxSyncedLines } from '@larder/contract/shopping'
import {
  compareByCreation,
  highestCounter,
  isSameState,
  type MergeableLine,
  type MergeableName,
  mergeLines,
  mergeNames,
} from '@larder/kitchen/shopping/shared-list'
import {
  type DocumentEdit,
  type DocumentRules,
  documentKey,
  type StoredDocument,
} from '@larder/sync/documents/document'
import { createPersistedDocuments } from '@larder/sync/documents/document-database'
import type { SyncRequest, SyncResponse } from '@larder/sync/documents/sync-with-server'
import { randomId } from '../random-id'

/** A line as stored in the browser. */
export interface StoredLine extends StoredDocument {
  readonly line: MergeableLine
  readonly addedBy?: string
  readonly addedAt?: string
}

/** The name of a list or store as stored in the browser. */
export interface StoredName extends StoredDocument {
  readonly name: MergeableName
}

export type ListDocument = StoredLine | StoredName
export type ListEdit = DocumentEdit<ListDocument>

export const isLine = (document: ListDocument | undefined): document is StoredLine =>
  document !== undefined && 'line' in document
export const isName = (document: ListDocument | undefined): document is StoredName =>
  document !== undefined && 'name' in document

export const lineKey = (id: string) => documentKey('lines', id)
export const nameKey = (id: string) => documentKey('names', id)

const stateOf = (document: ListDocument) => (isLine(document) ? document.line : document.name)

/** How lines and names merge: by the kitchen's rules, as on the server. */
export const listRules: DocumentRules<ListDocument> = {
  // A list's name is sent before its lines.
  tables: ['names', 'lines'],
  tableOf: (document) => (isLine(document) ? 'lines' : 'names'),
  merge(document, other) {
    if (isLine(document) && isLine(other)) return { ...document, line: mergeLines(document.line, other.line) }
    if (isName(document) && isName(other)) return { ...document, name: mergeNames(document.name, other.name) }
    return document
  },
  isSameState: (a, b) => isSameState(stateOf(a), stateOf(b)),
  highestCount(document) {
    if (isLine(document)) return highestCounter(document.line)
    const { born, name, off } = document.name
    return Math.max(born.at, name.stamp.at, off?.stamp.at ?? 0)
  },
  compareByCreation: (a, b) => compareByCreation(stateOf(a), stateOf(b)),
  recreate: (document, born) =>
    isLine(document)
      ? { ...document, line: { ...document.line, born } }
      : { ...document, name: { ...document.name, born } },
  maxBatchSize: maxSyncedLines,
  isLimit: (code) => code === 'too-many-shopping-items' || code === 'too-many-lists',
}

/** The lists stored in this browser, by owner and household. The prefix is stored and must not change. */
export const persistedLists = createPersistedDocuments('larder-shopping/', { rules: listRules, randomId })

/** The changes sent to the server and the revision from which on it returns others. */
export interface ListSyncRequest {
  readonly since?: number
  readonly lines: readonly MergeableLine[]
  readonly names: readonly MergeableName[]
}

/** The server's response in the kitchen's types. */
export interface ListSyncResponse {
  readonly household: string
  readonly revision: number
  readonly more: boolean
  readonly lines: readonly (MergeableLine & { readonly addedBy?: string; readonly addedAt: string })[]
  readonly names: readonly MergeableName[]
}

export function toSyncRequest({ since, documents }: SyncRequest<ListDocument>): ListSyncRequest {
  return {
    ...(since !== undefined && { since }),
    lines: documents.filter(isLine).map(({ line }) => line),
    names: documents.filter(isName).map(({ name }) => name),
  }
}

export function fromSyncResponse({
  revision,
  more,
  lines,
  names,
}: ListSyncResponse): SyncResponse<ListDocument> {
  const received = { waiting: false, told: true }
  return {
    revision,
    more,
    documents: [
      ...lines.map(({ addedBy, addedAt, ...line }) => ({
        ...{ id: line.id, line, ...received, addedAt },
        ...(addedBy !== undefined && { addedBy }),
      })),
      ...names.map((name) => ({ id: name.id, name, ...received })),
    ],
  }
}
