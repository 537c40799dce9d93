import type { SharedLine, SharedName, Stamp } from '@larder/kitchen/shared-list'

interface Standing {
  readonly id: string
  /** It holds something that the server is not known to have. */
  readonly waiting: boolean
  /** The server has had it in some form. */
  readonly told: boolean
}

/** A line as the browser keeps it. */
export interface KeptLine extends Standing {
  readonly line: SharedLine
  readonly addedBy?: string
  readonly addedAt?: string
}

/** The name of a list or store as the browser keeps it. */
export interface KeptName extends Standing {
  readonly name: SharedName
}

/** What a browser knows of its own part in the list. */
export interface Book {
  /** The random name this browser writes under; its tabs share it. */
  readonly device: string
  /** The highest count seen or said, which the next word is above. */
  readonly count: number
  /** The server's revision up to which everything is known here. */
  readonly since?: number
  /** How often something was written: a tab that does not know the last time looks at everything again. */
  readonly edition: number
}

export interface Held {
  readonly book: Book
  readonly lines: ReadonlyMap<string, KeptLine>
  readonly names: ReadonlyMap<string, KeptName>
}

/** What a change looks at: those lines and names, or everything. */
export interface Reach {
  readonly lines: readonly string[]
  readonly names: readonly string[]
}

/** A change of the list; it says the same on whatever page it is written. */
export interface Edit {
  readonly reach: Reach | 'all'
  readonly write: (page: Page) => void
}

export type Page = ReturnType<typeof openPage>

/** Lays a page over what is held: what is written shows on it, and what was beneath stays as it is. */
export function openPage(held: Held) {
  let book = held.book
  const lines = new Map<string, KeptLine>()
  const names = new Map<string, KeptName>()
  return {
    book: () => book,
    line: (id: string) => lines.get(id) ?? held.lines.get(id),
    name: (id: string) => names.get(id) ?? held.names.get(id),
    everything: () => ({ lines: over(held.lines, lines), names: over(held.names, names) }),
    put: (kept: KeptLine) => void lines.set(kept.id, kept),
    putName: (kept: KeptName) => void names.set(kept.id, kept),
    /** The next word of this browser, above all it has seen. */
    stamp(): Stamp {
      book = { ...book, count: book.count + 1 }
      return { at: book.count, by: book.device }
    },
    saw(count: number) {
      if (count > book.count) book = { ...book, count }
    },
    knowsUpTo(since: number | undefined) {
      const { since: _, ...rest } = book
      book = since === undefined ? rest : { ...rest, since }
    },
    written: () => ({ book, lines, names }),
    isBlank: () => book === held.book && lines.size === 0 && names.size === 0,
    close: () => {
      book = { ...book, edition: book.edition + 1 }
    },
    held: (): Held => ({ book, lines: over(held.lines, lines), names: over(held.names, names) }),
  }
}

function over<Kept>(held: ReadonlyMap<string, Kept>, written: ReadonlyMap<string, Kept>) {
  return written.size === 0 ? held : new Map([...held, ...written])
}

export function newBook(id: string): Book {
  return { device: id.replaceAll('-', '').slice(0, 16), count: 0, edition: 0 }
}
