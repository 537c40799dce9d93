import {
  type DocumentEdit,
  type DocumentRules,
  documentKey,
  type StoredDocument,
} from '../documents/document'
import type { DocumentDatabase } from '../documents/document-database'
import { createDocumentStore, type DocumentScope, type DocumentTabMessage } from '../documents/document-store'
import type { SyncRequest, SyncResponse } from '../documents/sync-with-server'
import { inMemoryDocuments } from './in-memory-documents'
import { TestFailure } from './test-failure'

interface Stamp {
  readonly at: number
  readonly by: string
}

/** The simplest mergeable document: a text, of which the last write wins. */
export interface Note extends StoredDocument {
  readonly text: string
  readonly born: Stamp
  readonly stamp: Stamp
}

const isLater = (a: Stamp, b: Stamp) => (a.at === b.at ? a.by > b.by : a.at > b.at)

export const noteRules: DocumentRules<Note> = {
  tables: ['notes'],
  tableOf: () => 'notes',
  merge(note, other) {
    const { text, stamp } = isLater(other.stamp, note.stamp) ? other : note
    return { ...note, text, stamp, born: isLater(note.born, other.born) ? other.born : note.born }
  },
  isSameState: (a, b) => a.text === b.text && sameStamp(a.stamp, b.stamp) && sameStamp(a.born, b.born),
  highestCount: ({ born, stamp }) => Math.max(born.at, stamp.at),
  compareByCreation: (a, b) => (isLater(a.born, b.born) ? 1 : -1),
  recreate: (note, born) => ({ ...note, born }),
  maxBatchSize: 3,
  isLimit: (code) => code === 'too-many-shopping-items',
}

const sameStamp = (a: Stamp, b: Stamp) => a.at === b.at && a.by === b.by

const noteKey = (id: string) => documentKey('notes', id)

/** Writes a note, new or not. */
export function writeNote(id: string, text: string): DocumentEdit<Note> {
  return (draft) => {
    const stamp = draft.stamp()
    const own = draft.get(noteKey(id))
    draft.put({ id, told: false, born: stamp, ...own, text, stamp, waiting: true })
  }
}

/** A server that merges by the same rules and answers page by page. */
export function aNoteServer({ page = 50 } = {}) {
  const notes = new Map<string, { note: Note; revision: number }>()
  let revision = 0
  return {
    texts: () => Object.fromEntries([...notes].map(([id, { note }]) => [id, note.text])),
    exchange({ since = 0, documents }: SyncRequest<Note>): SyncResponse<Note> {
      if (documents.length > 0) revision += 1
      for (const sent of structuredClone(documents)) {
        const stored = notes.get(sent.id)
        const note = stored ? noteRules.merge(stored.note, sent) : sent
        if (!stored || !noteRules.isSameState(stored.note, note)) notes.set(sent.id, { note, revision })
      }
      const changed = [...notes.values()]
        .filter((row) => row.revision > since)
        .toSorted((a, b) => a.revision - b.revision)
      const upTo = changed.length > page ? (changed[page - 1]?.revision ?? revision) : revision
      const sentIds = new Set(documents.map(({ id }) => id))
      const returned = [...notes.values()].filter(
        (row) => (row.revision > since && row.revision <= upTo) || sentIds.has(row.note.id),
      )
      return structuredClone({
        revision: upTo,
        more: upTo < revision,
        documents: returned.map(({ note }) => ({ ...note, waiting: false, told: true })),
      })
    },
  }
}

interface NoteBrowserOptions {
  readonly send: (request: SyncRequest<Note>) => Promise<SyncResponse<Note>>
}

/** One cook's browser: a database that its tabs share and that can fill up, and timers that run on demand. */
export function aNoteBrowser({ send }: NoteBrowserOptions) {
  const browser = { full: false, online: true, scope: 'ana' as string | null }
  const stored = new Map<string, DocumentDatabase<Note>>()
  const stores = new Set<ReturnType<typeof createDocumentStore<Note>>>()

  async function openDatabase(key: string): Promise<DocumentDatabase<Note>> {
    const database = stored.get(key) ?? inMemoryDocuments(noteRules)
    stored.set(key, database)
    return {
      ...database,
      write: (edits) =>
        browser.full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : database.write(edits),
    }
  }

  function openTab() {
    const timers = new Map<() => void, number>()
    const store = createDocumentStore<Note>(noteRules, {
      currentScope: (): DocumentScope | null =>
        browser.scope === null ? null : { owner: browser.scope, household: 'home', sessionId: browser.scope },
      openDatabase,
      openExisting: async () => undefined,
      send: (_, request) => send(request),
      resolveHousehold: async () => {},
      isOnline: () => browser.online,
      schedule(milliseconds, work) {
        timers.set(work, milliseconds)
        return () => void timers.delete(work)
      },
      withTabLock: (_, work) => work(),
      broadcast(message: DocumentTabMessage) {
        for (const other of stores) if (other !== store) other.handleTabMessage(message)
      },
      toFailure: (code) => (code === 'offline' ? TestFailure.clientError(code) : TestFailure.of(code)),
      onChange: () => {},
      randomId: () => crypto.randomUUID(),
    })
    stores.add(store)
    store.activate()
    return {
      store,
      due: () => [...timers.values()],
      passTime() {
        const due = [...timers.keys()]
        timers.clear()
        for (const work of due) work()
      },
      texts: () =>
        Object.fromEntries(
          [...(store.current()?.shown()?.documents.values() ?? [])].map(({ id, text }) => [id, text]),
        ),
      sync: () => store.current()?.syncState(),
    }
  }

  return { browser, openTab }
}
