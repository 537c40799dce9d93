import {
  isLaterTimestamp,
  isListed,
  isSameState,
  isTicked,
  type LamportTimestamp,
  type MergeableLine,
} from '@larder/kitchen/shopping/shared-list'
import type { Shopper, ShopperTab } from './a-shopper'

type Field = 'words' | 'list' | 'off'

/** Writes down what shoppers were told is done, and says at the end what of it is not so. */
export function anInvariantChecker() {
  const issued = new Set<string>()
  const added = new Set<string>()
  const made = new Set<string>()
  const takenBack = new Set<string>()
  const said = new Map<string, LamportTimestamp>()
  const unticks = new Map<string, number>()
  const wrong: string[] = []

  const tickKey = (id: string, device: string, count: number) => `${id} ${device} ${count}`

  async function add(tab: ShopperTab, text: string) {
    for (const id of await tab.store.add([{ text }])) if (tab.isAlive()) added.add(id)
  }

  async function tick(tab: ShopperTab, id: string) {
    if (tab.store.state().lines?.find((line) => line.id === id)?.ticked) return
    const before = unticks.get(id)
    await tab.store.tick([id])
    if (!tab.isAlive()) return
    const line = tab.lines.get(id)
    if (line && !isTicked(line) && unticks.get(id) === before) wrong.push(`a tick of ${id} was not written`)
    const { count = 0 } = tab.lines.get(id)?.ticks[tab.device()] ?? {}
    if (count % 2 === 1) made.add(tickKey(id, tab.device(), count))
  }

  /** Whoever unticks takes back what their tab knows of, and nothing else. */
  function noteUntick(tab: ShopperTab, id: string) {
    unticks.set(id, (unticks.get(id) ?? 0) + 1)
    for (const [device, { count }] of Object.entries(tab.store.ticksOf(id)))
      takenBack.add(tickKey(id, device, count))
  }

  async function say(tab: ShopperTab, id: string, field: Field, work: () => Promise<void>) {
    const [key, before] = [`${id} ${field}`, tab.lines.get(id)?.[field]]
    await work()
    const now = tab.lines.get(id)?.[field]
    if (!tab.isAlive() || !now) return
    if (before && before.value !== now.value && !isLaterTimestamp(now.stamp, before.stamp))
      wrong.push(`${key} was said below what was known`)
    const known = said.get(key)
    if (!(known && isLaterTimestamp(known, now.stamp))) said.set(key, now.stamp)
  }

  return {
    issued,
    add,
    tick,
    untick(tab: ShopperTab, id: string) {
      noteUntick(tab, id)
      return tab.store.untick([id])
    },
    say,

    /** Everything that is not as it should be, once everybody has heard of everything. */
    faults(server: ReadonlyMap<string, MergeableLine>, shoppers: readonly Shopper[]): string[] {
      const faults = [...wrong]
      const listed = [...server.values()].filter(isListed)
      for (const { name, tabs } of shoppers)
        for (const { lines, store } of tabs) {
          for (const [id, line] of lines) {
            const there = server.get(id)
            if (!there || !isSameState(there, line))
              faults.push(`${name} has ${id} otherwise than the server`)
          }
          for (const { id } of listed) if (!lines.has(id)) faults.push(`${name} does not know ${id}`)
          const { lines: shown = [], sync } = store.state()
          if (sync.state !== 'saved' || sync.waiting > 0) faults.push(`${name} is ${sync.state}`)
          if (shown.length !== listed.length) faults.push(`${name} shows ${shown.length} of ${listed.length}`)
          if (new Set(shown.map(({ text }) => text)).size < shown.length) faults.push(`${name} has one twice`)
          for (const { id, text, ticked } of shown) {
            const there = server.get(id)
            if (there && (there.words.value.text !== text || isTicked(there) !== ticked))
              faults.push(`${name} shows ${id} otherwise`)
          }
        }
      for (const id of server.keys()) if (!issued.has(id)) faults.push(`nobody wrote ${id}`)
      for (const id of added) if (!server.has(id)) faults.push(`${id} is lost`)
      for (const key of made) {
        const [id = '', device = '', count = ''] = key.split(' ')
        if (takenBack.has(key)) continue
        const line = server.get(id)
        if (!line || !isTicked(line) || line.ticks[device]?.count !== Number(count))
          faults.push(`the tick ${key} is lost`)
      }
      for (const [key, stamp] of said) {
        const [id = '', field = ''] = key.split(' ')
        const now = server.get(id)?.[field as Field]?.stamp
        if (!now || isLaterTimestamp(stamp, now)) faults.push(`${key} is lost`)
      }
      return faults
    },
  }
}
