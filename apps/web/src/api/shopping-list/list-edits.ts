import {
  editLine,
  type LamportTimestamp,
  type LineDetails,
  type MergeableLine,
  mainList,
  mergeLines,
  moveLine,
  newLine,
  removeLine,
  type Ticks,
  tickLine,
  untickLine,
} from '@larder/kitchen/shopping/shared-list'
import type { EditDraft, ListEdit } from './replica-state'

/** What the cook saw of a line's ticks; nobody takes back what they have not seen. */
export type SeenTicks = (id: string) => Ticks | undefined

/** Several at a time are put down in the order they are given. */
export function addEdit(
  entries: readonly { id: string; words: LineDetails }[],
  list: string,
  at: string,
): ListEdit {
  return {
    scope: { lines: entries.map(({ id }) => id), names: [] },
    apply(page) {
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
): ListEdit {
  return editLines(ids, (line, page) => {
    const { device } = page.book()
    // A browser counts on from its own last tick, whichever tab made it.
    const isSeen = (by: string, count: number) => by === device || createSeenCheck(seen, line)(by, count)
    return changeSeenTicks(line, isSeen, (shown) => tickLine(shown, device, { at, ...(store && { store }) }))
  })
}

export function untickEdit(ids: readonly string[], seen: SeenTicks): ListEdit {
  return editLines(ids, (line) => changeSeenTicks(line, createSeenCheck(seen, line), untickLine))
}

/** What a cook writes anew is the cook's own from then on, also where it came from the plan. */
export function rewordEdit(id: string, text: string): ListEdit {
  return editLines([id], (line, page) => {
    const { text: was, for: dishes } = line.words.value
    return was === text ? line : editLine(line, { text, ...(dishes && { for: dishes }) }, page.stamp())
  })
}

export function moveEdit(ids: readonly string[], list: string): ListEdit {
  return editLines(ids, (line, page) =>
    line.list.value === list ? line : moveLine(line, list, page.stamp()),
  )
}

export function setRemovedEdit(ids: readonly string[], seen: SeenTicks, off: boolean): ListEdit {
  return editLines(ids, (line, page) =>
    changeSeenTicks(line, createSeenCheck(seen, line), (shown) => removeLine(shown, off, page.stamp())),
  )
}

export function addNameEdit(id: string, kind: 'list' | 'store', name: string): ListEdit {
  return {
    scope: { lines: [], names: [id] },
    apply(page) {
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

export function renameEdit(id: string, value: string): ListEdit {
  return {
    scope: { lines: [], names: [id] },
    apply(page) {
      const stamp = page.stamp()
      const kept = page.name(id) ?? (id === mainList ? createMainListName(stamp) : undefined)
      if (!kept) return
      page.putName({ ...kept, name: { ...kept.name, name: { value, stamp } }, waiting: true })
    },
  }
}

export function deleteNameEdit(id: string): ListEdit {
  return {
    scope: { lines: [], names: [id] },
    apply(page) {
      const kept = page.name(id)
      if (!kept || id === mainList) return
      const off = { value: true, stamp: page.stamp() }
      page.putName({ ...kept, name: { ...kept.name, off }, waiting: true })
    },
  }
}

function createSeenCheck(seen: SeenTicks, { id }: MergeableLine) {
  const known = seen(id) ?? {}
  return (device: string, count: number) => count <= (known[device]?.count ?? 0)
}

function createMainListName(stamp: LamportTimestamp) {
  const name = { id: mainList, kind: 'list', born: stamp, name: { value: '', stamp } } as const
  return { id: mainList, name, waiting: true, told: false }
}

function editLines(
  ids: readonly string[],
  change: (line: MergeableLine, page: EditDraft) => MergeableLine,
): ListEdit {
  return {
    scope: { lines: ids, names: [] },
    apply(page) {
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
function changeSeenTicks(
  line: MergeableLine,
  isSeen: (device: string, count: number) => boolean,
  change: (shown: MergeableLine) => MergeableLine,
): MergeableLine {
  const ticks = Object.entries(line.ticks).filter(([device, { count }]) => isSeen(device, count))
  const shown = { ...line, ticks: Object.fromEntries(ticks) }
  const changed = change(shown)
  return changed === shown ? line : mergeLines(line, changed)
}
