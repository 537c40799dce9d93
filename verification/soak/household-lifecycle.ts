import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { connectEventStream } from '../../apps/server/src/testing/fakes/event-stream-client'
import { nextAddress } from '../kit/cook-addresses'
import { assertHolds, createSoakHome, type SoakCook, type SoakHome, type SoakHomeDeps } from './soak-home'

const scansPerDay = 10
const password = 'three warm plums'

async function signUp({ client, pace, die }: SoakHomeDeps, url: string): Promise<SoakCook> {
  const address = nextAddress()
  const name = `Cook ${address}`
  const email = `cook-${address}@example.org`
  await pace.pause(die)
  const body = { name, email, password, timeZone: 'UTC' }
  const { data } = await client.call({ url, address }, account.register, { body })
  assertHolds(data.user.email === email, 'an account has another email than was given')
  const { id } = data.user
  return { url, address, id, name, email, password, token: data.access_token, scans: scansPerDay }
}

/** One cook or two move in; two share a household, and the second one's phone listens to what the first one changes. */
export async function createSoakHousehold(
  parts: SoakHomeDeps,
  urls: readonly string[],
  size: 1 | 2,
): Promise<SoakHome> {
  const { die } = parts
  const first = await signUp(parts, die.oneOf(urls))
  if (size === 1) return createSoakHome(parts, [first])
  // Through another server where there is one: word must find its way between them.
  const second = await signUp(parts, urls.find((url) => url !== first.url) ?? first.url)
  const home = createSoakHome(parts, [first, second])
  const { code } = (await home.call(household.invite, { body: {} })).data
  const peeked = (await home.call(household.peek, { body: { code } }, second)).data
  assertHolds(peeked.members === 1 && !peeked.alreadyMember, 'an invitation leads somewhere else')
  const joined = (await home.call(household.join, { body: { code } }, second)).data
  assertHolds(joined.members.length === 2, 'two cooks moved in, and not two are there')
  second.events = await connectEventStream(second.url, second.token)
  return home
}

/** They log out everywhere and are not seen again. */
export async function signOutHousehold(home: SoakHome): Promise<void> {
  for (const cook of home.cooks) {
    cook.events?.close()
    await home.call(account.logout, {}, cook)
    await home.expectRejected(account.me, {}, 'not-signed-in', cook)
  }
}

export function closeEventStreams(home: SoakHome): void {
  for (const { events: line } of home.cooks) line?.close()
}
