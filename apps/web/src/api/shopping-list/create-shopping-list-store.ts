import {
  compareByCreation,
  isListed,
  isTicked,
  mainList,
  type Ticks,
} from '@larder/kitchen/shopping/shared-list'
import { createDocumentStore, type DocumentStorePorts } from '@larder/sync/documents/document-store'
import { ApiError, toErrorMessage } from '../api-error'
import { toApiError } from '../to-api-error'
import {
  fromSyncResponse,
  isLine,
  isName,
  type ListDocument,
  type ListEdit,
  type ListSyncRequest,
  type ListSyncResponse,
  lineKey,
  listRules,
  type StoredLine,
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
import type { ListLine, ListName, ShoppingListState, ShoppingListStore } from './shopping-list-state'

export interface ShoppingListPorts
  extends Omit<DocumentStorePorts<ListDocument>, 'send' | 'onChange' | 'toFailure' | 'randomId'> {
  readonly sync: (household: string, request: ListSyncRequest) => Promise<ListSyncResponse>
  readonly freshId: () => string
  /** The current time as an ISO string. */
  readonly now: () => string
}

const notPersistedMessage = 'This browser cannot keep your list. Stay on this page until everything is saved.'
type VisibleLists = Omit<ShoppingListState, 'sync'>

/** Default name of the main list, which every household has. */
const mainListName = 'Shopping List'

const defaultMainList: ListName = { id: mainList, kind: 'list', name: mainListName }

const noVisibleLists: VisibleLists = { lines: undefined, lists: [defaultMainList], stores: [] }

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
    toFailure: (code) => (code === 'offline' ? ApiError.clientError(code) : toApiError(code)),
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
    const replica = current.shown()
    const shown = replica?.documents
    const isNew = shown && ![...shown.values()].some(isLine) && current.isFirstSync()
    const { failure, ...sync } = current.syncState()
    const message = failure === undefined ? undefined : toErrorMessage(failure)
    return {
      ...(shown && !isNew ? toVisibleLists(shown.values()) : noVisibleLists),
      ...(replica?.metadata.since === undefined && { unread: true as const }),
      sync: current.isInMemoryOnly()
        ? { ...sync, state: 'failed', failure: message ?? notPersistedMessage }
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

/** Returns the same object for an unchanged line, so that only changed lines render again. */
const lineCache = new WeakMap<StoredLine, ListLine>()

function toVisibleLists(documents: Iterable<ListDocument>): VisibleLists {
  const all = [...documents]
  const names = all
    .filter(isName)
    .filter(({ name }) => !name.off?.value)
    .toSorted((a, b) => compareByCreation(a.name, b.name))
    .map(({ id, name }): ListName => ({ id, kind: name.kind, name: name.name.value }))
  const main = names.find(({ id }) => id === mainList) ?? defaultMainList
  const lists = [main, ...names.filter(({ id, kind }) => kind === 'list' && id !== mainList)]
  const listIds = new Set(lists.map(({ id }) => id))
  const lines = all
    .filter(isLine)
    .filter(({ line }) => isListed(line))
    .toSorted((a, b) => compareByCreation(a.line, b.line))
    .map((stored) => toListLine(stored, listIds))
  return { lines, lists, stores: names.filter(({ kind }) => kind === 'store') }
}

function toListLine(stored: StoredLine, lists: ReadonlySet<string>): ListLine {
  const { id, line, waiting, addedBy, addedAt } = stored
  const list = lists.has(line.list.value) ? line.list.value : mainList
  const cached = lineCache.get(stored)
  if (cached?.list === list) return cached
  const { text, for: dishes = [], plan = false, check, leaves } = line.words.value
  const tickedAt = lastTickedAt(stored)
  const visible: ListLine = {
    id,
    text,
    list,
    ticked: isTicked(line),
    for: dishes,
    plan,
    waiting,
    ...(check && { check }),
    ...(leaves !== undefined && { leaves }),
    ...(tickedAt !== undefined && { tickedAt }),
    ...(addedBy !== undefined && { addedBy }),
    ...(addedAt !== undefined && { addedAt }),
  }
  lineCache.set(stored, visible)
  return visible
}

function lastTickedAt({ line }: StoredLine): string | undefined {
  const activeTicks = Object.values(line.ticks).filter(({ count }) => count % 2 === 1)
  return activeTicks
    .flatMap(({ at }) => at ?? [])
    .sort()
    .at(-1)
}
