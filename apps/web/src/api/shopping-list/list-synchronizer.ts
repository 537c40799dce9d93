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

/** Owner and household of a list. A list without a known household is stored apart until it is known. */
export interface ListScope {
  readonly owner: string
  readonly household: string | undefined
  /** Changes with every sign-in. */
  readonly sessionId: string
}

/** Message to the other tabs. */
export interface ListTabMessage {
  readonly key: string
  readonly has: 'written' | 'exchanged'
}

export interface ListSynchronizerPorts {
  readonly openDatabase: (key: string, onLost: () => void) => Promise<ListDatabase>
  /** Undefined if it does not exist. */
  readonly openExisting: (key: string) => Promise<ListDatabase | undefined>
  readonly sync: (household: string, request: SyncRequest) => Promise<SyncResponse>
  /** Fetches the account and its current household from the server. */
  readonly resolveHousehold: () => Promise<void>
  readonly isOnline: () => boolean
  readonly schedule: ScheduleTask
  readonly withTabLock: (key: string, work: () => Promise<void>) => Promise<void>
  readonly broadcast: (message: ListTabMessage) => void
}

interface ListSynchronizerParts {
  readonly scope: ListScope
  readonly ports: ListSynchronizerPorts
  readonly onChange: () => void
  /** Keys of databases this cook may have written to before the household was known. */
  readonly adoptFrom: readonly string[]
  /** Resolves when those databases are closed. */
  readonly after: Promise<unknown>
}

const editDelayMs = 250
/** A tab syncs its own edits, unless it was closed in that moment. */
const otherTabDelayMs = 5000

const notPersistedMessage = 'This browser cannot keep your list. Stay on this page until everything is saved.'

export function listKeyOf({ owner, household = '' }: ListScope): string {
  return `${owner}/${household}`
}

/** The lists of one cook in one household, while the cook is in it. */
export function createListSynchronizer({ scope, ports, onChange, adoptFrom, after }: ListSynchronizerParts) {
  const { household } = scope
  const key = listKeyOf(scope)
  let isClosed = false

  const replica = createListReplica({
    open: (onLost) => ports.openDatabase(key, onLost),
    onChange,
    onWritten: () => ports.broadcast({ key, has: 'written' }),
  })

  const scheduler = createSyncScheduler({
    ...ports,
    onChange,
    async runSync() {
      if (household === undefined) return ports.resolveHousehold()
      const send = (request: SyncRequest) => ports.sync(household, request)
      await ports.withTabLock(key, () =>
        syncWithServer({ replica, household, send, isClosed: () => isClosed }),
      )
      ports.broadcast({ key, has: 'exchanged' })
    },
  })

  async function adopt(from: string) {
    const source = await ports.openExisting(from)
    if (!source) return
    try {
      const written = await source.read()
      if (written.lines.size + written.names.size === 0) return
      await replica.write(mergeReplicaEdit(written))
      // Edits written there meanwhile are adopted the next time.
      await source.keepOnly((record) => !isMerged(record, written))
    } finally {
      source.close()
    }
  }

  async function start() {
    await after
    for (const from of household === undefined ? [] : adoptFrom) {
      await adopt(from).catch((error) => console.error('Adopting the earlier list failed', error))
    }
    await replica.settled()
    if (!isClosed) scheduler.syncNow().catch(() => {})
  }
  void start()

  const countUnsynced = () => {
    const state = replica.shown()
    if (!state) return 0
    const { lines, names } = findUnsynced(state)
    return lines.length + names.length
  }

  return {
    scope,
    key,
    write(edit: ListEdit): Promise<void> {
      const written = replica.write(edit)
      scheduler.requestSync(editDelayMs)
      return written
    },
    ticksOf: (id: string): Ticks | undefined => replica.shown()?.lines.get(id)?.line.ticks,
    state(): ShoppingListState {
      const state = replica.shown()
      const sync = scheduler.state(countUnsynced())
      const isNew = state?.lines.size === 0 && state.metadata.since === undefined && !scheduler.isSettled()
      return {
        ...(state && !isNew ? toVisibleLists(state) : noVisibleLists),
        sync: replica.isInMemoryOnly()
          ? { ...sync, state: 'trouble', failure: sync.failure ?? notPersistedMessage }
          : sync,
      }
    },
    handleTabMessage({ has }: ListTabMessage) {
      if (has === 'exchanged') scheduler.markSynced()
      void replica.reload().then(() => {
        if (countUnsynced() > 0) scheduler.requestSync(otherTabDelayMs)
      })
    },
    /** Handles a change event of the household, with its revision if known. */
    async handleRemoteChange(revision?: number) {
      const state = await replica.settled()
      if (revision === undefined || revision > (state?.metadata.since ?? -1)) scheduler.requestSync(0)
    },
    syncNow: scheduler.syncNow,
    requestSync: scheduler.requestSync,
    isUnsaved: () => replica.isInMemoryOnly() && countUnsynced() > 0,
    async close() {
      isClosed = true
      scheduler.close()
      await replica.close()
    },
  }
}

export type ListSynchronizer = ReturnType<typeof createListSynchronizer>

function isMerged(
  record: StoredLine | StoredName,
  written: { lines: ReadonlyMap<string, StoredLine>; names: ReadonlyMap<string, StoredName> },
) {
  if ('line' in record) {
    const merged = written.lines.get(record.id)
    return merged !== undefined && isSameState(merged.line, record.line)
  }
  const merged = written.names.get(record.id)
  return merged !== undefined && isSameState(merged.name, record.name)
}
