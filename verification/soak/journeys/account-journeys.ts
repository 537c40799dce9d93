import { account } from '@larder/contract/account'
import { inventory } from '@larder/contract/inventory'
import { myRecipes } from '@larder/contract/my-recipes'
import { assertHolds, type SoakHome } from '../soak-home'

/** Changes a setting and finds it changed. */
export async function changeSettings(home: SoakHome): Promise<void> {
  const theme = home.die.oneOf(['system', 'light', 'dark'] as const)
  await home.call(account.saveSettings, { body: { theme } })
  const { data } = await home.call(account.settings, {})
  assertHolds(data.theme === theme, 'a setting was not kept')
  await home.call(account.profile, {})
  await home.call(account.overview, {})
}

/** Logs out, is nobody, and comes in again. */
export async function signInAgain(home: SoakHome): Promise<void> {
  const [cook] = home.cooks
  await home.call(account.logout, {})
  await home.expectRejected(inventory.list, {}, 'not-signed-in')
  const nobody = { url: cook.url, address: cook.address }
  const wrong = { email: cook.email, password: 'not the password' }
  if (home.die.chance(0.2))
    await home.expectRejected(account.login, { body: wrong }, 'wrong-credentials', nobody)
  const body = { email: cook.email, password: cook.password }
  cook.token = (await home.call(account.login, { body }, nobody)).data.access_token
  const { data: me } = await home.call(account.me, {})
  assertHolds(me.id === cook.id, 'somebody else is signed in')
}

/** Has forgotten the password: the link comes by mail, works once, and ends every session. */
export async function resetPassword(home: SoakHome): Promise<void> {
  const [cook] = home.cooks
  const nobody = { url: cook.url, address: cook.address }
  await home.call(account.forgotPassword, { body: { email: cook.email } }, nobody)
  const secret = await home.emails.waitForSecret(cook.email)
  const password = `four cold plums ${home.die.upTo(1_000_000)}`
  await home.call(account.resetPassword, { body: { secret, password } }, nobody)
  await home.expectRejected(account.resetPassword, { body: { secret, password } }, 'reset-link-spent', nobody)
  await home.expectRejected(account.me, {}, 'not-signed-in')
  cook.password = password
  const body = { email: cook.email, password }
  cook.token = (await home.call(account.login, { body }, nobody)).data.access_token
}

/** Takes the stock and the recipes along as files. */
export async function exportFiles(home: SoakHome): Promise<void> {
  const added = { name: `Jam ${home.die.upTo(1_000_000)}`, amount: '1', unit: 'jar' }
  await home.call(inventory.create, { body: added })
  const { data: file } = await home.call(inventory.exportFile, { query: { format: 'csv' } })
  assertHolds(file.text.includes(added.name), 'what was added is not in the exported file')
  mustBeZip((await home.call(myRecipes.exportAll, {})).data)
}

const readyWithinMs = 60_000

/** Asks for everything about themselves, waits until it is put together, and fetches it. */
export async function downloadAccountArchive(home: SoakHome): Promise<void> {
  await home.call(account.askArchive, {})
  const began = Date.now()
  for (;;) {
    const { data } = await home.call(account.archive, {})
    assertHolds(data.state !== 'failed', 'an archive failed')
    if (data.state === 'ready') {
      const secret = data.url?.split('/').at(-1) ?? ''
      mustBeZip((await home.call(account.fetchArchive, { params: { secret } })).data)
      await home.call(account.dropArchive, {})
      return
    }
    assertHolds(Date.now() - began < readyWithinMs, 'an archive was not ready in a minute')
  }
}

function mustBeZip(bytes: Uint8Array): void {
  assertHolds(Buffer.from(bytes.subarray(0, 2)).toString() === 'PK', 'an archive is no archive')
}
