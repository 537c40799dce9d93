import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { simulateShopping } from '../../testing/sync/simulate-shopping'

/** `npm run thorough` simulates 2,000 of them. */
const runs = Number(process.env.SHOPPING_RUNS ?? 600)
const first = Number(process.env.SHOPPING_SEED ?? 1)
const perRun = 500

test(`${runs} days of three browsers with failing networks and reloads end with one list and no lost tick`, {
  timeout: 60_000 + runs * perRun,
}, async () => {
  for (let seed = first; seed < first + runs; seed++) {
    const faults = await simulateShopping(seed)
    expect({ seed, faults }).toEqual({ seed, faults: [] })
  }
})
