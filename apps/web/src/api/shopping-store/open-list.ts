import { isSame, type Ticks } from '@larder/kitchen/shared-list'
import { waitingOf } from './batches'
import { type Asked, exchange } from './exchange'
import { type Answer, pourEdit } from './heard'
import type { Edit, KeptLine, KeptName } from './kept'
import type { ListDatabase } from './list-database'
import type { ShoppingListState } from './list-state'
import { nothingShown, shownOf } from './list-view'
import { type Later, openPacing } from './pacing'
import { openReplica } from './replica'

/** Whose list it is, and of which household; one that is not known yet is kept apart until it is. */
export interface Place {
  readonly owner: string
  readonly household: string | undefined
  /** The same from one sign-in until the next. */
  readonly sitting: string
}

/** What one tab tells the others. */
export interface News {
  readonly key: string
  readonly has: 'written' | 'exchanged'
}

export interface ListPorts {
  readonly openDatabase: (key: string, onLost: () => void) => Promise<ListDatabase>
  /** Undefined where there is none. */
  readonly openIfThere: (key: string) => Promise<ListDatabase | undefined>
  readonly ask: (household: string, asked: Asked) => Promise<Answer>
  /** Asks the server whose session this is, and where the cook is now. */
  readonly locate: () => Promise<void>
  readonly isOnline: () => boolean
  readonly later: Later
  readonly oneTabAtATime: (key: string, work: () => Promise<void>) => Promise<void>
  readonly tell: (news: News) => void
}

interface OpenListParts {
  readonly place: Place
  readonly ports: ListPorts
  readonly changed: () => void
  /** Where this cook may have written before it was known where. */
  readonly adoptFrom: readonly string[]
  /** When they are closed. */
  readonly after: Promise<unknown>
}

const afterAnEdit = 250
/** A tab that writes something exchanges it, unless it was closed in that very moment. */
const othersTurn = 5000

const passing = 'This browser cannot keep your list. Stay on this page until everything is saved.'

export function keyOf({ owner, household = '' }: Place): string {
  return `${owner}/${household}`
}

/** The lists of one cook in one household, for as long as the cook is there. */
export function openList({ place, ports, changed, adoptFrom, after }: OpenListParts) {
  const { household } = place
  const key = keyOf(place)
  let isClosed = false

  const replica = openReplica({
    open: (onLost) => ports.openDatabase(key, onLost),
    changed,
    wrote: () => ports.tell({ key, has: 'written' }),
  })

  const pacing = openPacing({
    ...ports,
    changed,
    async exchange() {
      if (household === undefined) return ports.locate()
      const ask = (asked: Asked) => ports.ask(household, asked)
      await ports.oneTabAtATime(key, () => exchange({ replica, household, ask, isClosed: () => isClosed }))
      ports.tell({ key, has: 'exchanged' })
    },
  })

  async function adopt(from: string) {
    const other = await ports.openIfThere(from)
    if (!other) return
    try {
      const written = await other.read()
      if (written.lines.size + written.names.size === 0) return
      await replica.write(pourEdit(written))
      // What was written there meanwhile is fetched the next time.
      await other.keepOnly((kept) => !isPouredOut(kept, written))
    } finally {
      other.close()
    }
  }

  async function begin() {
    await after
    for (const from of household === undefined ? [] : adoptFrom) {
      await adopt(from).catch((error) => console.error('What was written before could not be read', error))
    }
    await replica.settled()
    if (!isClosed) pacing.now().catch(() => {})
  }
  void begin()

  const countWaiting = () => {
    const held = replica.shown()
    if (!held) return 0
    const { lines, names } = waitingOf(held)
    return lines.length + names.length
  }

  return {
    place,
    key,
    write(edit: Edit): Promise<void> {
      const written = replica.write(edit)
      pacing.soon(afterAnEdit)
      return written
    },
    ticksOf: (id: string): Ticks | undefined => replica.shown()?.lines.get(id)?.line.ticks,
    state(): ShoppingListState {
      const held = replica.shown()
      const sync = pacing.state(countWaiting())
      const isNew = held?.lines.size === 0 && held.book.since === undefined && !pacing.isSettled()
      return {
        ...(held && !isNew ? shownOf(held) : nothingShown),
        sync: replica.isPassing() ? { ...sync, state: 'trouble', trouble: sync.trouble ?? passing } : sync,
      }
    },
    hear({ has }: News) {
      if (has === 'exchanged') pacing.doneElsewhere()
      void replica.look().then(() => {
        if (countWaiting() > 0) pacing.soon(othersTurn)
      })
    },
    /** The household is said to have changed; up to a revision, where that is known. */
    async mayHaveChanged(revision?: number) {
      const held = await replica.settled()
      if (revision === undefined || revision > (held?.book.since ?? -1)) pacing.soon(0)
    },
    syncNow: pacing.now,
    soon: pacing.soon,
    isUnsaved: () => replica.isPassing() && countWaiting() > 0,
    async close() {
      isClosed = true
      pacing.close()
      await replica.close()
    },
  }
}

export type OpenList = ReturnType<typeof openList>

function isPouredOut(
  kept: KeptLine | KeptName,
  written: { lines: ReadonlyMap<string, KeptLine>; names: ReadonlyMap<string, KeptName> },
) {
  if ('line' in kept) {
    const poured = written.lines.get(kept.id)
    return poured !== undefined && isSame(poured.line, kept.line)
  }
  const poured = written.names.get(kept.id)
  return poured !== undefined && isSame(poured.name, kept.name)
}
