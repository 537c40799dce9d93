import { compareByCreation, isListed, isTicked, mainList } from '@larder/kitchen/shopping/shared-list'
import { isLine, isName, type ListDocument, type StoredLine } from './list-documents'
import type { ListLine, ListName, ShoppingListState } from './shopping-list-state'

type VisibleLists = Omit<ShoppingListState, 'sync'>

/** Default name of the main list, which every household has. */
const mainListName = 'Shopping List'

const defaultMainList: ListName = { id: mainList, kind: 'list', name: mainListName }

export const noVisibleLists: VisibleLists = { lines: undefined, lists: [defaultMainList], stores: [] }

/** Returns the same object for an unchanged line, so that only changed lines render again. */
const lineCache = new WeakMap<StoredLine, ListLine>()

export function toVisibleLists(documents: Iterable<ListDocument>): VisibleLists {
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
