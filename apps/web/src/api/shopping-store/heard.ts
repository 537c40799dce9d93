import {
  byBirth,
  countOf,
  isSame,
  mergeLines,
  mergeNames,
  type SharedLine,
  type SharedName,
} from '@larder/kitchen/shared-list'
import type { Edit, Held, KeptLine, KeptName, Page } from './kept'

interface ToldLine extends SharedLine {
  readonly addedBy?: string
  readonly addedAt: string
}

/** What the server says, in the kitchen's words. */
export interface Answer {
  readonly household: string
  readonly revision: number
  readonly more: boolean
  readonly lines: readonly ToldLine[]
  readonly names: readonly SharedName[]
}

/**
 * Takes in an answer, whenever it comes and however often. What the server says it has no longer waits; what was
 * written since it was asked still does. Of a browser that hears for the first time, what is its own comes after that.
 */
export function heardEdit(answer: Answer, asked: number | undefined, isFirst: boolean): Edit {
  // A server that knows less than it did was put back to an earlier day: it is told everything again.
  if (answer.revision < (asked ?? 0)) return { reach: 'all', write: beginAnew }
  const reach = { lines: answer.lines.map(({ id }) => id), names: answer.names.map(({ id }) => id) }
  return {
    reach: isFirst ? 'all' : reach,
    write(page) {
      for (const told of answer.lines) hearLine(page, told)
      for (const told of answer.names) hearName(page, told)
      const { since } = page.book()
      const noGap = asked === undefined || asked <= (since ?? 0)
      if (noGap && answer.revision > (since ?? -1)) page.knowsUpTo(answer.revision)
      if (isFirst) comeLast(page)
    },
  }
}

/** Puts what was written elsewhere in this browser to what is kept here. */
export function pourEdit({ book, lines, names }: Pick<Held, 'book' | 'lines' | 'names'>): Edit {
  return {
    reach: { lines: [...lines.keys()], names: [...names.keys()] },
    write(page) {
      for (const kept of lines.values()) {
        const mine = page.line(kept.id)
        page.put(
          mine ? { ...kept, ...mine, ...either(mine, kept), line: mergeLines(mine.line, kept.line) } : kept,
        )
      }
      for (const kept of names.values()) {
        const mine = page.name(kept.id)
        page.putName(mine ? { ...mine, ...either(mine, kept), name: mergeNames(mine.name, kept.name) } : kept)
      }
      page.saw(book.count)
    },
  }
}

function either(a: KeptLine | KeptName, b: KeptLine | KeptName) {
  return { waiting: a.waiting || b.waiting, told: a.told || b.told }
}

function hearLine(page: Page, { addedBy, addedAt, ...line }: ToldLine) {
  const mine = page.line(line.id)
  const merged = mine ? mergeLines(mine.line, line) : line
  const waiting = mine?.waiting === true && !isSame(merged, line)
  page.saw(countOf(line))
  page.put({
    id: line.id,
    line: merged,
    waiting,
    told: true,
    addedAt,
    ...(addedBy !== undefined && { addedBy }),
  })
}

function hearName(page: Page, name: SharedName) {
  const mine = page.name(name.id)
  const merged = mine ? mergeNames(mine.name, name) : name
  page.saw(Math.max(name.born.at, name.name.stamp.at, name.off?.stamp.at ?? 0))
  page.putName({
    id: name.id,
    name: merged,
    waiting: mine?.waiting === true && !isSame(merged, name),
    told: true,
  })
}

/**
 * Only its birth is new: should the server have heard of it after all, the earlier birth stands there and here, and no
 * word that somebody said about it meanwhile is overruled.
 */
function comeLast(page: Page) {
  const { lines, names } = page.everything()
  const untold = ({ told }: KeptLine | KeptName) => !told
  for (const kept of [...lines.values()].filter(untold).sort((a, b) => byBirth(a.line, b.line)))
    page.put({ ...kept, line: { ...kept.line, born: page.stamp() } })
  for (const kept of [...names.values()].filter(untold).sort((a, b) => byBirth(a.name, b.name)))
    page.putName({ ...kept, name: { ...kept.name, born: page.stamp() } })
}

function beginAnew(page: Page) {
  const { lines, names } = page.everything()
  for (const kept of lines.values()) page.put({ ...kept, waiting: true })
  for (const kept of names.values()) page.putName({ ...kept, waiting: true })
  page.knowsUpTo(undefined)
}
