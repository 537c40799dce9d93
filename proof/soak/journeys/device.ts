import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import {
  countOf,
  isListed,
  isSame,
  isTicked,
  mainList,
  mergeLines,
  newLine,
  nextStamp,
  type SharedLine,
  takenOff,
  ticked,
} from '@larder/kitchen/shared-list'
import type { Cook, Home } from '../home'

/** A phone with its own copy of the list, which it exchanges with the household's when it has a network. */
export interface Device {
  write(text: string): string
  tick(id: string): void
  takeOff(id: string): void
  sync(): Promise<void>
  /** What stands on its list. */
  listed(): SharedLine[]
}

const mostSent = 100

export function aDevice(home: Home, cook: Cook): Device {
  const name = `phone-${crypto.randomUUID().slice(0, 8)}`
  const lines = new Map<string, SharedLine>()
  const waiting = new Set<string>()
  let since: number | undefined

  const stamp = () => nextStamp(Math.max(0, ...[...lines.values()].map(countOf)), name)
  const say = (line: SharedLine) => {
    lines.set(line.id, line)
    waiting.add(line.id)
  }
  const change = (id: string, how: (line: SharedLine) => SharedLine) => {
    const line = lines.get(id)
    if (line) say(how(line))
  }

  return {
    write(text) {
      const line = newLine(crypto.randomUUID(), { text }, mainList, stamp())
      say(line)
      return line.id
    },
    tick: (id) => change(id, (line) => ticked(line, name, { at: new Date().toISOString() })),
    takeOff: (id) => change(id, (line) => takenOff(line, true, stamp())),
    async sync() {
      for (let more = true; more || waiting.size > 0; ) {
        const sent = [...waiting].slice(0, mostSent)
        const body = { lines: sent.map((id) => lines.get(id)) as never[], names: [] }
        const { data } = await home.ask(
          shopping.sync,
          { body: { ...body, ...(since !== undefined && { since }) } },
          cook,
        )
        for (const id of sent) waiting.delete(id)
        for (const { addedBy: _, addedAt: __, ...told } of data.lines) {
          const line = told as SharedLine
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
export function agree(one: Device, other: Device): boolean {
  const theirs = new Map(other.listed().map((line) => [line.id, line]))
  const mine = one.listed()
  return (
    mine.length === theirs.size &&
    mine.every((line) => {
      const there = theirs.get(line.id)
      return there !== undefined && isSame(line, there)
    })
  )
}

/** Whether a phone shows what the server says stands there. */
export function shows(device: Device, items: readonly ShoppingItem[]): boolean {
  const mine = new Map(device.listed().map((line) => [line.id, isTicked(line)]))
  return mine.size === items.length && items.every((item) => mine.get(item.id) === item.ticked)
}
