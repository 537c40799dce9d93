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
  /** Null while nobody is signed in. */
  readonly currentScope: () => ListScope | null
  readonly freshId: () => string
  /** The present instant. */
  readonly now: () => string
}

const signedOutState: ShoppingListState = { ...noVisibleLists, sync: { state: 'saved', waiting: 0 } }

/** The lists of whoever is signed in, wherever they are. */
export function createShoppingListStore(ports: ShoppingListPorts) {
  let list: ListSynchronizer | null = null
  let closing: Promise<unknown> = Promise.resolve()
  let known: ShoppingListState | null = null
  const listeners = new Set<() => void>()
  let awake = false
  let sessionId: string | undefined

  function changed() {
    known = null
    for (const listener of listeners) listener()
  }

  /** From now on the list is kept up to date, until the cook signs out and nobody looks at it. */
  function wake() {
    if (awake) return
    awake = true
    follow()
  }

  /** Another cook signed in, or the cook is in another household. */
  function follow() {
    const place = ports.currentScope()
    const before = list
    if (!place) awake = listeners.size > 0
    else if (!awake) return
    if (before && place && listKeyOf(place) === before.key) {
      if (place.sessionId !== sessionId) before.soon(0)
      sessionId = place.sessionId
      return
    }
    if (!before && !place) return
    sessionId = place?.sessionId
    closing = Promise.all([closing, before?.close()])
    list =
      place &&
      createListSynchronizer({ place, ports, changed, adoptFrom: adoptedBy(place, before), after: closing })
    changed()
  }

  function adoptedBy({ owner, sessionId }: ListScope, before: ListSynchronizer | null): string[] {
    const own = listKeyOf({ owner, sessionId, household: undefined })
    const isSameCook = before?.place.sessionId === sessionId && before.place.household === undefined
    return isSameCook ? [...new Set([own, before.key])] : [own]
  }

  async function write(edit: (seen: SeenTicks) => ListEdit): Promise<void> {
    wake()
    if (!list) throw toApiError('not-signed-in')
    // As it is at this moment, and not when it comes to be written.
    const { ticksOf } = list
    const seen = new Map<string, ReturnType<SeenTicks>>()
    const made = edit((id) => seen.get(id))
    if (made.scope !== 'all') for (const id of made.scope.lines) seen.set(id, ticksOf(id))
    await list.write(made)
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
      wake()
      return list?.syncNow() ?? Promise.reject(toApiError('not-signed-in'))
    },
    activate: wake,
    subscribe(listener) {
      listeners.add(listener)
      wake()
      return () => void listeners.delete(listener)
    },
    state() {
      known ??= list?.state() ?? signedOutState
      return known
    },
  }

  return {
    ...store,
    follow,
    /** Another tab wrote. */
    handleTabMessage(news: ListTabMessage) {
      if (news.key === list?.key) list.handleTabMessage(news)
    },
    /** The network is back, somebody looks again, or word of a change came. */
    handleRemoteChange: (revision?: number) => void list?.handleRemoteChange(revision),
    /** The browser says that the network is gone or back. */
    handleNetworkChange() {
      list?.soon(0)
      changed()
    },
    isUnsaved: () => list?.isUnsaved() ?? false,
    /** What this tab knows at this moment of who has ticked a line. */
    ticksOf: (id: string) => list?.ticksOf(id) ?? {},
    async close() {
      await list?.close()
      list = null
      await closing
    },
  }
}
