import { seededRandom } from '@larder/kitchen/seeded-random'
import { mainList, newLine } from '@larder/kitchen/shopping/shared-list'
import { IDBFactory } from 'fake-indexeddb'
import { aShopper, type ShopperTab } from './a-shopper'
import { aFakeNetwork } from './fake-network'
import { aFakeShoppingServer } from './fake-shopping-server'
import { anInvariantChecker } from './shopping-invariants'

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Simulates one household's day from a seed: three browsers, a failing network and reloads. Returns the
 * violations.
 */
export async function simulateShopping(seed: number, { steps = 12 } = {}): Promise<string[]> {
  const random = seededRandom(seed)
  const randomBelow = (count: number) => Math.floor(random() * count)
  const pick = <T>(things: readonly T[]) => things[randomBelow(things.length)]
  globalThis.indexedDB = new IDBFactory()

  let ids = 0
  let instant = 0
  const server = aFakeShoppingServer({ page: 1 + randomBelow(8) })
  const network = aFakeNetwork(server.exchange)
  const checker = anInvariantChecker()
  const freshId = () => {
    ids += 1
    return `${randomBelow(0x1_0000_0000).toString(16).padStart(8, '0')}-${ids}`
  }
  const shoppers = ['ana', 'ben', 'eva'].map((name) =>
    aShopper({
      name,
      network,
      hasLocks: random() < 0.7,
      freshId: () => {
        const id = freshId()
        checker.issued.add(id)
        return id
      },
      now: () => new Date(1_700_000_000_000 + 1000 * instant++).toISOString(),
    }),
  )
  // The list starts with lines by a device with a high counter.
  const oldLines = [1, 2].map((at) =>
    newLine(freshId(), { text: `old ${at}` }, mainList, { at: 10 + at, by: 'old' }),
  )
  for (const { id } of oldLines) checker.issued.add(id)
  server.exchange({ lines: oldLines, names: [] })
  for (const shopper of shoppers) shopper.openTab()
  if (random() < 0.5) shoppers[0]?.openTab()

  function edit(tab: ShopperTab) {
    const known = [...tab.lines.keys()]
    const id = pick(known)
    const action = randomBelow(id === undefined ? 1 : 12)
    if (id === undefined || action < 3) return checker.add(tab, `thing ${ids}`)
    if (action < 6) return checker.tick(tab, id)
    if (action < 8) return checker.untick(tab, id)
    if (action === 8) return checker.say(tab, id, 'words', () => tab.store.reword(id, `words ${instant++}`))
    if (action === 9)
      return checker.say(tab, id, 'list', () => tab.store.moveTo([id], pick(['main', 'market']) ?? ''))
    if (action === 10) return checker.say(tab, id, 'off', () => tab.store.remove([id]))
    return checker.say(tab, id, 'off', () => tab.store.restore([id]))
  }

  /** The network works for a moment. */
  async function deliverAll(rounds: number) {
    for (; rounds > 0; rounds--) {
      while (network.count() > 0) network.arrive()
      for (const { tabs } of shoppers) if (random() < 0.3) pick(tabs)?.passTime()
      await nextTick()
      await nextTick()
    }
  }

  async function step() {
    const shopper = pick(shoppers)
    const tab = pick(shopper?.tabs ?? [])
    if (!shopper || !tab) return
    const action = randomBelow(20)
    if (action < 9) {
      const done = edit(tab)
      if (random() < 0.5) await done
      else void done
    } else if (action < 13) await deliverAll(1 + randomBelow(6))
    else if (action === 13) network.arrive(randomBelow(network.count()))
    else if (action === 14) network.lose(randomBelow(network.count()))
    else if (action === 15) network.double(randomBelow(network.count()))
    else if (action === 16) network.delay(randomBelow(network.count()))
    else if (action === 17) tab.passTime()
    else if (action === 18) {
      tab.tearDown()
      shopper.openTab()
    } else if (shopper.tabs.length < 2) shopper.openTab()
    for (let ticks = randomBelow(4); ticks > 0; ticks--) await nextTick()
  }

  async function syncAll() {
    let open = true
    const all = shoppers.flatMap(({ tabs }) =>
      tabs.slice(0, 1).map(({ store }) => store.syncNow().catch(() => {})),
    )
    void Promise.all(all).then(() => {
      open = false
    })
    for (let ticks = 0; open && ticks < 3000; ticks++) {
      while (network.count() > 0) network.arrive()
      await nextTick()
    }
    if (open) throw new Error(`Run ${seed} did not converge`)
  }

  await deliverAll(3)
  for (let count = 0; count < steps; count++) await step()
  const findViolations = () =>
    checker.faults(new Map([...server.lines].map(([id, { state }]) => [id, state])), shoppers)
  // Changes sent last reach the first browser only in the next round, and other tabs a moment later.
  for (let rounds = 1; ; rounds++) {
    await syncAll()
    await syncAll()
    await deliverAll(3)
    const faults = findViolations()
    if (faults.length === 0 || rounds === 3) return faults
  }
}
