import { againstFloor, judged, paces } from './house/against-floor'
import { dailyCalls } from './house/calls'
import { gather } from './house/crowd'
import type { Sides } from './house/in-turns'
import { openFloorOn, openHouse } from './house/open-house'
import type { Figure } from './report/figure'

/** The part of the floor's requests a second that the two most frequent calls have to reach. */
const least = 0.7

/** How fast Larder answers what cooks do all day, next to the least that could do the same work. */
export async function measure(): Promise<Figure[]> {
  const house = await openHouse()
  const crowd = await gather(house.started.url)
  const sides: Sides = { ours: [house], floor: [await openFloorOn(house.started.database)] }
  const { healthz, me, lists, add, take, sync, login } = dailyCalls(crowd)
  const figures: Figure[] = []
  for (const call of [healthz, me])
    figures.push(...(await againstFloor(call, sides, paces.quick, { at: [judged] })))
  const longest = lists.at(-1)
  for (const list of lists)
    figures.push(...(await againstFloor(list, sides, list === longest ? paces.slow : paces.quick, { least })))
  figures.push(...(await againstFloor(add, sides, paces.quick, { least })))
  for (const call of [take, sync]) figures.push(...(await againstFloor(call, sides, paces.quick)))
  figures.push(...(await againstFloor(login, sides, paces.slow)))
  return [
    ...figures,
    { name: '5000 items brought in', value: crowd.filledMs, unit: 'ms', note: 'one file, once' },
  ]
}
