import { isSameState, type MergeableLine, type MergeableName } from '@larder/kitchen/shopping/shared-list'
import { ApiError } from '../api-error'
import { classifySendFailure } from '../change-queue/send-failure'
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

/** What the server is told, and from which revision on it is asked. */
export interface SyncRequest {
  readonly since?: number
  readonly lines: readonly MergeableLine[]
  readonly names: readonly MergeableName[]
}

interface SyncParts {
  readonly replica: ListReplica
  readonly household: string
  readonly ask: (asked: SyncRequest) => Promise<SyncResponse>
  readonly isClosed: () => boolean
}

/**
 * Tells the server what waits and takes in what it knows, until neither has anything new. What is refused is set aside,
 * so that it keeps nothing else from being saved; the refusal is thrown at the end.
 */
export async function syncWithServer({ replica, household, ask, isClosed }: SyncParts): Promise<void> {
  /** As it was sent in this exchange: what did not change since is not sent again. */
  const sent = new Map<string, StoredLine | StoredName>()
  const isNew = (kept: StoredLine | StoredName) => !hasSameState(sent.get(kept.id), kept)
  /** Nothing was heard before: what is written here is told once it is known where the list of the others ends. */
  let isFirst: boolean | undefined
  let refused: ApiError | undefined
  let batches: SyncBatch[] = []

  async function send(batch: SyncBatch): Promise<boolean> {
    const held = await replica.settled()
    if (isClosed()) return false
    const since = held?.book.since
    for (const kept of [...batch.lines, ...batch.names]) sent.set(kept.id, kept)
    try {
      const answer = await ask({
        ...(since !== undefined && { since }),
        lines: batch.lines.map(({ line }) => line),
        names: batch.names.map(({ name }) => name),
      })
      if (isClosed()) return false
      // Not a word of another household's list is taken in.
      if (answer.household !== household) throw toApiError('not-current-household')
      await replica.write(syncResponseEdit(answer, since, isFirst === true))
      const begunAnew = answer.revision < (since ?? 0)
      if (begunAnew) sent.clear()
      return answer.more || begunAnew
    } catch (error) {
      if (batchSize(batch) === 0 || !isRejected(error)) throw error
      const parts = splitRejectedBatch(batch, error)
      batches = [...parts.filter((part) => batchSize(part) > 0), ...batches]
      if (parts.length === 0) refused = error
      return true
    }
  }

  // Another tab may have been closed before it could say what it wrote.
  await replica.reload()
  for (let more = true; ; ) {
    const held = await replica.settled()
    if (isClosed()) return
    isFirst = more && (isFirst ?? held?.book.since === undefined)
    if (batches.length === 0 && !isFirst) {
      const { lines, names } = findUnsynced(held ?? { lines: new Map(), names: new Map() })
      batches = splitIntoBatches({ lines: lines.filter(isNew), names: names.filter(isNew) })
    }
    const [next, ...others] = batches
    if (!next && !more) break
    batches = others
    more = await send(next ?? emptyBatch)
  }
  if (refused) throw refused
}

/** Refused for what was sent, and not for when or by whom. */
export function isRejected(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    classifySendFailure(error, 1).kind === 'refused' &&
    !isInOtherHousehold(error)
  )
}

/** The cook is in another household by now, or no longer in this one. */
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
