import {
  createDocumentSync,
  type DocumentScope,
  type DocumentSync,
  type DocumentSyncPorts,
  type DocumentTabMessage,
  scopeKey,
} from './document-sync'
import type { DocumentEdit, DocumentRules, StoredDocument } from './replica-state'

export interface DocumentStorePorts<D extends StoredDocument> extends DocumentSyncPorts<D> {
  /** Null while signed out. */
  readonly currentScope: () => DocumentScope | null
  readonly signedOutFailure: () => Error
  /** Called before the listeners. */
  readonly onChange: () => void
}

/**
 * Mergeable documents of the signed-in cook's current household: kept in the browser, merged with the server's
 * whenever there is a network. They follow the cook through accounts and households.
 */
export function createDocumentStore<D extends StoredDocument>(
  rules: DocumentRules<D>,
  ports: DocumentStorePorts<D>,
) {
  let current: DocumentSync<D> | null = null
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
    if (previous && scope && scopeKey(scope) === previous.key) {
      if (scope.sessionId !== sessionId) previous.requestSync(0)
      sessionId = scope.sessionId
      return
    }
    if (!previous && !scope) return
    sessionId = scope?.sessionId
    closing = Promise.all([closing, previous?.close()])
    const adoptFrom = scope ? keysToAdopt(scope, previous) : []
    current =
      scope &&
      createDocumentSync({ scope, rules, ports, onChange: notifyListeners, adoptFrom, after: closing })
    notifyListeners()
  }

  function keysToAdopt({ owner, sessionId }: DocumentScope, previous: DocumentSync<D> | null): string[] {
    const unknownHouseholdKey = scopeKey({ owner, sessionId, household: undefined })
    const isSameCook = previous?.scope.sessionId === sessionId && previous.scope.household === undefined
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
      if (!current) throw ports.signedOutFailure()
      await current.write(edit)
    },
    /** Resolves when a sync started after the call completes; rejects with the failed call. */
    syncNow(): Promise<void> {
      activate()
      return current?.syncNow() ?? Promise.reject(ports.signedOutFailure())
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
