import { compareByCreation, isListed, isTicked, mainList } from '@larder/kitchen/shopping/shared-list'
import type { ReplicaState, StoredLine } from './replica-state'
import type { ListLine, ListName, ShoppingListState } from './shopping-list-state'

type VisibleLists = Omit<ShoppingListState, 'sync'>

/** What the list is called that every household has, until somebody calls it otherwise. */
export const mainListName = 'Shopping List'

const defaultMainList: ListName = { id: mainList, kind: 'list', name: mainListName }

export const noVisibleLists: VisibleLists = { lines: undefined, lists: [defaultMainList], stores: [] }

/** A line that did not change is the same object as before, so that only what changed is painted anew. */
const lineCache = new WeakMap<StoredLine, ListLine>()

export function toVisibleLists(held: Pick<ReplicaState, 'lines' | 'names'>): VisibleLists {
  const names = [...held.names.values()]
    .filter(({ name }) => !name.off?.value)
    .toSorted((a, b) => compareByCreation(a.name, b.name))
    .map(({ id, name }): ListName => ({ id, kind: name.kind, name: name.name.value }))
  const main = names.find(({ id }) => id === mainList) ?? defaultMainList
  const lists = [main, ...names.filter(({ id, kind }) => kind === 'list' && id !== mainList)]
  const known = new Set(lists.map(({ id }) => id))
  const lines = [...held.lines.values()]
    .filter(({ line }) => isListed(line))
    .toSorted((a, b) => compareByCreation(a.line, b.line))
    .map((kept) => toListLine(kept, known))
  return { lines, lists, stores: names.filter(({ kind }) => kind === 'store') }
}

function toListLine(kept: StoredLine, lists: ReadonlySet<string>): ListLine {
  const { id, line, waiting, addedBy, addedAt } = kept
  const list = lists.has(line.list.value) ? line.list.value : mainList
  const before = lineCache.get(kept)
  if (before?.list === list) return before
  const { text, for: dishes = [], plan = false, check, leaves } = line.words.value
  const tickedAt = lastTickedAt(kept)
  const shown: ListLine = {
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
  lineCache.set(kept, shown)
  return shown
}

function lastTickedAt({ line }: StoredLine): string | undefined {
  const standing = Object.values(line.ticks).filter(({ count }) => count % 2 === 1)
  return standing
    .flatMap(({ at }) => at ?? [])
    .sort()
    .at(-1)
}
