import { randomUUID } from 'node:crypto'
import { household } from '@larder/contract/household'
import { maxCounter, shopping } from '@larder/contract/shopping'
import {
  editLine,
  type MergeableLine,
  type MergeableName,
  markPutAway,
  mergeLines,
  moveLine,
  newLine,
  removeLine,
  tickLine,
} from '@larder/kitchen/shopping/shared-list'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { householdMembers } from '../../db/tables/household'
import { shoppingLines } from '../../db/tables/shopping'
import { aCook, type Cook } from '../../testing/a-cook'
import { connectEventStream } from '../../testing/fakes/event-stream-client'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'
import { shoppingRejection } from '../../testing/kitchens/shopping-calls'

let kitchen: TestKitchen
let ana: Cook
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  ana = kitchen.ana
})
afterAll(() => kitchen.close())

interface Sent {
  since?: number
  lines?: readonly MergeableLine[]
  names?: readonly MergeableName[]
}

const sync = ({ lines = [], names = [], ...since }: Sent = {}, as = ana) =>
  kitchen.call(
    shopping.sync,
    { body: { ...since, lines: [...lines], names: [...names] } as never },
    { token: as.token },
  )
const aLine = (text: string, at = 1, by = 'phone-a') => newLine(randomUUID(), { text }, 'main', { at, by })
const named = (name: string, kind: 'list' | 'store' = 'list', at = 1): MergeableName => {
  const stamp = { at, by: 'phone-a' }
  return { id: randomUUID(), kind, born: stamp, name: { value: name, stamp } }
}
const listed = async (as = ana) =>
  (await kitchen.call(shopping.list, { query: {} }, { token: as.token })).body.data

/** Adds so many lines at once, each with its own revision. */
async function fill(householdId: string, many: number, revision: SQL) {
  const state = JSON.stringify(aLine('Many'))
  await kitchen.db.execute(sql`insert into shopping_lines (household_id, id, state, listed, top, added_at, revision)
    select ${householdId}, id, ${state}::jsonb || jsonb_build_object('id', id), true, 1, ${kitchen.now()}, ${revision}
    from (select one, gen_random_uuid() as id from generate_series(1, ${many}::int) one) fresh`)
}

describe('a sync', () => {
  test('treats ids case-insensitively and keeps ticks', async () => {
    const as = await aCook(kitchen)
    const milk = aLine('Milk')
    await sync({ lines: [tickLine(milk, 'phone-a', { at: kitchen.now() })] }, as)
    await sync({ lines: [{ ...milk, id: milk.id.toUpperCase() }] }, as)
    expect(await listed(as)).toMatchObject([{ id: milk.id, ticked: true }])
  })

  test('merges a device’s changes and returns what it lacks, with authors', async () => {
    const as = await aCook(kitchen, { name: 'Mia' })
    const [milk, bread] = [aLine('Milk'), aLine('2 lemons', 2)]
    const first = await sync({ lines: [milk, bread], names: [named('Market')] }, as)
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({
      more: false,
      names: [{ kind: 'list', name: { value: 'Market' } }],
    })
    expect(first.body.data.lines).toEqual(
      [milk, bread].map((line) => ({ ...line, addedBy: 'Mia', addedAt: kitchen.now() })),
    )
    const { revision } = first.body.data
    expect((await sync({ since: revision }, as)).body.data).toMatchObject({ revision, lines: [], names: [] })
    const change = tickLine(milk, 'phone-b', { at: kitchen.now() })
    const next = (await sync({ since: revision, lines: [change] }, as)).body.data
    expect(next).toMatchObject({
      revision: revision + 1,
      lines: [{ id: milk.id, ticks: { 'phone-b': { count: 1 } } }],
    })
    expect((await listed(as)).map(({ text, ticked, foodId }) => [text, ticked, foodId])).toEqual([
      ['Milk', true, 'whole-milk'],
      ['2 lemons', false, 'lemon'],
    ])
  })

  test('without changes raises no revision and notifies nobody, also five times at once', async () => {
    const line = aLine('Rice')
    const { revision } = (await sync({ lines: [line], names: [named('Corner shop', 'store')] })).body.data
    const url = await kitchen.app.listen({ port: 0, host: '127.0.0.1' })
    const live = await connectEventStream(url, ana.token)
    expect(await live.next()).toMatchObject({ type: 'hello', revision })
    const again = await sync({ lines: [line, line], since: revision })
    expect(again.body.data).toMatchObject({ revision, lines: [{ id: line.id }] })
    expect((await sync({ since: revision })).body.data.revision).toBe(revision)
    const news = editLine(line, { text: 'Brown rice' }, { at: 2, by: 'phone-b' })
    const many = await Promise.all(Array.from({ length: 5 }, () => sync({ lines: [news] })))
    expect(new Set(many.map(({ body }) => body.data.revision))).toEqual(new Set([revision + 1]))
    expect(await live.next()).toMatchObject({ type: 'changed', words: ['shopping'], revision: revision + 1 })
    expect(live.events).toHaveLength(2)
    live.close()
  })

  test('never restores lines that were settled while a device was offline', async () => {
    const as = await aCook(kitchen)
    const line = aLine('Eggs')
    await sync({ lines: [line] }, as)
    const gone = removeLine(line, true, { at: 2, by: 'phone-b' })
    await sync({ lines: [gone] }, as)
    const late = (await sync({ lines: [line] }, as)).body.data
    expect(late.lines).toMatchObject([{ id: line.id, off: { value: true } }])
    // A line ticked without knowing that is listed again.
    const bought = tickLine(line, 'phone-c', { at: kitchen.now() })
    await sync({ lines: [bought] }, as)
    expect(await listed(as)).toMatchObject([{ text: 'Eggs', ticked: true }])
    const settled = markPutAway(mergeLines(gone, bought), true, { at: 3, by: 'server' })
    await sync({ lines: [settled] }, as)
    await sync({ lines: [editLine(bought, { text: 'Six eggs' }, { at: 9, by: 'phone-c' })] }, as)
    expect(await listed(as)).toEqual([])
  })

  test('of a new device leaves out unlisted lines; one with a foreign revision gets everything', async () => {
    const as = await aCook(kitchen)
    const [here, gone] = [aLine('Here'), removeLine(aLine('Gone'), true, { at: 2, by: 'phone-a' })]
    const { revision } = (await sync({ lines: [here, gone] }, as)).body.data
    const idsOf = async (since?: number) =>
      (await sync(since === undefined ? {} : { since }, as)).body.data.lines.map(({ id }) => id)
    expect(await idsOf()).toEqual([here.id])
    expect(new Set(await idsOf(0))).toEqual(new Set([here.id, gone.id]))
    expect(new Set(await idsOf(revision + 1))).toEqual(new Set([here.id, gone.id]))
    expect(await idsOf(revision)).toEqual([])
  })

  test('of a long list is paged and skips nothing', async () => {
    const as = await aCook(kitchen)
    const last = aLine('Last')
    const { household: id } = (await sync({ lines: [last] }, as)).body.data
    await fill(id, 1100, sql`one / 200`)
    await kitchen.db.execute(sql`update households set revision = revision + 10 where id = ${id}`)
    await sync({ lines: [editLine(last, { text: 'Last' }, { at: 2, by: 'phone-a' })] }, as)
    const received = new Set<string>()
    const pages: number[] = []
    let response = (await sync({}, as)).body.data
    for (;;) {
      pages.push(response.lines.length)
      for (const { id } of response.lines) received.add(id)
      if (!response.more) break
      response = (await sync({ since: response.revision }, as)).body.data
    }
    // Never a part of one revision.
    expect([received.size, pages]).toEqual([1101, [599, 501, 1]])
    // Sent lines are always included.
    const told = (await sync({ since: 0, lines: [last] }, as)).body.data
    expect([told.more, told.lines.at(-1)?.id]).toEqual([true, last.id])
  })

  test('is limited to the household, and closed to removed members', async () => {
    const stranger = await aCook(kitchen)
    const line = aLine('Secret')
    await sync({ lines: [line] })
    const theirs = await sync({ lines: [line], since: 0 }, stranger)
    expect(theirs.body.data.lines).toMatchObject([{ id: line.id, addedBy: 'Ana' }])
    await sync({ lines: [removeLine(line, true, { at: 5, by: 'x' })] }, stranger)
    expect((await listed()).some(({ id }) => id === line.id)).toBe(true)
    const bo = await kitchen.housemate('Bo')
    await kitchen.db.delete(householdMembers).where(eq(householdMembers.accountId, bo.user.id))
    const { status } = await sync({ lines: [aLine('Beer')] }, bo)
    expect([status >= 400 && status < 500, (await listed()).some(({ text }) => text === 'Beer')]).toEqual([
      true,
      false,
    ])
    const elsewhere = await kitchen.call(
      shopping.sync,
      { body: { lines: [], names: [] } },
      { token: ana.token, headers: { 'larder-household': randomUUID() } },
    )
    expect(shoppingRejection(elsewhere)).toEqual([409, 'not-current-household'])
    expect((await kitchen.call(household.list, {}, { token: ana.token })).body.data[0]?.id).toBe(
      (await sync()).body.data.household,
    )
  })
})

describe('limits', () => {
  test('more lines than allowed are rejected, fewer always accepted', async () => {
    const as = await aCook(kitchen)
    const full = await sync({ lines: [aLine('One')] }, as)
    const { household: householdId } = full.body.data
    await fill(householdId, 1999, sql`1`)
    const more = [aLine('More'), aLine('And more')]
    expect(shoppingRejection(await sync({ lines: more }, as))).toEqual([409, 'too-many-shopping-items'])
    const one = full.body.data.lines[0] as MergeableLine
    const off = removeLine(one, true, { at: 2, by: 'phone-a' })
    expect((await sync({ lines: [off, ...more.slice(1)] }, as)).status).toBe(200)
    expect(shoppingRejection(await sync({ lines: more }, as))).toEqual([409, 'too-many-shopping-items'])
    expect(await listed(as)).toHaveLength(2000)
  })

  test('more lists and stores than allowed are rejected', async () => {
    const as = await aCook(kitchen)
    const names = Array.from({ length: 50 }, (_, at) => named(`List ${at}`))
    expect((await sync({ names }, as)).status).toBe(200)
    const one = named('One more', 'store')
    expect(shoppingRejection(await sync({ names: [one] }, as))).toEqual([409, 'too-many-lists'])
    const [first] = names
    const dropped = { ...first, off: { value: true, stamp: { at: 2, by: 'phone-a' } } } as MergeableName
    expect((await sync({ names: [dropped, one] }, as)).body.data.names).toHaveLength(51)
  })

  test('implausible counters are rejected and change nothing', async () => {
    const as = await aCook(kitchen)
    const line = aLine('Milk', 5)
    await sync({ lines: [line] }, as)
    const ahead = { at: 1_000_006, by: 'phone-b' }
    const absurd: Sent[] = [
      { lines: [newLine(randomUUID(), { text: 'Far' }, 'main', ahead)] },
      { lines: [editLine(line, { text: 'Far' }, ahead)] },
      { lines: [moveLine(line, 'main', { at: maxCounter, by: 'phone-b' })] },
      { names: [named('Far', 'list', 1_000_006)] },
      { lines: [{ ...line, ticks: { 'phone-b': { count: 10_001 } } }] },
      { lines: [{ ...line, off: { value: true, stamp: { at: 6, by: 'b' }, seen: { 'phone-b': 1 } } }] },
      { lines: [line, newLine(randomUUID(), { text: 'Far' }, 'main', ahead)] },
    ]
    for (const sent of absurd) expect(shoppingRejection(await sync(sent, as))).toEqual([400, 'bad-input'])
    const devices = (from: number) =>
      Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`phone-${from + at}`, { count: 1 }]))
    expect((await sync({ lines: [{ ...line, ticks: devices(0) }] }, as)).status).toBe(200)
    expect(shoppingRejection(await sync({ lines: [{ ...line, ticks: devices(40) }] }, as))).toEqual([
      400,
      'bad-input',
    ])
    const { body } = await kitchen.call(
      shopping.add,
      { body: { items: [{ text: 'Tea' }] } },
      { token: as.token },
    )
    const [tea] = await kitchen.db
      .select()
      .from(shoppingLines)
      .where(eq(shoppingLines.id, body.data[0]?.id ?? ''))
    expect(tea?.state.born).toEqual({ at: 6, by: 'server' })
  })

  const line = { ...aLine('Salt') }
  test.each([
    [{ lines: [line] }],
    [{ names: [] }],
    [{ lines: [{ ...line, id: 'x' }], names: [] }],
    [{ lines: [{ ...line, id: undefined }], names: [] }],
    [{ lines: [{ ...line, words: { ...line.words, value: { text: ' ' } } }], names: [] }],
    [{ lines: [{ ...line, words: { ...line.words, value: { text: 'x'.repeat(121) } } }], names: [] }],
    [{ lines: [{ ...line, born: { at: -1, by: 'a' } }], names: [] }],
    [{ lines: [{ ...line, born: { at: 1.5, by: 'a' } }], names: [] }],
    [{ lines: [{ ...line, born: { at: 1, by: 'A b' } }], names: [] }],
    [{ lines: [{ ...line, list: { value: 'nowhere', stamp: line.born } }], names: [] }],
    [{ lines: [{ ...line, ticks: { constructor: { count: 1 } } }], names: [] }],
    [{ lines: [{ ...line, ticks: { a: { count: -1 } } }], names: [] }],
    [{ lines: [{ ...line, ticks: { a: { count: 1, at: 'yesterday' } } }], names: [] }],
    [{ lines: Array.from({ length: 201 }, () => line), names: [] }],
    [{ lines: [], names: [{ ...named('x'), kind: 'shelf' }] }],
    [{ lines: [], names: [{ ...named('x'), name: { value: '', stamp: line.born } }] }],
    [{ lines: [], names: [], since: -1 }],
    [{ lines: [], names: [], since: 'x' }],
  ])('rejects implausible input: %#', async (body) => {
    const before = await kitchen.db.$count(shoppingLines)
    const response = await kitchen.call(shopping.sync, { body: body as never }, { token: ana.token })
    expect(shoppingRejection(response)).toEqual([400, 'bad-input'])
    expect(await kitchen.db.$count(shoppingLines)).toBe(before)
  })

  test('hostile text is stored as text', async () => {
    const text = `'); drop table shopping_lines; -- <img src=x onerror=alert(1)> {{7*7}} \u202e 🥬`
    const line = aLine(text)
    expect((await sync({ lines: [line] }, await aCook(kitchen))).body.data.lines[0]?.words.value.text).toBe(
      text,
    )
  })
})
