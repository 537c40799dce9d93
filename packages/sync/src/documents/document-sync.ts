import type { DocumentDatabase } from './document-database'
import { createReplica } from './replica'
import {
  type DocumentEdit,
  type DocumentRules,
  documentKey,
  findUnsynced,
  type StoredDocument,
} from './replica-state'
import { mergeReplicaEdit, type SyncResponse } from './sync-edits'
import { createSyncScheduler, type ScheduleTask } from './sync-scheduler'
import { type SyncRequest, syncWithServer } from './sync-with-server'

/** Owner and household of the documents. Without a known household they are stored apart until it is known. */
export interface DocumentScope {
  readonly owner: string
  readonly household: string | undefined
  /** Changes with every sign-in. */
  readonly sessionId: string
}

/** Message to the other tabs. Its field names must not change: two versions of the app may be open. */
export interface DocumentTabMessage {
  readonly key: string
  readonly has: 'written' | 'exchanged'
}

export interface DocumentSyncPorts<D extends StoredDocument> {
  readonly openDatabase: (key: string, onLost: () => void) => Promise<DocumentDatabase<D>>
  /** Undefined if it does not exist. */
  readonly openExisting: (key: string) => Promise<DocumentDatabase<D> | undefined>
  readonly send: (household: string, request: SyncRequest<D>) => Promise<SyncResponse<D>>
  /** Fetches the account and its current household from the server. */
  readonly resolveHousehold: () => Promise<void>
  readonly isOnline: () => boolean
  readonly schedule: ScheduleTask
  readonly withTabLock: (key: string, work: () => Promise<void>) => Promise<void>
  readonly broadcast: (message: DocumentTabMessage) => void
  readonly offlineFailure: () => Error
  readonly randomId: () => string
}

interface DocumentSyncParts<D extends StoredDocument> {
  readonly scope: DocumentScope
  readonly rules: DocumentRules<D>
  readonly ports: DocumentSyncPorts<D>
  readonly onChange: () => void
  /** Keys of databases this cook may have written to before the household was known. */
  readonly adoptFrom: readonly string[]
  /** Resolves when those databases are closed. */
  readonly after: Promise<unknown>
}

const editDelayMs = 250
/** A tab syncs its own edits, unless it was closed in that moment. */
const otherTabDelayMs = 5000

export function scopeKey({ owner, household = '' }: DocumentScope): string {
  return `${owner}/${household}`
}

/** The documents of one cook in one household, while the cook is in it. */
export function createDocumentSync<D extends StoredDocument>(parts: DocumentSyncParts<D>) {
  const { scope, rules, ports, onChange } = parts
  const { household } = scope
  const key = scopeKey(scope)
  let isClosed = false

  const replica = createReplica<D>({
    rules,
    randomId: ports.randomId,
    open: (onLost) => ports.openDatabase(key, onLost),
    onChange,
    onWritten: () => ports.broadcast({ key, has: 'written' }),
  })

  const scheduler = createSyncScheduler({
    ...ports,
    onChange,
    async runSync() {
      if (household === undefined) return ports.resolveHousehold()
      const send = (request: SyncRequest<D>) => ports.send(household, request)
      await ports.withTabLock(key, () => syncWithServer({ rules, replica, send, isClosed: () => isClosed }))
      ports.broadcast({ key, has: 'exchanged' })
    },
  })

  async function adopt(from: string) {
    const source = await ports.openExisting(from)
    if (!source) return
    try {
      const written = await source.read()
      if (written.documents.size === 0) return
      await replica.write(mergeReplicaEdit(written, rules))
      // Edits written there meanwhile are adopted the next time.
      await source.keepOnly((document) => {
        const merged = written.documents.get(documentKey(rules.tableOf(document), document.id))
        return !merged || !rules.isSameState(merged, document)
      })
    } finally {
      source.close()
    }
  }

  async function start() {
    await parts.after
    for (const from of household === undefined ? [] : parts.adoptFrom)
      await adopt(from).catch((error) => console.error('Adopting the earlier documents failed', error))
    await replica.settled()
    if (!isClosed) scheduler.syncNow().catch(() => {})
  }
  void start()

  const countUnsynced = () => {
    const state = replica.shown()
    return state ? findUnsynced(state).length : 0
  }

  return {
    scope,
    key,
    write(edit: DocumentEdit<D>): Promise<void> {
      const written = replica.write(edit)
      scheduler.requestSync(editDelayMs)
      return written
    },
    /** The replica with pending edits; undefined until the database was read. */
    shown: replica.shown,
    /** Whether nothing was ever received, and the first sync has not ended. */
    isFirstSync: () => replica.shown()?.metadata.since === undefined && !scheduler.isSettled(),
    syncState: () => scheduler.state(countUnsynced()),
    /** Whether edits are lost when the page closes. */
    isInMemoryOnly: replica.isInMemoryOnly,
    isUnsaved: () => replica.isInMemoryOnly() && countUnsynced() > 0,
    handleTabMessage({ has }: DocumentTabMessage) {
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
    async close() {
      isClosed = true
      scheduler.close()
      await replica.close()
    },
  }
}

export type DocumentSync<D extends StoredDocument> = ReturnType<typeof createDocumentSync<D>>
