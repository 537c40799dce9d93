import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { liveLine } from '../../apps/server/src/testing/live-line'
import type { Caller } from './door'
import { type Cook, type Home, type HomeParts, must, openHome } from './home'

const scansPerDay = 10
const password = 'three warm plums'
let cooks = 0

/** Somebody at an address of their own, who was never here. */
function stranger(url: string): Caller & { name: string; email: string } {
  cooks += 1
  const address = `10.${(cooks >> 16) & 255}.${(cooks >> 8) & 255}.${cooks & 255}`
  return { url, address, name: `Cook ${cooks}`, email: `cook-${cooks}@example.org` }
}

async function signUp({ door, pace, die }: HomeParts, url: string): Promise<Cook> {
  const { name, email, address } = stranger(url)
  await pace.think(die)
  const body = { name, email, password, timeZone: 'UTC' }
  const { data } = await door.ask({ url, address }, account.register, { body })
  must(data.user.email === email, 'an account has another email than was given')
  const { id } = data.user
  return { url, address, id, name, email, password, token: data.access_token, scans: scansPerDay }
}

/** One cook or two move in; two share a household, and the second one's phone listens to what the first one changes. */
export async function moveIn(parts: HomeParts, urls: readonly string[], size: 1 | 2): Promise<Home> {
  const { die } = parts
  const first = await signUp(parts, die.oneOf(urls))
  if (size === 1) return openHome(parts, [first])
  // Through another server where there is one: word must find its way between them.
  const second = await signUp(parts, urls.find((url) => url !== first.url) ?? first.url)
  const home = openHome(parts, [first, second])
  const { code } = (await home.ask(household.invite, { body: {} })).data
  const peeked = (await home.ask(household.peek, { body: { code } }, second)).data
  must(peeked.members === 1 && !peeked.alreadyMember, 'an invitation leads somewhere else')
  const joined = (await home.ask(household.join, { body: { code } }, second)).data
  must(joined.members.length === 2, 'two cooks moved in, and not two are there')
  second.line = await liveLine(second.url, second.token)
  return home
}

/** They log out everywhere and are not seen again. */
export async function moveOut(home: Home): Promise<void> {
  for (const cook of home.cooks) {
    cook.line?.hangUp()
    await home.ask(account.logout, {}, cook)
    await home.refused(account.me, {}, 'not-signed-in', cook)
  }
}

export function hangUp(home: Home): void {
  for (const { line } of home.cooks) line?.hangUp()
}
