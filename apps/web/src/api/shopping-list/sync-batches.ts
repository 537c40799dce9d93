import { maxSyncedLines } from '@larder/contract/shopping'
import type { ApiError } from '../api-error'
import type { ReplicaState, StoredLine, StoredName } from './replica-state'

/** The content of one request. */
export interface SyncBatch {
  readonly lines: readonly StoredLine[]
  readonly names: readonly StoredName[]
}

/** The server accepts more, but a phone with a weak signal should not have to resend a large request. */
const maxBatchLength = 200_000

export const emptyBatch: SyncBatch = { lines: [], names: [] }

export function batchSize({ lines, names }: SyncBatch): number {
  return lines.length + names.length
}

/**
 * Splits unsynced records into requests. Records the server already has come first: they cannot exceed its
 * limits.
 */
export function splitIntoBatches({ lines, names }: SyncBatch): SyncBatch[] {
  const batches: SyncBatch[] = []
  let [part, characters]: [StoredLine[], number] = [[], 0]
  for (const stored of knownToServerFirst(lines)) {
    const length = JSON.stringify(stored.line).length
    if (part.length === maxSyncedLines || (part.length > 0 && characters + length > maxBatchLength)) {
      batches.push({ lines: part, names: [] })
      ;[part, characters] = [[], 0]
    }
    part.push(stored)
    characters += length
  }
  if (part.length > 0) batches.push({ lines: part, names: [] })
  // A list's name is sent before its lines.
  for (let start = 0; start < names.length; start += maxSyncedLines) {
    batches.unshift({ lines: [], names: knownToServerFirst(names).slice(start, start + maxSyncedLines) })
  }
  return mergeFirstBatches(batches)
}

export function findUnsynced({ lines, names }: Pick<ReplicaState, 'lines' | 'names'>): SyncBatch {
  return {
    lines: [...lines.values()].filter(({ waiting }) => waiting),
    names: [...names.values()].filter(({ waiting }) => waiting),
  }
}

/**
 * Splits a rejected batch into parts that may be accepted: if new records exceed a limit, records the server
 * already has and new ones; otherwise halves. Returns an empty array if it cannot be split.
 */
export function splitRejectedBatch(batch: SyncBatch, { code }: Pick<ApiError, 'code'>): readonly SyncBatch[] {
  const { lines, names } = batch
  if (lines.length > 0 && names.length > 0)
    return [
      { lines: [], names },
      { lines, names: [] },
    ]
  const tooMany = code === 'too-many-shopping-items' || code === 'too-many-lists'
  const parts = tooMany
    ? [filterBatch(batch, ({ told }) => told), filterBatch(batch, ({ told }) => !told)]
    : [
        filterBatch(batch, (_, index) => index < batchSize(batch) / 2),
        filterBatch(batch, (_, index) => index >= batchSize(batch) / 2),
      ]
  return parts.every((part) => batchSize(part) < batchSize(batch)) ? parts : []
}

function filterBatch(
  { lines, names }: SyncBatch,
  keep: (record: StoredLine | StoredName, index: number) => boolean,
): SyncBatch {
  return { lines: lines.filter(keep), names: names.filter(keep) }
}

/** Sends names with the first lines: usually everything fits into one request. */
function mergeFirstBatches([first, second, ...others]: SyncBatch[]): SyncBatch[] {
  if (!first) return []
  if (!second) return [first]
  return first.lines.length === 0 && second.names.length === 0
    ? [{ lines: second.lines, names: first.names }, ...others]
    : [first, second, ...others]
}

function knownToServerFirst<Stored extends { readonly told: boolean }>(records: readonly Stored[]): Stored[] {
  return records.toSorted((a, b) => Number(b.told) - Number(a.told))
}
