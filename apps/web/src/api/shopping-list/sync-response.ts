import {
  compareByCreation,
  highestCounter,
  isSameState,
  type MergeableLine,
  type MergeableName,
  mergeLines,
  mergeNames,
} from '@larder/kitchen/shopping/shared-list'
import type { EditDraft, ListEdit, ReplicaState, StoredLine, StoredName } from './replica-state'

interface ServerLine extends MergeableLine {
  readonly addedBy?: string
  readonly addedAt: string
}

/** What the server says, in the kitchen's words. */
export interface SyncResponse {
  readonly household: string
  readonly revision: number
  readonly more: boolean
  readonly lines: readonly ServerLine[]
  readonly names: readonly MergeableName[]
}

/**
 * Takes in an answer, whenever it comes and however often. What the server says it has no longer waits; what was
 * written since it was asked still does. Of a browser that hears for the first time, what is its own comes after that.
 */
export function syncResponseEdit(
  answer: SyncResponse,
  asked: number | undefined,
  isFirst: boolean,
): ListEdit {
  // A server that knows less than it did was put back to an earlier day: it is told everything again.
  if (answer.revision < (asked ?? 0)) return { scope: 'all', apply: resetSync }
  const reach = { lines: answer.lines.map(({ id }) => id), names: answer.names.map(({ id }) => id) }
  return {
    scope: isFirst ? 'all' : reach,
    apply(page) {
      for (const told of answer.lines) applyServerLine(page, told)
      for (const told of answer.names) applyServerName(page, told)
      const { since } = page.book()
      const noGap = asked === undefined || asked <= (since ?? 0)
      if (noGap && answer.revision > (since ?? -1)) page.setSince(answer.revision)
      if (isFirst) moveUnsyncedToEnd(page)
    },
  }
}

/** Puts what was written elsewhere in this browser to what is kept here. */
export function mergeReplicaEdit({
  book,
  lines,
  names,
}: Pick<ReplicaState, 'book' | 'lines' | 'names'>): ListEdit {
  return {
    scope: { lines: [...lines.keys()], names: [...names.keys()] },
    apply(page) {
      for (const kept of lines.values()) {
        const mine = page.line(kept.id)
        page.put(
          mine
            ? { ...kept, ...mine, ...combineFlags(mine, kept), line: mergeLines(mine.line, kept.line) }
            : kept,
        )
      }
      for (const kept of names.values()) {
        const mine = page.name(kept.id)
        page.putName(
          mine ? { ...mine, ...combineFlags(mine, kept), name: mergeNames(mine.name, kept.name) } : kept,
        )
      }
      page.observeCount(book.count)
    },
  }
}

function combineFlags(a: StoredLine | StoredName, b: StoredLine | StoredName) {
  return { waiting: a.waiting || b.waiting, told: a.told || b.told }
}

function applyServerLine(page: EditDraft, { addedBy, addedAt, ...line }: ServerLine) {
  const mine = page.line(line.id)
  const merged = mine ? mergeLines(mine.line, line) : line
  const waiting = mine?.waiting === true && !isSameState(merged, line)
  page.observeCount(highestCounter(line))
  page.put({
    id: line.id,
    line: merged,
    waiting,
    told: true,
    addedAt,
    ...(addedBy !== undefined && { addedBy }),
  })
}

function applyServerName(page: EditDraft, name: MergeableName) {
  const mine = page.name(name.id)
  const merged = mine ? mergeNames(mine.name, name) : name
  page.observeCount(Math.max(name.born.at, name.name.stamp.at, name.off?.stamp.at ?? 0))
  page.putName({
    id: name.id,
    name: merged,
    waiting: mine?.waiting === true && !isSameState(merged, name),
    told: true,
  })
}

/**
 * Only its birth is new: should the server have heard of it after all, the earlier birth stands there and here, and no
 * word that somebody said about it meanwhile is overruled.
 */
function moveUnsyncedToEnd(page: EditDraft) {
  const { lines, names } = page.all()
  const untold = ({ told }: StoredLine | StoredName) => !told
  for (const kept of [...lines.values()].filter(untold).sort((a, b) => compareByCreation(a.line, b.line)))
    page.put({ ...kept, line: { ...kept.line, born: page.stamp() } })
  for (const kept of [...names.values()].filter(untold).sort((a, b) => compareByCreation(a.name, b.name)))
    page.putName({ ...kept, name: { ...kept.name, born: page.stamp() } })
}

function resetSync(page: EditDraft) {
  const { lines, names } = page.all()
  for (const kept of lines.values()) page.put({ ...kept, waiting: true })
  for (const kept of names.values()) page.putName({ ...kept, waiting: true })
  page.setSince(undefined)
}
