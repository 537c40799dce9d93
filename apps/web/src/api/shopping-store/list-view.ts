import { byBirth, isListed, isTicked, mainList } from '@larder/kitchen/shared-list'
import type { Held, KeptLine } from './kept'
import type { ListLine, ListName, ShoppingListState } from './list-state'

type Shown = Omit<ShoppingListState, 'sync'>

/** What the list is called that every household has, until somebody calls it otherwise. */
export const mainListName = 'Shopping List'

const unnamed: ListName = { id: mainList, kind: 'list', name: mainListName }

export const nothingShown: Shown = { lines: undefined, lists: [unnamed], stores: [] }

/** A line that did not change is the same object as before, so that only what changed is painted anew. */
const painted = new WeakMap<KeptLine, ListLine>()

export function shownOf(held: Pick<Held, 'lines' | 'names'>): Shown {
  const names = [...held.names.values()]
    .filter(({ name }) => !name.off?.value)
    .toSorted((a, b) => byBirth(a.name, b.name))
    .map(({ id, name }): ListName => ({ id, kind: name.kind, name: name.name.value }))
  const main = names.find(({ id }) => id === mainList) ?? unnamed
  const lists = [main, ...names.filter(({ id, kind }) => kind === 'list' && id !== mainList)]
  const known = new Set(lists.map(({ id }) => id))
  const lines = [...held.lines.values()]
    .filter(({ line }) => isListed(line))
    .toSorted((a, b) => byBirth(a.line, b.line))
    .map((kept) => lineOf(kept, known))
  return { lines, lists, stores: names.filter(({ kind }) => kind === 'store') }
}

function lineOf(kept: KeptLine, lists: ReadonlySet<string>): ListLine {
  const { id, line, waiting, addedBy, addedAt } = kept
  const list = lists.has(line.list.value) ? line.list.value : mainList
  const before = painted.get(kept)
  if (before?.list === list) return before
  const { text, for: dishes = [], plan = false, check, leaves } = line.words.value
  const tickedAt = lastTick(kept)
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
  painted.set(kept, shown)
  return shown
}

function lastTick({ line }: KeptLine): string | undefined {
  const standing = Object.values(line.ticks).filter(({ count }) => count % 2 === 1)
  return standing
    .flatMap(({ at }) => at ?? [])
    .sort()
    .at(-1)
}
