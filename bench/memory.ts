import { account } from '@larder/contract/account'
import { addressOf } from '@larder/contract/endpoint'
import { someCooks } from './house/cooks'
import { type Call, load } from './house/load'
import { openFloor, openHouse } from './house/open-house'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const connections = 16
const seconds = 3

/** Resident memory of the server process, without PostgreSQL. */
export async function measure(): Promise<Figure[]> {
  const house = await openHouse()
  const floor = await openFloor(house)
  const idle = (await house.usage()).megabytes
  const idleFloor = (await floor.usage()).megabytes
  const [cook] = await someCooks(house.started.url, 1)
  const me: Call = {
    method: account.me.method,
    path: addressOf(account.me),
    sends: () => ({ headers: { authorization: `Bearer ${cook?.token}` } }),
  }
  await load(house.started.url, me, connections, seconds)
  await load(floor.started.url, me, connections, seconds)
  const beside = (megabytes: number) => `bare Fastify with pg ${told(megabytes)}`
  return [
    { name: 'idle after start', value: idle, unit: 'MB', note: beside(idleFloor) },
    {
      name: 'after load',
      value: (await house.usage()).megabytes,
      unit: 'MB',
      note: beside((await floor.usage()).megabytes),
    },
  ]
}
