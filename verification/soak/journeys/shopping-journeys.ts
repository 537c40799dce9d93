import { shopping } from '@larder/contract/shopping'
import { isTicked } from '@larder/kitchen/shopping/shared-list'
import { assertHolds, type SoakHome } from '../soak-home'
import { fetchStock } from './inventory-journeys'
import { createListDevice, type ListDevice, showSameList, showsServerList } from './list-device'

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
export async function shopTogether(home: SoakHome): Promise<void> {
  const [first] = home.cooks
  const mine = createListDevice(home, first)
  const theirs = createListDevice(home, home.cooks.at(-1) ?? first)
  await Promise.all([mine.sync(), theirs.sync()])
  const written = [mine, theirs].flatMap((device) => writeSome(home, device))
  await exchange(mine, theirs)
  assertHolds(showSameList(mine, theirs), 'two phones show different lists')
  const bought = written.filter(() => home.die.chance(0.6))
  // Each ticks some without knowing of the other, a few of them both.
  for (const id of bought) {
    if (home.die.chance(0.6)) mine.tick(id)
    else theirs.tick(id)
    if (home.die.chance(0.2)) theirs.tick(id)
  }
  await exchange(mine, theirs)
  assertHolds(showSameList(mine, theirs), 'two phones show different lists after ticking')
  const ticks = new Map(mine.listed().map((line) => [line.id, isTicked(line)]))
  for (const id of bought) assertHolds(ticks.get(id) === true, 'a tick was lost')
  assertHolds(
    showsServerList(mine, (await home.call(shopping.list, { query: {} })).data),
    'the server shows another list',
  )
  await putAwayShopping(home, bought)
  await mine.sync()
  for (const { id } of mine.listed()) mine.takeOff(id)
  await mine.sync()
  await theirs.sync()
  assertHolds(
    mine.listed().length === 0 && theirs.listed().length === 0,
    'a list that was cleared is not empty',
  )
}

/** Both at once, so that neither knows who is first; and again, as word of the other's change would have them do. */
async function exchange(one: ListDevice, other: ListDevice): Promise<void> {
  for (let round = 0; round < 2; round += 1) await Promise.all([one.sync(), other.sync()])
}

function writeSome({ die }: SoakHome, device: ListDevice): string[] {
  return Array.from({ length: 1 + die.upTo(3) }, () => device.write(die.oneOf(wanted)))
}

/** What is ticked goes onto the shelves. */
export async function putAwayShopping(home: SoakHome, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const body = { lines: ids.map((id) => ({ id })), action: crypto.randomUUID() }
  const { items } = (await home.call(shopping.putAway, { body })).data
  assertHolds(items.length > 0 && items.length <= ids.length, 'what was bought did not arrive')
  const there = new Set((await fetchStock(home)).map(({ id }) => id))
  assertHolds(
    items.every(({ id }) => there.has(id)),
    'what was put away is not on the shelf',
  )
}
