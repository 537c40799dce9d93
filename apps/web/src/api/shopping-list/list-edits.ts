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
import { isLine, isName, type ListEdit, lineKey, nameKey } from './list-documents'

type ListDraft = Parameters<ListEdit>[0]

/** The ticks of a line as the cook saw them; ticks the cook has not seen are never undone. */
export type SeenTicks = (id: string) => Ticks | undefined

/** Several lines keep the order in which they are given. */
export function addEdit(
  entries: readonly { id: string; words: LineDetails }[],
  list: string,
  at: string,
): ListEdit {
  return (draft) => {
    for (const { id, words } of entries) {
      draft.put({
        id,
        line: newLine(id, words, list, draft.stamp()),
        waiting: true,
        told: false,
        addedAt: at,
      })
    }
  }
}

export function tickEdit(
  ids: readonly string[],
  seen: SeenTicks,
  at: string,
  store: string | undefined,
): ListEdit {
  return editLines(ids, (line, draft) => {
    const { device } = draft.metadata
    // A browser continues from its own last tick, whichever tab made it.
    const isSeen = (tickDevice: string, count: number) =>
      tickDevice === device || createSeenCheck(seen, line)(tickDevice, count)
    return changeSeenTicks(line, isSeen, (visible) =>
      tickLine(visible, device, { at, ...(store && { store }) }),
    )
  })
}

export function untickEdit(ids: readonly string[], seen: SeenTicks): ListEdit {
  return editLines(ids, (line) => changeSeenTicks(line, createSeenCheck(seen, line), untickLine))
}

/** A line the cook rewrites belongs to the cook from then on, even if it came from the plan. */
export function rewordEdit(id: string, text: string): ListEdit {
  return editLines([id], (line, draft) => {
    const { text: textBefore, for: dishes } = line.words.value
    return textBefore === text
      ? line
      : editLine(line, { text, ...(dishes && { for: dishes }) }, draft.stamp())
  })
}

export function moveEdit(ids: readonly string[], list: string): ListEdit {
  return editLines(ids, (line, draft) =>
    line.list.value === list ? line : moveLine(line, list, draft.stamp()),
  )
}

export function setRemovedEdit(ids: readonly string[], seen: SeenTicks, off: boolean): ListEdit {
  return editLines(ids, (line, draft) =>
    changeSeenTicks(line, createSeenCheck(seen, line), (visible) => removeLine(visible, off, draft.stamp())),
  )
}

export function addNameEdit(id: string, kind: 'list' | 'store', name: string): ListEdit {
  return (draft) => {
    const stamp = draft.stamp()
    draft.put({
      id,
      name: { id, kind, born: stamp, name: { value: name, stamp } },
      waiting: true,
      told: false,
    })
  }
}

export function renameEdit(id: string, value: string): ListEdit {
  return (draft) => {
    const stamp = draft.stamp()
    const named = draft.get(nameKey(id))
    const stored = isName(named) ? named : id === mainList ? createMainListName(stamp) : undefined
    if (!stored) return
    draft.put({ ...stored, name: { ...stored.name, name: { value, stamp } }, waiting: true })
  }
}

export function deleteNameEdit(id: string): ListEdit {
  return (draft) => {
    const stored = draft.get(nameKey(id))
    if (!isName(stored) || id === mainList) return
    const off = { value: true, stamp: draft.stamp() }
    draft.put({ ...stored, name: { ...stored.name, off }, waiting: true })
  }
}

function createSeenCheck(seen: SeenTicks, { id }: MergeableLine) {
  const seenTicks = seen(id) ?? {}
  return (device: string, count: number) => count <= (seenTicks[device]?.count ?? 0)
}

function createMainListName(stamp: LamportTimestamp) {
  const name = { id: mainList, kind: 'list', born: stamp, name: { value: '', stamp } } as const
  return { id: mainList, name, waiting: true, told: false }
}

function editLines(
  ids: readonly string[],
  change: (line: MergeableLine, draft: ListDraft) => MergeableLine,
): ListEdit {
  return (draft) => {
    for (const id of ids) {
      const stored = draft.get(lineKey(id))
      if (!isLine(stored)) continue
      const line = change(stored.line, draft)
      if (line !== stored.line) draft.put({ ...stored, line, waiting: true })
    }
  }
}

/**
 * Changes from other devices or tabs may arrive between display and write. Only the ticks the cook saw are
 * changed.
 */
function changeSeenTicks(
  line: MergeableLine,
  isSeen: (device: string, count: number) => boolean,
  change: (visible: MergeableLine) => MergeableLine,
): MergeableLine {
  const ticks = Object.entries(line.ticks).filter(([device, { count }]) => isSeen(device, count))
  const visible = { ...line, ticks: Object.fromEntries(ticks) }
  const changed = change(visible)
  return changed === visible ? line : mergeLines(line, changed)
}
