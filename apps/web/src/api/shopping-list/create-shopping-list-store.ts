import { mainList, type Ticks } from '@larder/kitchen/shopping/shared-list'
import { createDocumentStore, type DocumentStorePorts } from '@larder/sync/documents/document-store'
import { ApiError, toErrorMessage } from '../api-error'
import { toApiError } from '../to-api-error'
import {
  fromSyncResponse,
  isLine,
  type ListDocument,
  type ListEdit,
  type ListSyncRequest,
  type ListSyncResponse,
  lineKey,
  listRules,
  toSyncRequest,
} from './list-documents'
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
import { normalizeLineText, normalizeListName, toLineWords } from './normalize-list-text'
import type { ShoppingListState, ShoppingListStore } from './shopping-list-state'
import { noVisibleLists, toVisibleLists } from './visible-lists'

export interface ShoppingListPorts
  extends Omit<
    DocumentStorePorts<ListDocument>,
    'send' | 'onChange' | 'offlineFailure' | 'signedOutFailure' | 'randomId'
  > {
  readonly sync: (household: string, request: ListSyncRequest) => Promise<ListSyncResponse>
  readonly freshId: () => string
  /** The current time as an ISO string. */
  readonly now: () => string
}

const notPersistedMessage = 'This browser cannot keep your list. Stay on this page until everything is saved.'
const signedOutState: ShoppingListState = { ...noVisibleLists, sync: { state: 'saved', waiting: 0 } }

/** The lists of the signed-in cook, for the current household. */
export function createShoppingListStore(ports: ShoppingListPorts) {
  let cachedState: ShoppingListState | null = null
  const documents = createDocumentStore(listRules, {
    ...ports,
    randomId: ports.freshId,
    async send(household, request) {
      const response = await ports.sync(household, toSyncRequest(request))
      // A response for another household is discarded.
      if (response.household !== household) throw toApiError('not-current-household')
      return fromSyncResponse(response)
    },
    offlineFailure: () => ApiError.clientError('offline'),
    signedOutFailure: () => toApiError('not-signed-in'),
    onChange() {
      cachedState = null
    },
  })

  const ticksOf = (id: string): Ticks | undefined => {
    const document = documents.current()?.shown()?.documents.get(lineKey(id))
    return isLine(document) ? document.line.ticks : undefined
  }

  /** The ticks that count as seen are those on screen now, not those when the edit is applied. */
  async function write(ids: readonly string[], edit: (seen: SeenTicks) => ListEdit): Promise<void> {
    documents.activate()
    const seen = new Map(ids.map((id) => [id, ticksOf(id)]))
    await documents.write(edit((id) => seen.get(id)))
  }

  function readState(): ShoppingListState {
    const current = documents.current()
    if (!current) return signedOutState
    const shown = current.shown()?.documents
    const isNew = shown && ![...shown.values()].some(isLine) && current.isFirstSync()
    const { failure, ...sync } = current.syncState()
    const message = failure === undefined ? undefined : toErrorMessage(failure)
    return {
      ...(shown && !isNew ? toVisibleLists(shown.values()) : noVisibleLists),
      sync: current.isInMemoryOnly()
        ? { ...sync, state: 'trouble', failure: message ?? notPersistedMessage }
        : { ...sync, ...(message !== undefined && { failure: message }) },
    }
  }

  const store: ShoppingListStore = {
    async add(entries, to = mainList) {
      const lines = entries.flatMap((entry) => {
        const words = toLineWords(entry)
        return words ? [{ id: ports.freshId(), words }] : []
      })
      if (lines.length > 0) await documents.write(addEdit(lines, to, ports.now()))
      return lines.map(({ id }) => id)
    },
    tick: (ids, store) => write(ids, (seen) => tickEdit(ids, seen, ports.now(), store)),
    untick: (ids) => write(ids, (seen) => untickEdit(ids, seen)),
    async reword(id, typed) {
      const text = normalizeLineText(typed)
      if (text !== undefined) await documents.write(rewordEdit(id, text))
    },
    moveTo: (ids, to) => documents.write(moveEdit(ids, to)),
    remove: (ids) => write(ids, (seen) => setRemovedEdit(ids, seen, true)),
    restore: (ids) => write(ids, (seen) => setRemovedEdit(ids, seen, false)),
    async addName(kind, typed) {
      const [id, name] = [ports.freshId(), normalizeListName(typed)]
      if (name === undefined) throw new TypeError('List name has no visible characters')
      await documents.write(addNameEdit(id, kind, name))
      return id
    },
    async rename(id, typed) {
      const name = normalizeListName(typed)
      if (name !== undefined) await documents.write(renameEdit(id, name))
    },
    deleteName: (id) => documents.write(deleteNameEdit(id)),
    syncNow: documents.syncNow,
    activate: documents.activate,
    subscribe: documents.subscribe,
    state() {
      cachedState ??= readState()
      return cachedState
    },
  }

  const { follow, handleTabMessage, handleRemoteChange, handleNetworkChange, isUnsaved, close } = documents
  return {
    ...store,
    ...{ follow, handleTabMessage, handleRemoteChange, handleNetworkChange, isUnsaved, close },
    /** The ticks of a line as this tab knows them now. */
    ticksOf: (id: string) => ticksOf(id) ?? {},
  }
}
