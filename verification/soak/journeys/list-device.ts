import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import {
  highestCounter,
  isListed,
  isSameState,
  isTicked,
  type MergeableLine,
  mainList,
  mergeLines,
  newLine,
  nextTimestamp,
  removeLine,
  tickLine,
} from '@larder/kitchen/shopping/shared-list'
import type { SoakCook, SoakHome } from '../soak-home'

/** A phone with its own copy of the list, which it exchanges with the household's when it has a network. */
export interface ListDevice {
  write(text: string): string
  tick(id: string): void
  takeOff(id: string): void
  sync(): Promise<void>
  /** What stands on its list. */
  listed(): MergeableLine[]
}

const mostSent = 100

export function createListDevice(home: SoakHome, cook: SoakCook): ListDevice {
  const name = `phone-${crypto.randomUUID().slice(0, 8)}`
  const lines = new Map<string, MergeableLine>()
  const waiting = new Set<string>()
  let since: number | undefined

  const stamp = () => nextTimestamp(Math.max(0, ...[...lines.values()].map(highestCounter)), name)
  const say = (line: MergeableLine) => {
    lines.set(line.id, line)
    waiting.add(line.id)
  }
  const change = (id: string, how: (line: MergeableLine) => MergeableLine) => {
    const line = lines.get(id)
    if (line) say(how(line))
  }

  return {
    write(text) {
      const line = newLine(crypto.randomUUID(), { text }, mainList, stamp())
      say(line)
      return line.id
    },
    tick: (id) => change(id, (line) => tickLine(line, name, { at: new Date().toISOString() })),
    takeOff: (id) => change(id, (line) => removeLine(line, true, stamp())),
    async sync() {
      for (let more = true; more || waiting.size > 0; ) {
        const sent = [...waiting].slice(0, mostSent)
        const body = { lines: sent.map((id) => lines.get(id)) as never[], names: [] }
        const { data } = await home.call(
          shopping.sync,
          { body: { ...body, ...(since !== undefined && { since }) } },
          cook,
        )
        for (const id of sent) waiting.delete(id)
        for (const { addedBy: _, addedAt: __, ...rest } of data.lines) {
          const line = rest as MergeableLine
          const mine = lines.get(line.id)
          lines.set(line.id, mine ? mergeLines(mine, line) : line)
        }
        since = data.revision
        more = data.more
      }
    },
    listed: () => [...lines.values()].filter(isListed),
  }
}

/** Whether two phones show the same list. */
export function showSameList(one: ListDevice, other: ListDevice): boolean {
  const theirs = new Map(other.listed().map((line) => [line.id, line]))
  const mine = one.listed()
  return (
    mine.length === theirs.size &&
    mine.every((line) => {
      const there = theirs.get(line.id)
      return there !== undefined && isSameState(line, there)
    })
  )
}

/** Whether a phone shows what the server says stands there. */
export function showsServerList(device: ListDevice, items: readonly ShoppingItem[]): boolean {
  const mine = new Map(device.listed().map((line) => [line.id, isTicked(line)]))
  return mine.size === items.length && items.every((item) => mine.get(item.id) === item.ticked)
}
