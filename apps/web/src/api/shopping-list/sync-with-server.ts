import { isSameState, type MergeableLine, type MergeableName } from '@larder/kitchen/shopping/shared-list'
import { classifySendFailure } from '@larder/sync/retry/failure'
import { ApiError } from '../api-error'
import { toApiError } from '../to-api-error'
import type { ListReplica } from './list-replica'
import type { StoredLine, StoredName } from './replica-state'
import {
  batchSize,
  emptyBatch,
  findUnsynced,
  type SyncBatch,
  splitIntoBatches,
  splitRejectedBatch,
} from './sync-batches'
import { type SyncResponse, syncResponseEdit } from './sync-response'

/** The changes sent to the server and the revision from which on it returns others. */
export interface SyncRequest {
  readonly since?: number
  readonly lines: readonly MergeableLine[]
  readonly names: readonly MergeableName[]
}

interface SyncParts {
  readonly replica: ListReplica
  readonly household: string
  readonly send: (request: SyncRequest) => Promise<SyncResponse>
  readonly isClosed: () => boolean
}

/**
 * Sends unsynced records and applies the responses until neither side has anything new. Rejected records are
 * set aside, so that they do not block the others; the rejection is thrown at the end.
 */
export async function syncWithServer({ replica, household, send, isClosed }: SyncParts): Promise<void> {
  /** Records as sent in this sync; unchanged ones are not sent again. */
  const sent = new Map<string, StoredLine | StoredName>()
  const isNew = (stored: StoredLine | StoredName) => !hasSameState(sent.get(stored.id), stored)
  /** On the first sync local records are sent only after the server's list is known. */
  let isFirst: boolean | undefined
  let rejection: ApiError | undefined
  let batches: SyncBatch[] = []

  async function sendBatch(batch: SyncBatch): Promise<boolean> {
    const state = await replica.settled()
    if (isClosed()) return false
    const since = state?.metadata.since
    for (const stored of [...batch.lines, ...batch.names]) sent.set(stored.id, stored)
    try {
      const response = await send({
        ...(since !== undefined && { since }),
        lines: batch.lines.map(({ line }) => line),
        names: batch.names.map(({ name }) => name),
      })
      if (isClosed()) return false
      // A response for another household is discarded.
      if (response.household !== household) throw toApiError('not-current-household')
      await replica.write(syncResponseEdit(response, since, isFirst === true))
      const wasRestored = response.revision < (since ?? 0)
      if (wasRestored) sent.clear()
      return response.more || wasRestored
    } catch (error) {
      if (batchSize(batch) === 0 || !isRejected(error)) throw error
      const parts = splitRejectedBatch(batch, error)
      batches = [...parts.filter((part) => batchSize(part) > 0), ...batches]
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
    if (batches.length === 0 && !isFirst) {
      const { lines, names } = findUnsynced(state ?? { lines: new Map(), names: new Map() })
      batches = splitIntoBatches({ lines: lines.filter(isNew), names: names.filter(isNew) })
    }
    const [next, ...others] = batches
    if (!next && !more) break
    batches = others
    more = await sendBatch(next ?? emptyBatch)
  }
  if (rejection) throw rejection
}

/** Returns whether the server rejected the content, not the moment or the sender. */
export function isRejected(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    classifySendFailure(error, 1).kind === 'refused' &&
    !isInOtherHousehold(error)
  )
}

/** Returns whether the cook has switched to another household or left this one. */
export function isInOtherHousehold(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'not-current-household' || error.code === 'household-not-found')
  )
}

function hasSameState(before: StoredLine | StoredName | undefined, now: StoredLine | StoredName): boolean {
  if (!before) return false
  return 'line' in before
    ? 'line' in now && isSameState(before.line, now.line)
    : 'name' in now && isSameState(before.name, now.name)
}
