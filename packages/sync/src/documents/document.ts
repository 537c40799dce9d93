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

/** State of this browser as a replica. The names of its fields must not change: browsers have stored some. */
interface ReplicaMetadata {
  /** Random id of this browser's writes; its tabs share it. */
  readonly device: string
  /** The highest count seen or used; the next stamp is above it. */
  readonly count: number
  /** The server revision up to which everything is known here. */
  readonly since?: number
  /** Write counter: a tab that missed a write reads everything again. */
  readonly edition: number
}

export interface ReplicaState<D extends StoredDocument> {
  readonly metadata: ReplicaMetadata
  /** By `documentKey`. */
  readonly documents: ReadonlyMap<string, D>
}

/** A state while it is edited; the state below stays unchanged. */
export interface DocumentDraft<D extends StoredDocument> {
  metadata: ReplicaMetadata
  readonly get: (key: string) => D | undefined
  readonly all: () => D[]
  readonly put: (document: D) => void
  /** Returns the next stamp of this browser, above all it has seen. */
  readonly stamp: () => ChangeStamp
}

/** A change of the documents. It has the same meaning on any state it is applied to. */
export type DocumentEdit<D extends StoredDocument> = (draft: DocumentDraft<D>) => void

export const documentKey = (table: string, id: string) => `${table}/${id}`

/** Returns the state after the edits, and the documents they wrote. */
export function applyEdits<D extends StoredDocument>(
  base: ReplicaState<D>,
  edits: readonly DocumentEdit<D>[],
  { tableOf }: Pick<DocumentRules<D>, 'tableOf'>,
): { readonly state: ReplicaState<D>; readonly written: readonly D[] } {
  const written = new Map<string, D>()
  const documents = () => (written.size === 0 ? base.documents : new Map([...base.documents, ...written]))
  const draft: DocumentDraft<D> = {
    metadata: base.metadata,
    get: (key) => written.get(key) ?? base.documents.get(key),
    all: () => [...documents().values()],
    put: (document) => void written.set(documentKey(tableOf(document), document.id), document),
    stamp() {
      draft.metadata = { ...draft.metadata, count: draft.metadata.count + 1 }
      return { at: draft.metadata.count, by: draft.metadata.device }
    },
  }
  for (const edit of edits) edit(draft)
  if (draft.metadata === base.metadata && written.size === 0) return { state: base, written: [] }
  const metadata = { ...draft.metadata, edition: draft.metadata.edition + 1 }
  return { state: { metadata, documents: documents() }, written: [...written.values()] }
}

/** A replica without documents; its device is named after a random id. */
export function createReplicaState<D extends StoredDocument>(id: string): ReplicaState<D> {
  const metadata = { device: id.replaceAll('-', '').slice(0, 16), count: 0, edition: 0 }
  return { metadata, documents: new Map() }
}

/** Merges a replica written elsewhere in this browser into this one. */
export function mergeReplicaEdit<D extends StoredDocument>(
  { metadata, documents }: ReplicaState<D>,
  rules: DocumentRules<D>,
): DocumentEdit<D> {
  return (draft) => {
    for (const [key, document] of documents) {
      const own = draft.get(key)
      const flags = own && { waiting: own.waiting || document.waiting, told: own.told || document.told }
      draft.put(own ? rules.merge({ ...document, ...own, ...flags }, document) : document)
    }
    observeCount(draft, metadata.count)
  }
}

/** Makes every later stamp higher than this count. */
export function observeCount<D extends StoredDocument>(draft: DocumentDraft<D>, count: number) {
  if (count > draft.metadata.count) draft.metadata = { ...draft.metadata, count }
}
