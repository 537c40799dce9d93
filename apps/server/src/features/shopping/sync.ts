import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import type { shopping } from '@larder/contract/shopping'
import { isSame, mergeLines, mergeNames, type SharedLine, type SharedName } from '@larder/kitchen/shared-list'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { touchHousehold } from '../../db/touch'
import { refuseAbsurdCounts, refuseAbsurdTicks } from './absurd'
import { refuseTooManyLines, refuseTooManyNames } from './limits'
import { isAmong, lineRows } from './line-rows'
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
      lineIds: lines.map(({ id }) => id),
      nameIds: names.map(({ id }) => id),
    })
  }

  async function takeIn(actor: Actor, lines: readonly SharedLine[], names: readonly SharedName[]) {
    const { householdId, accountId } = actor
    await inTransaction(db, async (tx) => {
      await lockLists(tx, householdId)
      refuseAbsurdCounts(await highestCountOf(tx, householdId), lines, names)
      const freshLines = await newsOfLines(tx, householdId, lines)
      const freshNames = await newsOfNames(tx, householdId, names)
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

/** The lines that are not as they were once all that was sent is put to them. */
async function newsOfLines(tx: Tx, householdId: string, sent: readonly SharedLine[]): Promise<Written[]> {
  if (sent.length === 0) return []
  const ids = sent.map(({ id }) => id)
  const stored = new Map((await lineRows(tx, householdId, isAmong(ids))).map((row) => [row.id, row]))
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

async function newsOfNames(tx: Tx, householdId: string, sent: readonly SharedName[]): Promise<SharedName[]> {
  if (sent.length === 0) return []
  const ids = sent.map(({ id }) => id)
  const stored = await namesAmong(tx, householdId, ids)
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
