import {
  compareByCreation,
  highestCounter,
  isSameState,
  type MergeableLine,
  type MergeableName,
  mergeLines,
  mergeNames,
} from '@larder/kitchen/shopping/shared-list'
import type { EditDraft, ListEdit, ReplicaState, StoredLine, StoredName } from './replica-state'

interface ServerLine extends MergeableLine {
  readonly addedBy?: string
  readonly addedAt: string
}

/** The server's response in the kitchen's types. */
export interface SyncResponse {
  readonly household: string
  readonly revision: number
  readonly more: boolean
  readonly lines: readonly ServerLine[]
  readonly names: readonly MergeableName[]
}

/**
 * Applies a response, at any time and any number of times. Records the server confirms are synced; records
 * changed since the request stay unsynced. On the first sync of a browser its own records move behind the
 * server's.
 */
export function syncResponseEdit(
  response: SyncResponse,
  requestedSince: number | undefined,
  isFirst: boolean,
): ListEdit {
  // A lower revision means that the server was restored from a backup: everything is sent again.
  if (response.revision < (requestedSince ?? 0)) return { scope: 'all', apply: resetSync }
  const scope = { lines: response.lines.map(({ id }) => id), names: response.names.map(({ id }) => id) }
  return {
    scope: isFirst ? 'all' : scope,
    apply(draft) {
      for (const line of response.lines) applyServerLine(draft, line)
      for (const name of response.names) applyServerName(draft, name)
      const { since } = draft.metadata()
      const noGap = requestedSince === undefined || requestedSince <= (since ?? 0)
      if (noGap && response.revision > (since ?? -1)) draft.setSince(response.revision)
      if (isFirst) moveUnsyncedToEnd(draft)
    },
  }
}

/** Merges a replica written elsewhere in this browser into this one. */
export function mergeReplicaEdit({
  metadata,
  lines,
  names,
}: Pick<ReplicaState, 'metadata' | 'lines' | 'names'>): ListEdit {
  return {
    scope: { lines: [...lines.keys()], names: [...names.keys()] },
    apply(draft) {
      for (const stored of lines.values()) {
        const own = draft.line(stored.id)
        draft.put(
          own
            ? { ...stored, ...own, ...combineFlags(own, stored), line: mergeLines(own.line, stored.line) }
            : stored,
        )
      }
      for (const stored of names.values()) {
        const own = draft.name(stored.id)
        draft.putName(
          own ? { ...own, ...combineFlags(own, stored), name: mergeNames(own.name, stored.name) } : stored,
        )
      }
      draft.observeCount(metadata.count)
    },
  }
}

function combineFlags(a: StoredLine | StoredName, b: StoredLine | StoredName) {
  return { waiting: a.waiting || b.waiting, told: a.told || b.told }
}

function applyServerLine(draft: EditDraft, { addedBy, addedAt, ...line }: ServerLine) {
  const own = draft.line(line.id)
  const merged = own ? mergeLines(own.line, line) : line
  const waiting = own?.waiting === true && !isSameState(merged, line)
  draft.observeCount(highestCounter(line))
  draft.put({
    id: line.id,
    line: merged,
    waiting,
    told: true,
    addedAt,
    ...(addedBy !== undefined && { addedBy }),
  })
}

function applyServerName(draft: EditDraft, name: MergeableName) {
  const own = draft.name(name.id)
  const merged = own ? mergeNames(own.name, name) : name
  draft.observeCount(Math.max(name.born.at, name.name.stamp.at, name.off?.stamp.at ?? 0))
  draft.putName({
    id: name.id,
    name: merged,
    waiting: own?.waiting === true && !isSameState(merged, name),
    told: true,
  })
}

/**
 * Changes only the creation timestamp. If the server has the record after all, the earlier timestamp wins on
 * both sides, and no other device's change is overruled.
 */
function moveUnsyncedToEnd(draft: EditDraft) {
  const { lines, names } = draft.all()
  const isUnsent = ({ told }: StoredLine | StoredName) => !told
  for (const stored of [...lines.values()].filter(isUnsent).sort((a, b) => compareByCreation(a.line, b.line)))
    draft.put({ ...stored, line: { ...stored.line, born: draft.stamp() } })
  for (const stored of [...names.values()].filter(isUnsent).sort((a, b) => compareByCreation(a.name, b.name)))
    draft.putName({ ...stored, name: { ...stored.name, born: draft.stamp() } })
}

function resetSync(draft: EditDraft) {
  const { lines, names } = draft.all()
  for (const stored of lines.values()) draft.put({ ...stored, waiting: true })
  for (const stored of names.values()) draft.putName({ ...stored, waiting: true })
  draft.setSince(undefined)
}
