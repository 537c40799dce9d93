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

/** Records what the shoppers' stores confirmed and reports at the end what was lost. */
export function anInvariantChecker() {
  const issued = new Set<string>()
  const added = new Set<string>()
  const ticks = new Set<string>()
  const undoneTicks = new Set<string>()
  const fieldStamps = new Map<string, LamportTimestamp>()
  const unticks = new Map<string, number>()
  const violations: string[] = []

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
    if (line && !isTicked(line) && unticks.get(id) === before)
      violations.push(`tick of ${id} was not written`)
    const { count = 0 } = tab.lines.get(id)?.ticks[tab.device()] ?? {}
    if (count % 2 === 1) ticks.add(tickKey(id, tab.device(), count))
  }

  /** An untick undoes only the ticks its tab knows of. */
  function recordUntick(tab: ShopperTab, id: string) {
    unticks.set(id, (unticks.get(id) ?? 0) + 1)
    for (const [device, { count }] of Object.entries(tab.store.ticksOf(id)))
      undoneTicks.add(tickKey(id, device, count))
  }

  async function say(tab: ShopperTab, id: string, field: Field, work: () => Promise<void>) {
    const [key, before] = [`${id} ${field}`, tab.lines.get(id)?.[field]]
    await work()
    const now = tab.lines.get(id)?.[field]
    if (!tab.isAlive() || !now) return
    if (before && before.value !== now.value && !isLaterTimestamp(now.stamp, before.stamp))
      violations.push(`${key} was stamped below the known timestamp`)
    const latest = fieldStamps.get(key)
    if (!(latest && isLaterTimestamp(latest, now.stamp))) fieldStamps.set(key, now.stamp)
  }

  return {
    issued,
    add,
    tick,
    untick(tab: ShopperTab, id: string) {
      recordUntick(tab, id)
      return tab.store.untick([id])
    },
    say,

    /** Returns all violations once everything has synced. */
    faults(server: ReadonlyMap<string, MergeableLine>, shoppers: readonly Shopper[]): string[] {
      const faults = [...violations]
      const listed = [...server.values()].filter(isListed)
      for (const { name, tabs } of shoppers)
        for (const { lines, store } of tabs) {
          for (const [id, line] of lines) {
            const serverLine = server.get(id)
            if (!serverLine || !isSameState(serverLine, line))
              faults.push(`${name} differs from the server in ${id}`)
          }
          for (const { id } of listed) if (!lines.has(id)) faults.push(`${name} lacks ${id}`)
          const { lines: shown = [], sync } = store.state()
          if (sync.state !== 'saved' || sync.waiting > 0) faults.push(`${name} is ${sync.state}`)
          if (shown.length !== listed.length) faults.push(`${name} shows ${shown.length} of ${listed.length}`)
          if (new Set(shown.map(({ text }) => text)).size < shown.length)
            faults.push(`${name} shows a duplicate`)
          for (const { id, text, ticked } of shown) {
            const serverLine = server.get(id)
            if (serverLine && (serverLine.words.value.text !== text || isTicked(serverLine) !== ticked))
              faults.push(`${name} shows ${id} differently`)
          }
        }
      for (const id of server.keys()) if (!issued.has(id)) faults.push(`unknown line ${id}`)
      for (const id of added) if (!server.has(id)) faults.push(`${id} is lost`)
      for (const key of ticks) {
        const [id = '', device = '', count = ''] = key.split(' ')
        if (undoneTicks.has(key)) continue
        const line = server.get(id)
        if (!line || !isTicked(line) || line.ticks[device]?.count !== Number(count))
          faults.push(`the tick ${key} is lost`)
      }
      for (const [key, stamp] of fieldStamps) {
        const [id = '', field = ''] = key.split(' ')
        const now = server.get(id)?.[field as Field]?.stamp
        if (!now || isLaterTimestamp(stamp, now)) faults.push(`${key} is lost`)
      }
      return faults
    },
  }
}
