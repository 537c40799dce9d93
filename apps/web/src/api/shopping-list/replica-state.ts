import type { LamportTimestamp, MergeableLine, MergeableName } from '@larder/kitchen/shopping/shared-list'

interface SyncFlags {
  readonly id: string
  /** It holds something that the server is not known to have. */
  readonly waiting: boolean
  /** The server has had it in some form. */
  readonly told: boolean
}

/** A line as the browser keeps it. */
export interface StoredLine extends SyncFlags {
  readonly line: MergeableLine
  readonly addedBy?: string
  readonly addedAt?: string
}

/** The name of a list or store as the browser keeps it. */
export interface StoredName extends SyncFlags {
  readonly name: MergeableName
}

/** What a browser knows of its own part in the list. */
export interface ReplicaMetadata {
  /** The random name this browser writes under; its tabs share it. */
  readonly device: string
  /** The highest count seen or said, which the next word is above. */
  readonly count: number
  /** The server's revision up to which everything is known here. */
  readonly since?: number
  /** How often something was written: a tab that does not know the last time looks at everything again. */
  readonly edition: number
}

export interface ReplicaState {
  readonly book: ReplicaMetadata
  readonly lines: ReadonlyMap<string, StoredLine>
  readonly names: ReadonlyMap<string, StoredName>
}

/** What a change looks at: those lines and names, or everything. */
export interface EditScope {
  readonly lines: readonly string[]
  readonly names: readonly string[]
}

/** A change of the list; it says the same on whatever page it is written. */
export interface ListEdit {
  readonly scope: EditScope | 'all'
  readonly apply: (page: EditDraft) => void
}

export type EditDraft = ReturnType<typeof createEditDraft>

/** Lays a page over what is held: what is written shows on it, and what was beneath stays as it is. */
export function createEditDraft(held: ReplicaState) {
  let book = held.book
  const lines = new Map<string, StoredLine>()
  const names = new Map<string, StoredName>()
  return {
    book: () => book,
    line: (id: string) => lines.get(id) ?? held.lines.get(id),
    name: (id: string) => names.get(id) ?? held.names.get(id),
    all: () => ({ lines: overlay(held.lines, lines), names: overlay(held.names, names) }),
    put: (kept: StoredLine) => void lines.set(kept.id, kept),
    putName: (kept: StoredName) => void names.set(kept.id, kept),
    /** The next word of this browser, above all it has seen. */
    stamp(): LamportTimestamp {
      book = { ...book, count: book.count + 1 }
      return { at: book.count, by: book.device }
    },
    observeCount(count: number) {
      if (count > book.count) book = { ...book, count }
    },
    setSince(since: number | undefined) {
      const { since: _, ...rest } = book
      book = since === undefined ? rest : { ...rest, since }
    },
    changes: () => ({ book, lines, names }),
    isUnchanged: () => book === held.book && lines.size === 0 && names.size === 0,
    bumpEdition: () => {
      book = { ...book, edition: book.edition + 1 }
    },
    held: (): ReplicaState => ({
      book,
      lines: overlay(held.lines, lines),
      names: overlay(held.names, names),
    }),
  }
}

function overlay<Kept>(held: ReadonlyMap<string, Kept>, written: ReadonlyMap<string, Kept>) {
  return written.size === 0 ? held : new Map([...held, ...written])
}

export function createReplicaMetadata(id: string): ReplicaMetadata {
  return { device: id.replaceAll('-', '').slice(0, 16), count: 0, edition: 0 }
}
