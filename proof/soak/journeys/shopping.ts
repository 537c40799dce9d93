import { shopping } from '@larder/contract/shopping'
import { isTicked } from '@larder/kitchen/shared-list'
import { type Home, must } from '../home'
import { aDevice, agree, type Device, shows } from './device'
import { stockOf } from './stock'

const wanted = [
  '2 l milk',
  '6 eggs',
  'bread',
  '500 g tomatoes',
  '1 kg flour',
  '3 lemons',
  'soap',
  '200 g feta',
]

/** Two in a shop with a phone each, or one with a phone and a tablet at home: whatever each does, both show the same. */
export async function shopTogether(home: Home): Promise<void> {
  const [first] = home.cooks
  const mine = aDevice(home, first)
  const theirs = aDevice(home, home.cooks.at(-1) ?? first)
  await Promise.all([mine.sync(), theirs.sync()])
  const written = [mine, theirs].flatMap((device) => writeSome(home, device))
  await exchange(mine, theirs)
  must(agree(mine, theirs), 'two phones show different lists')
  const bought = written.filter(() => home.die.chance(0.6))
  // Each ticks some without knowing of the other, a few of them both.
  for (const id of bought) {
    if (home.die.chance(0.6)) mine.tick(id)
    else theirs.tick(id)
    if (home.die.chance(0.2)) theirs.tick(id)
  }
  await exchange(mine, theirs)
  must(agree(mine, theirs), 'two phones show different lists after ticking')
  const ticks = new Map(mine.listed().map((line) => [line.id, isTicked(line)]))
  for (const id of bought) must(ticks.get(id) === true, 'a tick was lost')
  must(shows(mine, (await home.ask(shopping.list, { query: {} })).data), 'the server shows another list')
  await putAway(home, bought)
  await mine.sync()
  for (const { id } of mine.listed()) mine.takeOff(id)
  await mine.sync()
  await theirs.sync()
  must(mine.listed().length === 0 && theirs.listed().length === 0, 'a list that was cleared is not empty')
}

/** Both at once, so that neither knows who is first; and again, as word of the other's change would have them do. */
async function exchange(one: Device, other: Device): Promise<void> {
  for (let round = 0; round < 2; round += 1) await Promise.all([one.sync(), other.sync()])
}

function writeSome({ die }: Home, device: Device): string[] {
  return Array.from({ length: 1 + die.upTo(3) }, () => device.write(die.oneOf(wanted)))
}

/** What is ticked goes onto the shelves. */
export async function putAway(home: Home, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const body = { lines: ids.map((id) => ({ id })), action: crypto.randomUUID() }
  const { items } = (await home.ask(shopping.putAway, { body })).data
  must(items.length > 0 && items.length <= ids.length, 'what was bought did not arrive')
  const there = new Set((await stockOf(home)).map(({ id }) => id))
  must(
    items.every(({ id }) => there.has(id)),
    'what was put away is not on the shelf',
  )
}
