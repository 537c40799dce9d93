import type { LamportTimestamp, MergeableLine, MergeableName } from '@larder/kitchen/shopping/shared-list'

interface SyncFlags {
  readonly id: string
  /** It contains a change that the server is not known to have. */
  readonly waiting: boolean
  /** The server has received it in some form. */
  readonly told: boolean
}

/** A line as stored in the browser. */
export interface StoredLine extends SyncFlags {
  readonly line: MergeableLine
  readonly addedBy?: string
  readonly addedAt?: string
}

/** The name of a list or store as stored in the browser. */
export interface StoredName extends SyncFlags {
  readonly name: MergeableName
}

/** State of this browser as a replica. */
export interface ReplicaMetadata {
  /** Random id of this browser's writes; its tabs share it. */
  readonly device: string
  /** The highest Lamport counter seen or used; the next timestamp is above it. */
  readonly count: number
  /** The server revision up to which everything is known here. */
  readonly since?: number
  /** Write counter: a tab that missed a write reloads everything. */
  readonly edition: number
}

export interface ReplicaState {
  readonly metadata: ReplicaMetadata
  readonly lines: ReadonlyMap<string, StoredLine>
  readonly names: ReadonlyMap<string, StoredName>
}

/** The lines and names a change reads. */
interface EditScope {
  readonly lines: readonly string[]
  readonly names: readonly string[]
}

/** A change of the list. It has the same meaning on any state it is applied to. */
export interface ListEdit {
  readonly scope: EditScope | 'all'
  readonly apply: (draft: EditDraft) => void
}

export type EditDraft = ReturnType<typeof createEditDraft>

/** Creates a draft over a state: edits show in the draft, and the state below stays unchanged. */
export function createEditDraft(base: ReplicaState) {
  let metadata = base.metadata
  const lines = new Map<string, StoredLine>()
  const names = new Map<string, StoredName>()
  return {
    metadata: () => metadata,
    line: (id: string) => lines.get(id) ?? base.lines.get(id),
    name: (id: string) => names.get(id) ?? base.names.get(id),
    all: () => ({ lines: overlay(base.lines, lines), names: overlay(base.names, names) }),
    put: (stored: StoredLine) => void lines.set(stored.id, stored),
    putName: (stored: StoredName) => void names.set(stored.id, stored),
    /** Returns the next timestamp of this browser, above all it has seen. */
    stamp(): LamportTimestamp {
      metadata = { ...metadata, count: metadata.count + 1 }
      return { at: metadata.count, by: metadata.device }
    },
    observeCount(count: number) {
      if (count > metadata.count) metadata = { ...metadata, count }
    },
    setSince(since: number | undefined) {
      const { since: _, ...rest } = metadata
      metadata = since === undefined ? rest : { ...rest, since }
    },
    changes: () => ({ metadata, lines, names }),
    isUnchanged: () => metadata === base.metadata && lines.size === 0 && names.size === 0,
    bumpEdition: () => {
      metadata = { ...metadata, edition: metadata.edition + 1 }
    },
    state: (): ReplicaState => ({
      metadata,
      lines: overlay(base.lines, lines),
      names: overlay(base.names, names),
    }),
  }
}

function overlay<Stored>(base: ReadonlyMap<string, Stored>, written: ReadonlyMap<string, Stored>) {
  return written.size === 0 ? base : new Map([...base, ...written])
}

export function createReplicaMetadata(id: string): ReplicaMetadata {
  return { device: id.replaceAll('-', '').slice(0, 16), count: 0, edition: 0 }
}
