import {
  type LineWords,
  mainList,
  mergeLines,
  moved,
  newLine,
  reworded,
  type SharedLine,
  type Stamp,
  type Ticks,
  takenOff,
  ticked,
  unticked,
} from '@larder/kitchen/shared-list'
import type { Edit, Page } from './kept'

/** What the cook saw of a line's ticks; nobody takes back what they have not seen. */
export type SeenTicks = (id: string) => Ticks | undefined

/** Several at a time are put down in the order they are given. */
export function addEdit(
  entries: readonly { id: string; words: LineWords }[],
  list: string,
  at: string,
): Edit {
  return {
    reach: { lines: entries.map(({ id }) => id), names: [] },
    write(page) {
      for (const { id, words } of entries) {
        page.put({
          id,
          line: newLine(id, words, list, page.stamp()),
          waiting: true,
          told: false,
          addedAt: at,
        })
      }
    },
  }
}

export function tickEdit(
  ids: readonly string[],
  seen: SeenTicks,
  at: string,
  store: string | undefined,
): Edit {
  return each(ids, (line, page) => {
    const { device } = page.book()
    // A browser counts on from its own last tick, whichever tab made it.
    const isSeen = (by: string, count: number) => by === device || wasSeen(seen, line)(by, count)
    return asSeen(line, isSeen, (shown) => ticked(shown, device, { at, ...(store && { store }) }))
  })
}

export function untickEdit(ids: readonly string[], seen: SeenTicks): Edit {
  return each(ids, (line) => asSeen(line, wasSeen(seen, line), unticked))
}

/** What a cook writes anew is the cook's own from then on, also where it came from the plan. */
export function rewordEdit(id: string, text: string): Edit {
  return each([id], (line, page) => {
    const { text: was, for: dishes } = line.words.value
    return was === text ? line : reworded(line, { text, ...(dishes && { for: dishes }) }, page.stamp())
  })
}

export function moveEdit(ids: readonly string[], list: string): Edit {
  return each(ids, (line, page) => (line.list.value === list ? line : moved(line, list, page.stamp())))
}

export function offEdit(ids: readonly string[], seen: SeenTicks, off: boolean): Edit {
  return each(ids, (line, page) =>
    asSeen(line, wasSeen(seen, line), (shown) => takenOff(shown, off, page.stamp())),
  )
}

export function addNameEdit(id: string, kind: 'list' | 'store', name: string): Edit {
  return {
    reach: { lines: [], names: [id] },
    write(page) {
      const stamp = page.stamp()
      page.putName({
        id,
        name: { id, kind, born: stamp, name: { value: name, stamp } },
        waiting: true,
        told: false,
      })
    },
  }
}

export function renameEdit(id: string, value: string): Edit {
  return {
    reach: { lines: [], names: [id] },
    write(page) {
      const stamp = page.stamp()
      const kept = page.name(id) ?? (id === mainList ? unnamedMain(stamp) : undefined)
      if (!kept) return
      page.putName({ ...kept, name: { ...kept.name, name: { value, stamp } }, waiting: true })
    },
  }
}

export function dropNameEdit(id: string): Edit {
  return {
    reach: { lines: [], names: [id] },
    write(page) {
      const kept = page.name(id)
      if (!kept || id === mainList) return
      const off = { value: true, stamp: page.stamp() }
      page.putName({ ...kept, name: { ...kept.name, off }, waiting: true })
    },
  }
}

function wasSeen(seen: SeenTicks, { id }: SharedLine) {
  const known = seen(id) ?? {}
  return (device: string, count: number) => count <= (known[device]?.count ?? 0)
}

function unnamedMain(stamp: Stamp) {
  const name = { id: mainList, kind: 'list', born: stamp, name: { value: '', stamp } } as const
  return { id: mainList, name, waiting: true, told: false }
}

function each(ids: readonly string[], change: (line: SharedLine, page: Page) => SharedLine): Edit {
  return {
    reach: { lines: ids, names: [] },
    write(page) {
      for (const id of ids) {
        const kept = page.line(id)
        const line = kept && change(kept.line, page)
        if (kept && line && line !== kept.line) page.put({ ...kept, line, waiting: true })
      }
    },
  }
}

/**
 * Between what the cook sees and what is written lies a moment in which word of others, or of another tab, may have
 * arrived: only the ticks they saw are changed.
 */
function asSeen(
  line: SharedLine,
  isSeen: (device: string, count: number) => boolean,
  change: (shown: SharedLine) => SharedLine,
): SharedLine {
  const ticks = Object.entries(line.ticks).filter(([device, { count }]) => isSeen(device, count))
  const shown = { ...line, ticks: Object.fromEntries(ticks) }
  const changed = change(shown)
  return changed === shown ? line : mergeLines(line, changed)
}
