import { againstFloor, paces } from './house/against-floor'
import { dailyCalls } from './house/calls'
import { gather } from './house/crowd'
import type { Sides } from './house/in-turns'
import { openFloorOn, openHouse, openServerOn } from './house/open-house'
import type { Figure } from './report/figure'

/** The part of the floor's requests a second that the two most frequent calls have to reach. */
const least = 0.7

/** How fast Larder answers what cooks do all day, next to the least that could do the same work, with one process and with two. */
export async function measure(): Promise<Figure[]> {
  const house = await openHouse()
  const { database, url } = house.started
  const crowd = await gather(url)
  const sides: Sides = {
    ours: [house, await openServerOn(database)],
    floor: [await openFloorOn(database), await openFloorOn(database)],
    databaseCpuMs: house.databaseCpuMs,
  }
  const { lists, add, take, sync, login } = dailyCalls(crowd)
  const longest = lists.at(-1)
  const figures: Figure[] = []
  for (const list of lists)
    figures.push(...(await againstFloor(list, sides, list === longest ? paces.slow : paces.quick, least)))
  figures.push(...(await againstFloor(add, sides, paces.quick, least)))
  for (const call of [take, sync]) figures.push(...(await againstFloor(call, sides, paces.quick)))
  figures.push(...(await againstFloor(login, sides, paces.slow)))
  return [
    ...figures,
    { name: '5000 items brought in', value: crowd.filledMs, unit: 'ms', note: 'one file, once' },
  ]
}
