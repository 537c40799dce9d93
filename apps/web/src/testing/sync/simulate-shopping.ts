import { seededRandom } from '@larder/kitchen/seeded-random'
import { mainList, newLine } from '@larder/kitchen/shopping/shared-list'
import { IDBFactory } from 'fake-indexeddb'
import { aShopper, type ShopperTab } from './a-shopper'
import { aFakeNetwork } from './fake-network'
import { aFakeShoppingServer } from './fake-shopping-server'
import { anInvariantChecker } from './shopping-invariants'

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

/** One household's day by a seed: three browsers, a network that fails them, and reloads. Gives what went wrong. */
export async function simulateShopping(seed: number, { steps = 12 } = {}): Promise<string[]> {
  const die = seededRandom(seed)
  const below = (count: number) => Math.floor(die() * count)
  const oneOf = <T>(things: readonly T[]) => things[below(things.length)]
  globalThis.indexedDB = new IDBFactory()

  let ids = 0
  let instant = 0
  const counterpart = aFakeShoppingServer({ page: 1 + below(8) })
  const wire = aFakeNetwork(counterpart.exchange)
  const referee = anInvariantChecker()
  const freshId = () => {
    ids += 1
    return `${below(0x1_0000_0000).toString(16).padStart(8, '0')}-${ids}`
  }
  const shoppers = ['ana', 'ben', 'eva'].map((name) =>
    aShopper({
      name,
      wire,
      locked: die() < 0.7,
      freshId: () => {
        const id = freshId()
        referee.issued.add(id)
        return id
      },
      now: () => new Date(1_700_000_000_000 + 1000 * instant++).toISOString(),
    }),
  )
  // Something stood on the list before, written by somebody who had seen much.
  const old = [1, 2].map((at) =>
    newLine(freshId(), { text: `old ${at}` }, mainList, { at: 10 + at, by: 'old' }),
  )
  for (const { id } of old) referee.issued.add(id)
  counterpart.exchange({ lines: old, names: [] })
  for (const shopper of shoppers) shopper.openTab()
  if (die() < 0.5) shoppers[0]?.openTab()

  function edit(tab: ShopperTab) {
    const known = [...tab.lines.keys()]
    const id = oneOf(known)
    const what = below(id === undefined ? 1 : 12)
    if (id === undefined || what < 3) return referee.add(tab, `thing ${ids}`)
    if (what < 6) return referee.tick(tab, id)
    if (what < 8) return referee.untick(tab, id)
    if (what === 8) return referee.say(tab, id, 'words', () => tab.store.reword(id, `words ${instant++}`))
    if (what === 9)
      return referee.say(tab, id, 'list', () => tab.store.moveTo([id], oneOf(['main', 'market']) ?? ''))
    if (what === 10) return referee.say(tab, id, 'off', () => tab.store.remove([id]))
    return referee.say(tab, id, 'off', () => tab.store.restore([id]))
  }

  /** The network is well for a moment. */
  async function flow(moments: number) {
    for (; moments > 0; moments--) {
      while (wire.count() > 0) wire.arrive()
      for (const { tabs } of shoppers) if (die() < 0.3) oneOf(tabs)?.passTime()
      await nextTick()
      await nextTick()
    }
  }

  async function step() {
    const shopper = oneOf(shoppers)
    const tab = oneOf(shopper?.tabs ?? [])
    if (!shopper || !tab) return
    const what = below(20)
    if (what < 9) {
      const done = edit(tab)
      if (die() < 0.5) await done
      else void done
    } else if (what < 13) await flow(1 + below(6))
    else if (what === 13) wire.arrive(below(wire.count()))
    else if (what === 14) wire.lose(below(wire.count()))
    else if (what === 15) wire.double(below(wire.count()))
    else if (what === 16) wire.delay(below(wire.count()))
    else if (what === 17) tab.passTime()
    else if (what === 18) {
      tab.tearDown()
      shopper.openTab()
    } else if (shopper.tabs.length < 2) shopper.openTab()
    for (let turns = below(4); turns > 0; turns--) await nextTick()
  }

  async function everybodyExchanges() {
    let open = true
    const all = shoppers.flatMap(({ tabs }) =>
      tabs.slice(0, 1).map(({ store }) => store.syncNow().catch(() => {})),
    )
    void Promise.all(all).then(() => {
      open = false
    })
    for (let turns = 0; open && turns < 3000; turns++) {
      while (wire.count() > 0) wire.arrive()
      await nextTick()
    }
    if (open) throw new Error(`run ${seed} did not converge`)
  }

  await flow(3)
  for (let count = 0; count < steps; count++) await step()
  const judged = () =>
    referee.faults(new Map([...counterpart.lines].map(([id, { state }]) => [id, state])), shoppers)
  // What the last one sends is news for the first, and other tabs hear of it a moment later.
  for (let rounds = 1; ; rounds++) {
    await everybodyExchanges()
    await everybodyExchanges()
    await flow(3)
    const faults = judged()
    if (faults.length === 0 || rounds === 3) return faults
  }
}
