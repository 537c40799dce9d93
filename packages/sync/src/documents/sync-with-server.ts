import { type CallFailure, isCallFailure } from '../ports'
import { classifySendFailure } from '../retry/failure'
import {
  type DocumentEdit,
  type DocumentRules,
  documentKey,
  observeCount,
  type StoredDocument,
} from './document'
import { findUnsynced, type Replica } from './replica'

/** The changes sent to the server and the revision from which on it returns others. */
export interface SyncRequest<D> {
  readonly since: number | undefined
  readonly documents: readonly D[]
}

/** The server's response. */
export interface SyncResponse<D> {
  readonly revision: number
  readonly more: boolean
  readonly documents: readonly D[]
}

interface SyncParts<D extends StoredDocument> {
  readonly rules: DocumentRules<D>
  readonly replica: Replica<D>
  readonly send: (request: SyncRequest<D>) => Promise<SyncResponse<D>>
  readonly isClosed: () => boolean
}

/** The server accepts more, but a phone with a weak signal should not have to resend a large request. */
const maxBatchLength = 200_000

/**
 * Sends unsynced documents and applies the responses until neither side has anything new. Rejected documents are
 * set aside, so that they do not block the others; the rejection is thrown at the end.
 */
export async function syncWithServer<D extends StoredDocument>(parts: SyncParts<D>): Promise<void> {
  const { rules, replica, send, isClosed } = parts
  /** Documents as sent in this sync; unchanged ones are not sent again. */
  const sent = new Map<string, D>()
  /** On the first sync documents are sent only after the server's are known. */
  let isFirst: boolean | undefined
  let rejection: CallFailure | undefined
  let batches: (readonly D[])[] = []

  const isNew = (document: D) => {
    const before = sent.get(keyOf(document, rules))
    return !before || !rules.isSameState(before, document)
  }

  async function sendBatch(documents: readonly D[]): Promise<boolean> {
    const state = await replica.settled()
    if (isClosed()) return false
    const since = state?.metadata.since
    for (const document of documents) sent.set(keyOf(document, rules), document)
    try {
      const response = await send({ since, documents })
      if (isClosed()) return false
      await replica.write(syncResponseEdit(response, since, isFirst === true, rules))
      const wasRestored = response.revision < (since ?? 0)
      if (wasRestored) sent.clear()
      return response.more || wasRestored
    } catch (error) {
      if (documents.length === 0 || !isRejected(error)) throw error
      const parts = splitRejected(documents, error, rules)
      batches = [...parts, ...batches]
      if (parts.length === 0) rejection = error
      return true
    }
  }

  // Another tab may have closed before it could broadcast its edits.
  await replica.reload()
  for (let more = true; ; ) {
    const state = await replica.settled()
    if (isClosed()) return
    isFirst = more && (isFirst ?? state?.metadata.since === undefined)
    if (batches.length === 0 && !isFirst && state)
      batches = splitIntoBatches(findUnsynced(state).filter(isNew), rules)
    const [next, ...others] = batches
    if (!next && !more) break
    batches = others
    more = await sendBatch(next ?? [])
  }
  if (rejection) throw rejection
}

/**
 * Applies a response, at any time and any number of times. Documents the server confirms are synced; documents
 * changed since the request stay unsynced. On the first sync of a browser its own documents move behind the
 * server's.
 */
function syncResponseEdit<D extends StoredDocument>(
  response: SyncResponse<D>,
  requestedSince: number | undefined,
  isFirst: boolean,
  rules: DocumentRules<D>,
): DocumentEdit<D> {
  // A lower revision means that the server was restored from a backup: everything is sent again.
  if (response.revision < (requestedSince ?? 0))
    return (draft) => {
      for (const document of draft.all()) draft.put({ ...document, waiting: true })
      const { since: _, ...rest } = draft.metadata
      draft.metadata = rest
    }
  return (draft) => {
    for (const document of response.documents) {
      const own = draft.get(keyOf(document, rules))
      const merged = own ? rules.merge(document, own) : document
      const waiting = own?.waiting === true && !rules.isSameState(merged, document)
      observeCount(draft, rules.highestCount(document))
      draft.put({ ...merged, waiting, told: true })
    }
    const { since } = draft.metadata
    const noGap = requestedSince === undefined || requestedSince <= (since ?? 0)
    if (noGap && response.revision > (since ?? -1))
      draft.metadata = { ...draft.metadata, since: response.revision }
    if (!isFirst) return
    // Changes only the time of creation. If the server has the document after all, the earlier one wins on both
    // sides, and no other device's change is overruled.
    const unsent = draft.all().filter(({ told }) => !told)
    for (const document of unsent.sort(rules.compareByCreation))
      draft.put(rules.recreate(document, draft.stamp()))
  }
}

export function keyOf<D extends StoredDocument>(document: D, { tableOf }: DocumentRules<D>): string {
  return documentKey(tableOf(document), document.id)
}

/** Splits unsynced documents into requests; those the server already has come first: they cannot exceed its limits. */
function splitIntoBatches<D extends StoredDocument>(documents: readonly D[], rules: DocumentRules<D>): D[][] {
  const order = (document: D) => rules.tables.indexOf(rules.tableOf(document)) * 2 + Number(!document.told)
  const batches: D[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const document of documents.toSorted((a, b) => order(a) - order(b))) {
    const ownLength = JSON.stringify(document).length
    const last = batches.at(-1)
    if (last && last.length < rules.maxBatchSize && length + ownLength <= maxBatchLength) last.push(document)
    else {
      batches.push([document])
      length = 0
    }
    length += ownLength
  }
  return batches
}

/**
 * Splits a rejected batch into parts that may be accepted: by table; if new documents exceed a limit, documents the
 * server already has and new ones; otherwise halves. Returns an empty array if it cannot be split.
 */
function splitRejected<D extends StoredDocument>(
  batch: readonly D[],
  { code }: Pick<CallFailure, 'code'>,
  { tableOf, isLimit }: DocumentRules<D>,
): (readonly D[])[] {
  const [first] = batch
  const partition = (isInFirst: (document: D, index: number) => boolean) => [
    batch.filter(isInFirst),
    batch.filter((document, index) => !isInFirst(document, index)),
  ]
  const byTable = partition((document) => first !== undefined && tableOf(document) === tableOf(first))
  const rest = isLimit(code)
    ? partition(({ told }) => told)
    : partition((_, index) => index < batch.length / 2)
  return [byTable, rest].find((parts) => parts.every(({ length }) => length > 0)) ?? []
}

/** Returns whether the cook has switched to another household or left this one. */
export function isInOtherHousehold(error: unknown): boolean {
  return (
    isCallFailure(error) && (error.code === 'not-current-household' || error.code === 'household-not-found')
  )
}

/** Returns whether the server rejected the content, not the moment or the sender. */
export function isRejected(error: unknown, tries = 1): error is CallFailure {
  return (
    isCallFailure(error) && classifySendFailure(error, tries).kind === 'refused' && !isInOtherHousehold(error)
  )
}
