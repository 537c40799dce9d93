import { againstFloor, paces } from './house/against-floor'
import { cookbookCalls } from './house/calls'
import { cookbooks } from './house/cookbooks'
import type { Sides } from './house/in-turns'
import { isLaidOut } from './house/laid-out'
import { openFloorOn, openServerOn } from './house/open-house'
import type { Figure } from './report/figure'

/** How fast a large cookbook is asked over the wire, next to the statements and the ranking alone, with one process and with two. */
export async function measure(): Promise<Figure[]> {
  const { crowd, of, databaseCpuMs } = await cookbooks()
  const figures: Figure[] = []
  for (const size of [10_000, 100_000] as const) {
    const database = of(size)
    const ours = await Promise.all([openServerOn(database), openServerOn(database)])
    const floor = await Promise.all([openFloorOn(database), openFloorOn(database)])
    await Promise.all(ours.map(({ started: { url } }) => isLaidOut(url)))
    const sides: Sides = { ours, floor, databaseCpuMs }
    const { search, suggest } = cookbookCalls(crowd, size)
    const calls = size === 10_000 ? [suggest, search] : [search]
    for (const call of calls)
      figures.push(...(await againstFloor(call, sides, size === 10_000 ? paces.quick : paces.slow)))
    for (const one of [...ours, ...floor]) await one.stop()
  }
  return figures
}
