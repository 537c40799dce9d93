import { mainList } from '@larder/kitchen/shopping/shared-list'
import { toApiError } from '../to-api-error'
import {
  addEdit,
  addNameEdit,
  deleteNameEdit,
  moveEdit,
  renameEdit,
  rewordEdit,
  type SeenTicks,
  setRemovedEdit,
  tickEdit,
  untickEdit,
} from './list-edits'
import {
  createListSynchronizer,
  type ListScope,
  type ListSynchronizer,
  type ListSynchronizerPorts,
  type ListTabMessage,
  listKeyOf,
} from './list-synchronizer'
import { normalizeLineText, normalizeListName, toLineWords } from './normalize-list-text'
import type { ListEdit } from './replica-state'
import type { ShoppingListState, ShoppingListStore } from './shopping-list-state'
import { noVisibleLists } from './visible-lists'

export interface ShoppingListPorts extends ListSynchronizerPorts {
  /** Null while signed out. */
  readonly currentScope: () => ListScope | null
  readonly freshId: () => string
  /** The current time as an ISO string. */
  readonly now: () => string
}

const signedOutState: ShoppingListState = { ...noVisibleLists, sync: { state: 'saved', waiting: 0 } }

/** The lists of the signed-in cook, for the current household. */
export function createShoppingListStore(ports: ShoppingListPorts) {
  let list: ListSynchronizer | null = null
  let closing: Promise<unknown> = Promise.resolve()
  let cachedState: ShoppingListState | null = null
  const listeners = new Set<() => void>()
  let active = false
  let sessionId: string | undefined

  function notifyListeners() {
    cachedState = null
    for (const listener of listeners) listener()
  }

  /** Keeps the list in sync until the cook signs out and no listener is left. */
  function activate() {
    if (active) return
    active = true
    follow()
  }

  /** Follows a change of account or household. */
  function follow() {
    const scope = ports.currentScope()
    const previous = list
    if (!scope) active = listeners.size > 0
    else if (!active) return
    if (previous && scope && listKeyOf(scope) === previous.key) {
      if (scope.sessionId !== sessionId) previous.requestSync(0)
      sessionId = scope.sessionId
      return
    }
    if (!previous && !scope) return
    sessionId = scope?.sessionId
    closing = Promise.all([closing, previous?.close()])
    list =
      scope &&
      createListSynchronizer({
        scope,
        ports,
        onChange: notifyListeners,
        adoptFrom: keysToAdopt(scope, previous),
        after: closing,
      })
    notifyListeners()
  }

  function keysToAdopt({ owner, sessionId }: ListScope, previous: ListSynchronizer | null): string[] {
    const unknownHouseholdKey = listKeyOf({ owner, sessionId, household: undefined })
    const isSameCook = previous?.scope.sessionId === sessionId && previous.scope.household === undefined
    return isSameCook ? [...new Set([unknownHouseholdKey, previous.key])] : [unknownHouseholdKey]
  }

  async function write(edit: (seen: SeenTicks) => ListEdit): Promise<void> {
    activate()
    if (!list) throw toApiError('not-signed-in')
    // Reads the ticks now, not when the edit is applied.
    const { ticksOf } = list
    const seen = new Map<string, ReturnType<SeenTicks>>()
    const listEdit = edit((id) => seen.get(id))
    if (listEdit.scope !== 'all') for (const id of listEdit.scope.lines) seen.set(id, ticksOf(id))
    await list.write(listEdit)
  }

  const store: ShoppingListStore = {
    async add(entries, to = mainList) {
      const lines = entries.flatMap((entry) => {
        const words = toLineWords(entry)
        return words ? [{ id: ports.freshId(), words }] : []
      })
      if (lines.length > 0) await write(() => addEdit(lines, to, ports.now()))
      return lines.map(({ id }) => id)
    },
    tick: (ids, store) => write((seen) => tickEdit(ids, seen, ports.now(), store)),
    untick: (ids) => write((seen) => untickEdit(ids, seen)),
    async reword(id, typed) {
      const text = normalizeLineText(typed)
      if (text !== undefined) await write(() => rewordEdit(id, text))
    },
    moveTo: (ids, to) => write(() => moveEdit(ids, to)),
    remove: (ids) => write((seen) => setRemovedEdit(ids, seen, true)),
    restore: (ids) => write((seen) => setRemovedEdit(ids, seen, false)),
    async addName(kind, typed) {
      const [id, name] = [ports.freshId(), normalizeListName(typed)]
      if (name === undefined) throw new TypeError('List name has no visible characters')
      await write(() => addNameEdit(id, kind, name))
      return id
    },
    async rename(id, typed) {
      const name = normalizeListName(typed)
      if (name !== undefined) await write(() => renameEdit(id, name))
    },
    deleteName: (id) => write(() => deleteNameEdit(id)),
    syncNow() {
      activate()
      return list?.syncNow() ?? Promise.reject(toApiError('not-signed-in'))
    },
    activate,
    subscribe(listener) {
      listeners.add(listener)
      activate()
      return () => void listeners.delete(listener)
    },
    state() {
      cachedState ??= list?.state() ?? signedOutState
      return cachedState
    },
  }

  return {
    ...store,
    follow,
    /** Handles a message from another tab. */
    handleTabMessage(message: ListTabMessage) {
      if (message.key === list?.key) list.handleTabMessage(message)
    },
    /** Syncs after the network came back, the page became visible or a change event arrived. */
    handleRemoteChange: (revision?: number) => void list?.handleRemoteChange(revision),
    /** Handles the browser's online and offline events. */
    handleNetworkChange() {
      list?.requestSync(0)
      notifyListeners()
    },
    isUnsaved: () => list?.isUnsaved() ?? false,
    /** The ticks of a line as this tab knows them now. */
    ticksOf: (id: string) => list?.ticksOf(id) ?? {},
    async close() {
      await list?.close()
      list = null
      await closing
    },
  }
}
