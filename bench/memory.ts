import { dailyCalls } from './house/calls'
import { gather } from './house/crowd'
import { press } from './house/in-turns'
import { openFloorOn, openHouse } from './house/open-house'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const connections = 16
const seconds = 0.5

/** Resident memory of the server process, without PostgreSQL. */
export async function measure(): Promise<Figure[]> {
  const house = await openHouse()
  const floor = await openFloorOn(house.started.database)
  const idle = (await house.usage()).megabytes
  const idleFloor = (await floor.usage()).megabytes
  const { me, lists, add, sync } = dailyCalls(await gather(house.started.url))
  for (const side of [house, floor])
    for (const call of [me, ...lists, add, sync]) await press([side], call, connections, seconds)
  const beside = (megabytes: number) => `bare Fastify with pg ${told(megabytes)}`
  return [
    { name: 'idle after start', value: idle, unit: 'MB', note: beside(idleFloor) },
    {
      name: 'under load',
      value: (await house.usage()).megabytes,
      unit: 'MB',
      note: `${beside((await floor.usage()).megabytes)}; ${connections} connections, lists of up to 5000 and changes`,
    },
  ]
}
