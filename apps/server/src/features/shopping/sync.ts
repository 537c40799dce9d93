import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import type { shopping } from '@larder/contract/shopping'
import { isSame, mergeLines, mergeNames, type SharedLine, type SharedName } from '@larder/kitchen/shared-list'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { allOf } from '../../db/all-of'
import { type Db, openedWith, type Tx } from '../../db/open'
import { touchHousehold } from '../../db/touch'
import { refuseAbsurdCounts, refuseAbsurdTicks } from './absurd'
import { refuseTooManyLines, refuseTooManyNames } from './limits'
import { type LineRow, linesAmong } from './line-rows'
import { namesAmong, writeNames } from './name-rows'
import { told } from './telling'
import { highestCountOf, lockLists, type Written, writeLines } from './writing'

type Sent = ParsedInputOf<typeof shopping.sync>['body']

/** Puts together what a device and the household know of the lists, and tells the device what it does not know. */
export function openSync({ db, clock }: { db: Db; clock: Clock }) {
  return async (actor: Actor, { since, lines, names }: Sent): Promise<DataOf<typeof shopping.sync>> => {
    // What came as JSON has no fields that are there and undefined.
    if (lines.length + names.length > 0)
      await takeIn(actor, lines as readonly SharedLine[], names as readonly SharedName[])
    return told(db, actor.householdId, {
      since,
      lineIds: idsOf(lines),
      nameIds: idsOf(names),
    })
  }

  async function takeIn(actor: Actor, lines: readonly SharedLine[], names: readonly SharedName[]) {
    const { householdId, accountId } = actor
    // Asked in one breath, and answered one after the other: what is read is read under the lock.
    const asIs = (tx: Tx) =>
      allOf([
        lockLists(tx, householdId),
        highestCountOf(tx, householdId),
        linesAmong(tx, householdId, idsOf(lines)),
        namesAmong(tx, householdId, idsOf(names)),
      ])
    await openedWith(db, asIs, async (tx, [, highest, knownLines, knownNames]) => {
      refuseAbsurdCounts(highest, lines, names)
      const freshLines = newsOfLines(knownLines, lines)
      const freshNames = newsOfNames(knownNames, names)
      // What brings nothing new wakes nobody.
      if (freshLines.length + freshNames.length === 0) return
      await touchHousehold(tx, actor, 'shopping')
      const writer = { tx, householdId, accountId, now: clock() }
      await refuseTooManyLines(writer, freshLines)
      await writeLines(writer, freshLines)
      await writeNames(writer, freshNames)
      if (freshNames.length > 0) await refuseTooManyNames(writer)
    })
  }
}

function idsOf(sent: readonly { readonly id: string }[]): string[] {
  return sent.map(({ id }) => id)
}

/** The lines that are not as they were once all that was sent is put to them. */
function newsOfLines(known: readonly LineRow[], sent: readonly SharedLine[]): Written[] {
  const stored = new Map(known.map((row) => [row.id, row]))
  const merged = new Map<string, SharedLine>()
  for (const line of sent) {
    const known = merged.get(line.id) ?? stored.get(line.id)?.state
    const both = known ? mergeLines(known, line) : line
    refuseAbsurdTicks(line, known, both)
    merged.set(line.id, both)
  }
  return [...merged.values()].flatMap((line) => {
    const was = stored.get(line.id)
    return was && isSame(was.state, line) ? [] : [{ line, was }]
  })
}

function newsOfNames(stored: ReadonlyMap<string, SharedName>, sent: readonly SharedName[]): SharedName[] {
  const merged = new Map<string, SharedName>()
  for (const name of sent) {
    const known = merged.get(name.id) ?? stored.get(name.id)
    merged.set(name.id, known ? mergeNames(known, name) : name)
  }
  return [...merged.values()].filter((name) => {
    const was = stored.get(name.id)
    return !was || !isSame(was, name)
  })
}
