import { account } from '@larder/contract/account'
import { inventory } from '@larder/contract/inventory'
import { myRecipes } from '@larder/contract/my-recipes'
import { type Home, must } from '../home'

/** Changes a setting and finds it changed. */
export async function changeSettings(home: Home): Promise<void> {
  const theme = home.die.oneOf(['system', 'light', 'dark'] as const)
  await home.ask(account.saveSettings, { body: { theme } })
  const { data } = await home.ask(account.settings, {})
  must(data.theme === theme, 'a setting was not kept')
  await home.ask(account.profile, {})
  await home.ask(account.overview, {})
}

/** Logs out, is nobody, and comes in again. */
export async function signInAgain(home: Home): Promise<void> {
  const [cook] = home.cooks
  await home.ask(account.logout, {})
  await home.refused(inventory.list, {}, 'not-signed-in')
  const nobody = { url: cook.url, address: cook.address }
  const wrong = { email: cook.email, password: 'not the password' }
  if (home.die.chance(0.2)) await home.refused(account.login, { body: wrong }, 'wrong-credentials', nobody)
  const body = { email: cook.email, password: cook.password }
  cook.token = (await home.ask(account.login, { body }, nobody)).data.access_token
  const { data: me } = await home.ask(account.me, {})
  must(me.id === cook.id, 'somebody else is signed in')
}

/** Has forgotten the password: the link comes by mail, works once, and ends every session. */
export async function resetPassword(home: Home): Promise<void> {
  const [cook] = home.cooks
  const nobody = { url: cook.url, address: cook.address }
  await home.ask(account.forgotPassword, { body: { email: cook.email } }, nobody)
  const secret = await home.outbox.secretFor(cook.email)
  const password = `four cold plums ${home.die.upTo(1_000_000)}`
  await home.ask(account.resetPassword, { body: { secret, password } }, nobody)
  await home.refused(account.resetPassword, { body: { secret, password } }, 'reset-link-spent', nobody)
  await home.refused(account.me, {}, 'not-signed-in')
  cook.password = password
  const body = { email: cook.email, password }
  cook.token = (await home.ask(account.login, { body }, nobody)).data.access_token
}

/** Takes the stock and the recipes along as files. */
export async function exportFiles(home: Home): Promise<void> {
  const added = { name: `Jam ${home.die.upTo(1_000_000)}`, amount: '1', unit: 'jar' }
  await home.ask(inventory.create, { body: added })
  const { data: file } = await home.ask(inventory.exportFile, { query: { format: 'csv' } })
  must(file.text.includes(added.name), 'what was added is not in the exported file')
  mustBeZip((await home.ask(myRecipes.exportAll, {})).data)
}

const readyWithinMs = 60_000

/** Asks for everything about themselves, waits until it is put together, and fetches it. */
export async function takeEverything(home: Home): Promise<void> {
  await home.ask(account.askArchive, {})
  const began = Date.now()
  for (;;) {
    const { data } = await home.ask(account.archive, {})
    must(data.state !== 'failed', 'an archive failed')
    if (data.state === 'ready') {
      const secret = data.url?.split('/').at(-1) ?? ''
      mustBeZip((await home.ask(account.fetchArchive, { params: { secret } })).data)
      await home.ask(account.dropArchive, {})
      return
    }
    must(Date.now() - began < readyWithinMs, 'an archive was not ready in a minute')
  }
}

function mustBeZip(bytes: Uint8Array): void {
  must(Buffer.from(bytes.subarray(0, 2)).toString() === 'PK', 'an archive is no archive')
}
