import { isSameState, type Ticks } from '@larder/kitchen/shopping/shared-list'
import type { ListDatabase } from './list-database'
import { createListReplica } from './list-replica'
import type { ListEdit, StoredLine, StoredName } from './replica-state'
import type { ShoppingListState } from './shopping-list-state'
import { findUnsynced } from './sync-batches'
import { mergeReplicaEdit, type SyncResponse } from './sync-response'
import { createSyncScheduler, type ScheduleTask } from './sync-scheduler'
import { type SyncRequest, syncWithServer } from './sync-with-server'
import { noVisibleLists, toVisibleLists } from './visible-lists'

/** Whose list it is, and of which household; one that is not known yet is kept apart until it is. */
export interface ListScope {
  readonly owner: string
  readonly household: string | undefined
  /** The same from one sign-in until the next. */
  readonly sessionId: string
}

/** What one tab tells the others. */
export interface ListTabMessage {
  readonly key: string
  readonly has: 'written' | 'exchanged'
}

export interface ListSynchronizerPorts {
  readonly openDatabase: (key: string, onLost: () => void) => Promise<ListDatabase>
  /** Undefined where there is none. */
  readonly openExisting: (key: string) => Promise<ListDatabase | undefined>
  readonly sync: (household: string, asked: SyncRequest) => Promise<SyncResponse>
  /** Asks the server whose session this is, and where the cook is now. */
  readonly resolveHousehold: () => Promise<void>
  readonly isOnline: () => boolean
  readonly schedule: ScheduleTask
  readonly withTabLock: (key: string, work: () => Promise<void>) => Promise<void>
  readonly broadcast: (news: ListTabMessage) => void
}

interface ListSynchronizerParts {
  readonly place: ListScope
  readonly ports: ListSynchronizerPorts
  readonly changed: () => void
  /** Where this cook may have written before it was known where. */
  readonly adoptFrom: readonly string[]
  /** When they are closed. */
  readonly after: Promise<unknown>
}

const editDelayMs = 250
/** A tab that writes something exchanges it, unless it was closed in that very moment. */
const otherTabDelayMs = 5000

const notPersistedMessage = 'This browser cannot keep your list. Stay on this page until everything is saved.'

export function listKeyOf({ owner, household = '' }: ListScope): string {
  return `${owner}/${household}`
}

/** The lists of one cook in one household, for as long as the cook is there. */
export function createListSynchronizer({ place, ports, changed, adoptFrom, after }: ListSynchronizerParts) {
  const { household } = place
  const key = listKeyOf(place)
  let isClosed = false

  const replica = createListReplica({
    open: (onLost) => ports.openDatabase(key, onLost),
    changed,
    onWritten: () => ports.broadcast({ key, has: 'written' }),
  })

  const pacing = createSyncScheduler({
    ...ports,
    changed,
    async exchange() {
      if (household === undefined) return ports.resolveHousehold()
      const ask = (asked: SyncRequest) => ports.sync(household, asked)
      await ports.withTabLock(key, () =>
        syncWithServer({ replica, household, ask, isClosed: () => isClosed }),
      )
      ports.broadcast({ key, has: 'exchanged' })
    },
  })

  async function adopt(from: string) {
    const other = await ports.openExisting(from)
    if (!other) return
    try {
      const written = await other.read()
      if (written.lines.size + written.names.size === 0) return
      await replica.write(mergeReplicaEdit(written))
      // What was written there meanwhile is fetched the next time.
      await other.keepOnly((kept) => !isMerged(kept, written))
    } finally {
      other.close()
    }
  }

  async function begin() {
    await after
    for (const from of household === undefined ? [] : adoptFrom) {
      await adopt(from).catch((error) => console.error('Adopting the earlier list failed', error))
    }
    await replica.settled()
    if (!isClosed) pacing.now().catch(() => {})
  }
  void begin()

  const countWaiting = () => {
    const held = replica.shown()
    if (!held) return 0
    const { lines, names } = findUnsynced(held)
    return lines.length + names.length
  }

  return {
    place,
    key,
    write(edit: ListEdit): Promise<void> {
      const written = replica.write(edit)
      pacing.soon(editDelayMs)
      return written
    },
    ticksOf: (id: string): Ticks | undefined => replica.shown()?.lines.get(id)?.line.ticks,
    state(): ShoppingListState {
      const held = replica.shown()
      const sync = pacing.state(countWaiting())
      const isNew = held?.lines.size === 0 && held.book.since === undefined && !pacing.isSettled()
      return {
        ...(held && !isNew ? toVisibleLists(held) : noVisibleLists),
        sync: replica.isInMemoryOnly()
          ? { ...sync, state: 'trouble', failure: sync.failure ?? notPersistedMessage }
          : sync,
      }
    },
    handleTabMessage({ has }: ListTabMessage) {
      if (has === 'exchanged') pacing.markSynced()
      void replica.reload().then(() => {
        if (countWaiting() > 0) pacing.soon(otherTabDelayMs)
      })
    },
    /** The household is said to have changed; up to a revision, where that is known. */
    async handleRemoteChange(revision?: number) {
      const held = await replica.settled()
      if (revision === undefined || revision > (held?.book.since ?? -1)) pacing.soon(0)
    },
    syncNow: pacing.now,
    soon: pacing.soon,
    isUnsaved: () => replica.isInMemoryOnly() && countWaiting() > 0,
    async close() {
      isClosed = true
      pacing.close()
      await replica.close()
    },
  }
}

export type ListSynchronizer = ReturnType<typeof createListSynchronizer>

function isMerged(
  kept: StoredLine | StoredName,
  written: { lines: ReadonlyMap<string, StoredLine>; names: ReadonlyMap<string, StoredName> },
) {
  if ('line' in kept) {
    const poured = written.lines.get(kept.id)
    return poured !== undefined && isSameState(poured.line, kept.line)
  }
  const poured = written.names.get(kept.id)
  return poured !== undefined && isSameState(poured.name, kept.name)
}
