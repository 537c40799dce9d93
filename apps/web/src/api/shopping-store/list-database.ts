import { type DBSchema, openDB } from 'idb'
import { freshId } from '../fresh-id'
import { type Book, type Edit, type Held, type KeptLine, type KeptName, newBook, openPage } from './kept'

/** Where the lists of one cook in one household are kept. */
export interface ListDatabase {
  readonly read: () => Promise<Held>
  /** Writes edits in one transaction, on what is there in that very moment. */
  readonly write: (edits: readonly Edit[]) => Promise<Written>
  /** Removes all but what is to be kept, and tells how many things that is. */
  readonly keepOnly: (keep: (kept: KeptLine | KeptName) => boolean) => Promise<number>
  readonly close: () => void
  /** False where everything is gone once the page is left. */
  readonly lasting: boolean
}

export interface Written {
  /** All that was reached, as it is now. */
  readonly held: Held
  /** The edition it was written on. */
  readonly on: number
}

interface Schema extends DBSchema {
  lines: { key: string; value: KeptLine }
  names: { key: string; value: KeptName }
  book: { key: string; value: Book }
}

const stores = ['lines', 'names', 'book'] as const
const bookKey = 'book'

interface Opening {
  /** The browser took it away: it has to be opened anew. */
  readonly onLost?: () => void
  readonly id?: () => string
}

export async function openListDatabase(
  name: string,
  { onLost, id = freshId }: Opening = {},
): Promise<ListDatabase> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('lines', { keyPath: 'id' })
      fresh.createObjectStore('names', { keyPath: 'id' })
      fresh.createObjectStore('book')
    },
    // Somebody signs out in another tab: whoever holds on keeps it from being removed.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      onLost?.()
    },
    terminated: () => onLost?.(),
  })

  async function read(): Promise<Held> {
    const tx = database.transaction(stores, 'readonly')
    const [book, lines, names] = await Promise.all([
      tx.objectStore('book').get(bookKey),
      tx.objectStore('lines').getAll(),
      tx.objectStore('names').getAll(),
    ])
    return { book: book ?? (await begin()), lines: byId(lines), names: byId(names) }
  }

  /** The first tab gives the browser its name; another may just have been faster. */
  async function begin(): Promise<Book> {
    const { store } = database.transaction('book', 'readwrite')
    const book = (await store.get(bookKey)) ?? newBook(id())
    await store.put(book, bookKey)
    return book
  }

  async function write(edits: readonly Edit[]): Promise<Written> {
    // A tick is worth waiting for until it is surely on the disk; nobody watches that wait.
    const tx = database.transaction(stores, 'readwrite', { durability: 'strict' })
    const book = tx.objectStore('book')
    const [known, lines, names] = await Promise.all([
      book.get(bookKey),
      reached(tx.objectStore('lines'), idsOf(edits, 'lines')),
      reached(tx.objectStore('names'), idsOf(edits, 'names')),
    ])
    const before = known ?? newBook(id())
    const page = openPage({ book: before, lines: byId(lines), names: byId(names) })
    try {
      for (const { write } of edits) write(page)
    } catch (error) {
      tx.abort()
      await tx.done.catch(() => {})
      throw error
    }
    if (!page.isBlank()) page.close()
    const written = page.written()
    const puts = [
      ...[...written.lines.values()].map((kept) => tx.objectStore('lines').put(kept)),
      ...[...written.names.values()].map((kept) => tx.objectStore('names').put(kept)),
      ...(written.book === known ? [] : [book.put(written.book, bookKey)]),
    ]
    // Not to be caught half-way by a page that is being left.
    tx.commit()
    await Promise.all([...puts, tx.done])
    return { held: page.held(), on: before.edition }
  }

  async function keepOnly(keep: (kept: KeptLine | KeptName) => boolean): Promise<number> {
    const tx = database.transaction(stores, 'readwrite')
    const [lines, names, book] = [tx.objectStore('lines'), tx.objectStore('names'), tx.objectStore('book')]
    const [heldLines, heldNames, known] = await Promise.all([
      lines.getAll(),
      names.getAll(),
      book.get(bookKey),
    ])
    const [goneLines, goneNames] = [heldLines, heldNames].map((kept) => kept.filter((each) => !keep(each)))
    // Whoever comes back has to be told everything again.
    const { since: _, ...rest } = known ?? newBook(id())
    await Promise.all([
      ...(goneLines ?? []).map((kept) => lines.delete(kept.id)),
      ...(goneNames ?? []).map((kept) => names.delete(kept.id)),
      book.put(rest, bookKey),
      tx.done,
    ])
    return heldLines.length + heldNames.length - (goneLines?.length ?? 0) - (goneNames?.length ?? 0)
  }

  return { read, write, keepOnly, close: () => database.close(), lasting: true }
}

/** The same for a browser that keeps nothing, as long as the page is open. */
export function openPassingDatabase(from?: Held, id = freshId): ListDatabase {
  let held: Held = from ?? { book: newBook(id()), lines: new Map(), names: new Map() }
  return {
    read: async () => held,
    async write(edits) {
      const on = held.book.edition
      const page = openPage(held)
      for (const { write } of edits) write(page)
      page.close()
      held = page.held()
      return { held, on }
    },
    // Nobody comes back to it.
    keepOnly: async () => 0,
    close() {},
    lasting: false,
  }
}

interface Shelf<Kept> {
  readonly get: (id: string) => Promise<Kept | undefined>
  readonly getAll: () => Promise<Kept[]>
}

async function reached<Kept>(shelf: Shelf<Kept>, ids: readonly string[] | 'all'): Promise<Kept[]> {
  if (ids === 'all') return shelf.getAll()
  const found = await Promise.all(ids.map((id) => shelf.get(id)))
  return found.filter((kept) => kept !== undefined)
}

function idsOf(edits: readonly Edit[], kind: 'lines' | 'names'): readonly string[] | 'all' {
  const ids = new Set<string>()
  for (const { reach } of edits) {
    if (reach === 'all') return 'all'
    for (const id of reach[kind]) ids.add(id)
  }
  return [...ids]
}

function byId<Kept extends { readonly id: string }>(kept: readonly Kept[]): Map<string, Kept> {
  return new Map(kept.map((each) => [each.id, each]))
}
