import { maxSyncedLines } from '@larder/contract/shopping'
import type { ApiError } from '../api-error'
import type { ReplicaState, StoredLine, StoredName } from './replica-state'

/** What is sent in one request. */
export interface SyncBatch {
  readonly lines: readonly StoredLine[]
  readonly names: readonly StoredName[]
}

/** A request may be larger, but a phone at the far end of a shop should not have to send one again. */
const maxBatchLength = 200_000

export const emptyBatch: SyncBatch = { lines: [], names: [] }

export function batchSize({ lines, names }: SyncBatch): number {
  return lines.length + names.length
}

/** What waits, in parts that fit into a request: first what the server has had, which it cannot find too many. */
export function splitIntoBatches({ lines, names }: SyncBatch): SyncBatch[] {
  const batches: SyncBatch[] = []
  let [part, characters]: [StoredLine[], number] = [[], 0]
  for (const kept of knownToServerFirst(lines)) {
    const own = JSON.stringify(kept.line).length
    if (part.length === maxSyncedLines || (part.length > 0 && characters + own > maxBatchLength)) {
      batches.push({ lines: part, names: [] })
      ;[part, characters] = [[], 0]
    }
    part.push(kept)
    characters += own
  }
  if (part.length > 0) batches.push({ lines: part, names: [] })
  // A list is known by its name before lines stand on it.
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
 * The parts of what was refused that may still be taken: what the server has had where new things are too many, and
 * otherwise each half. Nothing where it cannot be parted.
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
        filterBatch(batch, (_, place) => place < batchSize(batch) / 2),
        filterBatch(batch, (_, place) => place >= batchSize(batch) / 2),
      ]
  return parts.every((part) => batchSize(part) < batchSize(batch)) ? parts : []
}

function filterBatch(
  { lines, names }: SyncBatch,
  keep: (kept: StoredLine | StoredName, place: number) => boolean,
): SyncBatch {
  return { lines: lines.filter(keep), names: names.filter(keep) }
}

/** Names go with the first lines: mostly everything fits into one request. */
function mergeFirstBatches([first, second, ...others]: SyncBatch[]): SyncBatch[] {
  if (!first) return []
  if (!second) return [first]
  return first.lines.length === 0 && second.names.length === 0
    ? [{ lines: second.lines, names: first.names }, ...others]
    : [first, second, ...others]
}

function knownToServerFirst<Kept extends { readonly told: boolean }>(kept: readonly Kept[]): Kept[] {
  return kept.toSorted((a, b) => Number(b.told) - Number(a.told))
}
