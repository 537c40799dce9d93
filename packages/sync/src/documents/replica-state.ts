/** A document as stored in the browser. The names of its fields must not change: browsers have stored some. */
export interface StoredDocument {
  readonly id: string
  /** It contains a change that the server is not known to have. */
  readonly waiting: boolean
  /** The server has received it in some form. */
  readonly told: boolean
}

/** Logical time of a change: a count above every count its device has seen, and the device. No clock is read. */
interface ChangeStamp {
  readonly at: number
  readonly by: string
}

/** What the engine must know of the documents it keeps. */
export interface DocumentRules<D extends StoredDocument> {
  /** The tables they are stored in; documents of the first are sent first. */
  readonly tables: readonly string[]
  readonly tableOf: (document: D) => string
  /** The document with the other's state merged into it. Commutative, associative and idempotent in that state. */
  readonly merge: (document: D, other: D) => D
  readonly isSameState: (a: D, b: D) => boolean
  /** The highest count of its stamps. */
  readonly highestCount: (document: D) => number
  readonly compareByCreation: (a: D, b: D) => number
  /** The document as if it were created at that moment. */
  readonly recreate: (document: D, stamp: ChangeStamp) => D
  /** The most documents of one request. */
  readonly maxBatchSize: number
  /** Whether the server rejected new documents because there are too many. */
  readonly isLimit: (code: string) => boolean
}

/** State of this browser as a replica. */
export interface ReplicaMetadata {
  /** Random id of this browser's writes; its tabs share it. */
  readonly device: string
  /** The highest count seen or used; the next stamp is above it. */
  readonly count: number
  /** The server revision up to which everything is known here. */
  readonly since?: number
  /** Write counter: a tab that missed a write reloads everything. */
  readonly edition: number
}

export interface ReplicaState<D extends StoredDocument> {
  readonly metadata: ReplicaMetadata
  /** By `documentKey`. */
  readonly documents: ReadonlyMap<string, D>
}

/** A change of the documents. It has the same meaning on any state it is applied to. */
export interface DocumentEdit<D extends StoredDocument> {
  /** Keys of the documents it reads. */
  readonly scope: readonly string[] | 'all'
  readonly apply: (draft: DocumentDraft<D>) => void
}

export const documentKey = (table: string, id: string) => `${table}/${id}`

/** A state with edits applied; the state below stays unchanged. */
export interface DocumentDraft<D extends StoredDocument> {
  readonly metadata: () => ReplicaMetadata
  readonly get: (key: string) => D | undefined
  readonly put: (document: D) => void
  /** Returns the next stamp of this browser, above all it has seen. */
  readonly stamp: () => ChangeStamp
  readonly setMetadata: (metadata: ReplicaMetadata) => void
  /** The documents that were put. */
  readonly written: ReadonlyMap<string, D>
  readonly state: () => ReplicaState<D>
}

export function createDraft<D extends StoredDocument>(
  base: ReplicaState<D>,
  { tableOf }: Pick<DocumentRules<D>, 'tableOf'>,
): DocumentDraft<D> {
  let { metadata } = base
  const written = new Map<string, D>()
  return {
    written,
    metadata: () => metadata,
    get: (key) => written.get(key) ?? base.documents.get(key),
    put: (document) => void written.set(documentKey(tableOf(document), document.id), document),
    stamp() {
      metadata = { ...metadata, count: metadata.count + 1 }
      return { at: metadata.count, by: metadata.device }
    },
    setMetadata(next) {
      metadata = next
    },
    state: () => ({ metadata, documents: overlay(base.documents, written) }),
  }
}

export function overlay<D>(base: ReadonlyMap<string, D>, written: ReadonlyMap<string, D>) {
  return written.size === 0 ? base : new Map([...base, ...written])
}

export function createReplicaMetadata(id: string): ReplicaMetadata {
  return { device: id.replaceAll('-', '').slice(0, 16), count: 0, edition: 0 }
}

export function findUnsynced<D extends StoredDocument>({
  documents,
}: Pick<ReplicaState<D>, 'documents'>): D[] {
  return [...documents.values()].filter(({ waiting }) => waiting)
}
