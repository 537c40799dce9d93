import { isCallFailure } from '../ports'
import { createRetryLoop, type ScheduleTask } from '../retry/retry-loop'
import { type DocumentEdit, type DocumentRules, mergeReplicaEdit, type StoredDocument } from './document'
import type { DocumentDatabase } from './document-database'
import { createReplica } from './replica'
import {
  isInOtherHousehold,
  isRejected,
  keyOf,
  type SyncRequest,
  type SyncResponse,
  syncWithServer,
} from './sync-with-server'

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

export interface DocumentStorePorts<D extends StoredDocument> {
  /** Null while signed out. */
  readonly currentScope: () => DocumentScope | null
  readonly openDatabase: (key: string, onLost: () => void) => Promise<DocumentDatabase<D>>
  /** Undefined if it does not exist. */
  readonly openExisting: (key: string) => Promise<DocumentDatabase<D> | undefined>
  readonly send: (household: string, request: SyncRequest<D>) => Promise<SyncResponse<D>>
  /** Fetches the account and its current household from the server. */
  readonly resolveHousehold: () => Promise<void>
  readonly isOnline: () => boolean
  readonly schedule?: ScheduleTask
  readonly withTabLock: (key: string, work: () => Promise<void>) => Promise<void>
  readonly broadcast: (message: DocumentTabMessage) => void
  readonly toFailure: (code: 'offline' | 'not-signed-in') => Error
  readonly randomId: () => string
  /** Called before the listeners. */
  readonly onChange: () => void
}

export interface DocumentSyncState {
  readonly state: 'saved' | 'sending' | 'waiting' | 'offline' | 'failed'
  /** Number of documents with changes the server does not have. */
  readonly waiting: number
  /** Why the server rejected some of them. */
  readonly failure?: unknown
}

const editDelayMs = 250
/** A tab syncs its own edits, unless it was closed in that moment. */
const otherTabDelayMs = 5000

const scopeKey = ({ owner, household = '' }: DocumentScope) => `${owner}/${household}`

/**
 * Mergeable documents of the signed-in cook's current household: kept in the browser, merged with the server's
 * whenever there is a network. They follow the cook through accounts and households.
 */
export function createDocumentStore<D extends StoredDocument>(
  rules: DocumentRules<D>,
  ports: DocumentStorePorts<D>,
) {
  type Documents = ReturnType<typeof openDocuments<D>>
  let current: Documents | null = null
  let closing: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  let active = false
  let sessionId: string | undefined

  function notifyListeners() {
    ports.onChange()
    for (const listener of listeners) listener()
  }

  /** Keeps the documents in sync until the cook signs out and no listener is left. */
  function activate() {
    if (active) return
    active = true
    follow()
  }

  function follow() {
    const scope = ports.currentScope()
    const previous = current
    if (!scope) active = listeners.size > 0
    else if (!active) return
    if (!previous && !scope) return
    const isNewSession = scope?.sessionId !== sessionId
    sessionId = scope?.sessionId
    if (previous && scope && scopeKey(scope) === previous.key) {
      if (isNewSession) previous.requestSync(0)
      return
    }
    closing = Promise.all([closing, previous?.close()])
    const adoptFrom = scope ? keysToAdopt(scope, previous) : []
    current =
      scope && openDocuments({ scope, rules, ports, onChange: notifyListeners, adoptFrom, after: closing })
    notifyListeners()
  }

  function keysToAdopt(scope: DocumentScope, previous: Documents | null): string[] {
    if (scope.household === undefined) return []
    const unknownHouseholdKey = scopeKey({ ...scope, household: undefined })
    const isSameCook = previous?.scope.sessionId === scope.sessionId && previous.scope.household === undefined
    return isSameCook ? [...new Set([unknownHouseholdKey, previous.key])] : [unknownHouseholdKey]
  }

  return {
    /** The documents of the current scope; null while signed out. */
    current: () => current,
    /** Opens the store. Subscribing and writing do so too. */
    activate,
    /** Follows a change of account or household. */
    follow,
    /** Shows at once; resolves once the browser's database holds the edit. */
    async write(edit: DocumentEdit<D>): Promise<void> {
      activate()
      if (!current) throw ports.toFailure('not-signed-in')
      await current.write(edit)
    },
    /** Resolves when a sync started after the call completes; rejects with the failed call. */
    syncNow(): Promise<void> {
      activate()
      return current?.syncNow() ?? Promise.reject(ports.toFailure('not-signed-in'))
    },
    /** Called after every change of the documents and of their sync state. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      activate()
      return () => void listeners.delete(listener)
    },
    /** Handles a message from another tab. */
    handleTabMessage(message: DocumentTabMessage) {
      if (message.key === current?.key) current.handleTabMessage(message)
    },
    /** Syncs after the network came back, the page became visible or a change event arrived. */
    handleRemoteChange: (revision?: number) => void current?.handleRemoteChange(revision),
    /** Handles the browser's online and offline events. */
    handleNetworkChange() {
      current?.requestSync(0)
      notifyListeners()
    },
    /** Whether closing the page would lose an edit. */
    isUnsaved: () => current?.isUnsaved() ?? false,
    async close() {
      await current?.close()
      current = null
      await closing
    },
  }
}

interface OpenDocumentsParts<D extends StoredDocument> {
  readonly scope: DocumentScope
  readonly rules: DocumentRules<D>
  readonly ports: DocumentStorePorts<D>
  readonly onChange: () => void
  /** Keys of databases this cook may have written to before the household was known. */
  readonly adoptFrom: readonly string[]
  /** Resolves when those databases are closed. */
  readonly after: Promise<unknown>
}

/** The documents of one cook in one household, while the cook is in it. */
function openDocuments<D extends StoredDocument>(parts: OpenDocumentsParts<D>) {
  const { scope, rules, ports, onChange } = parts
  const { household } = scope
  const key = scopeKey(scope)
  let isClosed = false
  let hasSynced = false

  const replica = createReplica<D>({
    rules,
    randomId: ports.randomId,
    open: (onLost) => ports.openDatabase(key, onLost),
    onChange,
    onWritten: () => ports.broadcast({ key, has: 'written' }),
  })

  const loop = createRetryLoop({
    ...(ports.schedule && { schedule: ports.schedule }),
    onChange,
    async attempt() {
      try {
        if (!ports.isOnline()) throw ports.toFailure('offline')
        await sync()
      } catch (error) {
        if (isInOtherHousehold(error) && !isClosed) await ports.resolveHousehold().catch(() => {})
        throw error
      } finally {
        hasSynced = true
      }
    },
  })

  async function sync() {
    if (household === undefined) return ports.resolveHousehold()
    const send = (request: SyncRequest<D>) => ports.send(household, request)
    await ports.withTabLock(key, () => syncWithServer({ rules, replica, send, isClosed: () => isClosed }))
    ports.broadcast({ key, has: 'exchanged' })
  }

  async function adopt(from: string) {
    const source = await ports.openExisting(from)
    if (!source) return
    try {
      const written = await source.write([])
      if (written.documents.size === 0) return
      await replica.write(mergeReplicaEdit(written, rules))
      // Edits written there meanwhile are adopted the next time.
      await source.keepOnly((document) => {
        const merged = written.documents.get(keyOf(document, rules))
        return !merged || !rules.isSameState(merged, document)
      })
    } finally {
      source.close()
    }
  }

  async function start() {
    await parts.after
    for (const from of parts.adoptFrom)
      await adopt(from).catch((error) => console.error('Adopting the earlier documents failed', error))
    await replica.settled()
    if (!isClosed) loop.runNow().catch(() => {})
  }
  void start()

  function syncState(): DocumentSyncState {
    const waiting = replica.countUnsynced()
    const failure = loop.failure()
    if (isRejected(failure, loop.tries())) return { state: 'failed', waiting, failure }
    if (!ports.isOnline() || (isCallFailure(failure) && failure.status === 0))
      return { state: 'offline', waiting }
    if (waiting === 0) return { state: 'saved', waiting }
    return { state: failure === undefined ? 'sending' : 'waiting', waiting }
  }

  return {
    scope,
    key,
    write(edit: DocumentEdit<D>): Promise<void> {
      const written = replica.write(edit)
      loop.request(editDelayMs)
      return written
    },
    /** The replica with pending edits; undefined until the database was read. */
    shown: replica.shown,
    /** Whether nothing was ever received, and the first sync has not ended. */
    isFirstSync: () => replica.shown()?.metadata.since === undefined && !hasSynced,
    syncState,
    /** Whether edits are lost when the page closes. */
    isInMemoryOnly: replica.isInMemoryOnly,
    isUnsaved: () => replica.isInMemoryOnly() && replica.countUnsynced() > 0,
    handleTabMessage({ has }: DocumentTabMessage) {
      if (has === 'exchanged') loop.clearFailure()
      void replica.reload().then(() => {
        if (replica.countUnsynced() > 0) loop.request(otherTabDelayMs)
      })
    },
    /** Handles a change event of the household, with its revision if known. */
    async handleRemoteChange(revision?: number) {
      const state = await replica.settled()
      if (revision === undefined || revision > (state?.metadata.since ?? -1)) loop.request(0)
    },
    syncNow: loop.runNow,
    requestSync: loop.request,
    async close() {
      isClosed = true
      loop.close()
      await replica.close()
    },
  }
}
