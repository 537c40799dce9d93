import { randomUUID } from 'node:crypto'
import { shopping } from '@larder/contract/shopping'
import { seededRandom } from '@larder/kitchen/seeded-random'
import {
  editLine,
  highestCounter,
  isListed,
  isTicked,
  type MergeableLine,
  mergeLines,
  newLine,
  removeLine,
  tickLine,
  untickLine,
} from '@larder/kitchen/shopping/shared-list'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

interface Letter {
  since?: number
  lines: readonly MergeableLine[]
}

const sync = (message: Letter, { token }: Cook) =>
  kitchen.call(shopping.sync, { body: { ...message, names: [] } as never }, { token })
const listed = async ({ token }: Cook) =>
  (await kitchen.call(shopping.list, { query: {} }, { token })).body.data
const stored = async (as: Cook) => (await sync({ since: 0, lines: [] }, as)).body.data.lines

/** A device with its own storage whose messages get lost, repeated and delayed. */
function aDevice(id: string, as: Cook, random: () => number) {
  const lines = new Map<string, MergeableLine>()
  const waiting = new Set<string>()
  const late: Letter[] = []
  let since: number | undefined
  let seen = 0
  const put = (line: MergeableLine) => {
    lines.set(line.id, line)
    waiting.add(line.id)
  }
  const receive = (response: Awaited<ReturnType<typeof sync>>['body']['data']) => {
    for (const { addedAt: _, addedBy: __, ...told } of response.lines) {
      const [mine, line] = [lines.get(told.id), told as MergeableLine]
      lines.set(line.id, mine ? mergeLines(mine, line) : line)
      seen = Math.max(seen, highestCounter(line))
    }
    since = response.revision
  }
  return {
    lines,
    doSomething() {
      const all = [...lines.values()].filter(isListed)
      const line = all[Math.floor(random() * all.length)]
      const stamp = { at: ++seen, by: id }
      const what = random()
      if (!line || what < 0.25) put(newLine(randomUUID(), { text: `${id} ${seen}` }, 'main', stamp))
      else if (what < 0.6) put(tickLine(line, id, { at: kitchen.now() }))
      else if (what < 0.7) put(untickLine(line))
      else if (what < 0.85) put(editLine(line, { text: `${id} says ${seen}` }, stamp))
      else put(removeLine(line, true, stamp))
    },
    async exchange(isCalm = false) {
      const ids = [...waiting]
      const message = {
        ...(since !== undefined && { since }),
        lines: ids.flatMap((id) => lines.get(id) ?? []),
      }
      const luck = isCalm ? 1 : random()
      // The request is lost, or arrives much later without its response.
      if (luck < 0.2) return
      if (luck < 0.35) return void late.push(message)
      const { body } = await sync(message, as)
      if (luck < 0.5) await sync(message, as)
      // The response is lost.
      if (luck < 0.6) return
      for (const id of ids) waiting.delete(id)
      receive(body.data)
      for (const message of isCalm ? late.splice(0) : []) await sync(message, as)
    },
  }
}

test.each([1, 2, 3])(
  'three devices on an unreliable network converge, and no tick is lost (seed %i)',
  async (seed) => {
    const as = await aCook(kitchen)
    const random = seededRandom(seed)
    const devices = ['a', 'b', 'c'].map((id) => aDevice(id, as, random))
    for (let round = 0; round < 40; round++) {
      const device = devices[Math.floor(random() * 3)]
      device?.doSomething()
      if (random() < 0.6) await device?.exchange()
    }
    const everyTick = devices.flatMap(({ lines }) =>
      [...lines.values()].map((line) => [line.id, line.ticks] as const),
    )
    for (const _ of [1, 2]) for (const device of devices) await device.exchange(true)
    const [first, ...others] = devices.map(({ lines }) =>
      [...lines.values()]
        .filter(isListed)
        .map((line) => [line.id, line.words.value.text, isTicked(line)].join())
        .sort(),
    )
    for (const other of others) expect(other).toEqual(first)
    const server = (await listed(as)).map(({ id, text, ticked }) => [id, text, ticked].join()).sort()
    expect(server).toEqual(first)
    expect(server.length).toBeGreaterThan(3)
    const ticks = new Map((await stored(as)).map((line) => [line.id, line.ticks]))
    for (const [id, known] of everyTick) {
      for (const [device, { count }] of Object.entries(known))
        expect(ticks.get(id)?.[device]?.count).toBeGreaterThanOrEqual(count)
    }
  },
)
