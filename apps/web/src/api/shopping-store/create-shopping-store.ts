import { mainList } from '@larder/kitchen/shared-list'
import { refusal } from '../refusal'
import type { Edit } from './kept'
import {
  addEdit,
  addNameEdit,
  dropNameEdit,
  moveEdit,
  offEdit,
  renameEdit,
  rewordEdit,
  type SeenTicks,
  tickEdit,
  untickEdit,
} from './list-edits'

import type { ShoppingListState, ShoppingStore } from './list-state'
import { nothingShown } from './list-view'
import { lineText, nameText, wordsOf } from './list-words'
import { keyOf, type ListPorts, type News, type OpenList, openList, type Place } from './open-list'

export interface StorePorts extends ListPorts {
  /** Null while nobody is signed in. */
  readonly whose: () => Place | null
  readonly freshId: () => string
  /** The present instant. */
  readonly now: () => string
}

const nobody: ShoppingListState = { ...nothingShown, sync: { state: 'saved', waiting: 0 } }

/** The lists of whoever is signed in, wherever they are. */
export function createShoppingStore(ports: StorePorts) {
  let list: OpenList | null = null
  let closing: Promise<unknown> = Promise.resolve()
  let known: ShoppingListState | null = null
  const listeners = new Set<() => void>()
  let awake = false
  let sitting: string | undefined

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
    const place = ports.whose()
    const before = list
    if (!place) awake = listeners.size > 0
    else if (!awake) return
    if (before && place && keyOf(place) === before.key) {
      if (place.sitting !== sitting) before.soon(0)
      sitting = place.sitting
      return
    }
    if (!before && !place) return
    sitting = place?.sitting
    closing = Promise.all([closing, before?.close()])
    list = place && openList({ place, ports, changed, adoptFrom: adoptedBy(place, before), after: closing })
    changed()
  }

  function adoptedBy({ owner, sitting }: Place, before: OpenList | null): string[] {
    const own = keyOf({ owner, sitting, household: undefined })
    const isSameCook = before?.place.sitting === sitting && before.place.household === undefined
    return isSameCook ? [...new Set([own, before.key])] : [own]
  }

  async function write(edit: (seen: SeenTicks) => Edit): Promise<void> {
    wake()
    if (!list) throw refusal('not-signed-in')
    // As it is at this moment, and not when it comes to be written.
    const { ticksOf } = list
    const seen = new Map<string, ReturnType<SeenTicks>>()
    const made = edit((id) => seen.get(id))
    if (made.reach !== 'all') for (const id of made.reach.lines) seen.set(id, ticksOf(id))
    await list.write(made)
  }

  const store: ShoppingStore = {
    async add(entries, to = mainList) {
      const lines = entries.flatMap((entry) => {
        const words = wordsOf(entry)
        return words ? [{ id: ports.freshId(), words }] : []
      })
      if (lines.length > 0) await write(() => addEdit(lines, to, ports.now()))
      return lines.map(({ id }) => id)
    },
    tick: (ids, store) => write((seen) => tickEdit(ids, seen, ports.now(), store)),
    untick: (ids) => write((seen) => untickEdit(ids, seen)),
    async reword(id, typed) {
      const text = lineText(typed)
      if (text !== undefined) await write(() => rewordEdit(id, text))
    },
    moveTo: (ids, to) => write(() => moveEdit(ids, to)),
    takeOff: (ids) => write((seen) => offEdit(ids, seen, true)),
    putBack: (ids) => write((seen) => offEdit(ids, seen, false)),
    async addName(kind, typed) {
      const [id, name] = [ports.freshId(), nameText(typed)]
      if (name === undefined) throw new TypeError('A name has to be readable')
      await write(() => addNameEdit(id, kind, name))
      return id
    },
    async rename(id, typed) {
      const name = nameText(typed)
      if (name !== undefined) await write(() => renameEdit(id, name))
    },
    dropName: (id) => write(() => dropNameEdit(id)),
    syncNow() {
      wake()
      return list?.syncNow() ?? Promise.reject(refusal('not-signed-in'))
    },
    wake,
    subscribe(listener) {
      listeners.add(listener)
      wake()
      return () => void listeners.delete(listener)
    },
    state() {
      known ??= list?.state() ?? nobody
      return known
    },
  }

  return {
    ...store,
    follow,
    /** Another tab wrote. */
    hear(news: News) {
      if (news.key === list?.key) list.hear(news)
    },
    /** The network is back, somebody looks again, or word of a change came. */
    mayHaveChanged: (revision?: number) => void list?.mayHaveChanged(revision),
    /** The browser says that the network is gone or back. */
    networkChanged() {
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
