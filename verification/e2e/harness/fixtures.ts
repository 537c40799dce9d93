import { account } from '@larder/contract/account'
import { test as base, expect, type Page } from '@playwright/test'
import { aCook, type Cook } from '../../../apps/server/src/testing/a-cook'
import { adminAccount } from './admin-account'
import { testTimeZone } from './calendar'
import { type E2eLarder, startE2eLarder } from './e2e-larder'

export interface E2eCook extends Pick<Cook, 'email' | 'password' | 'token'> {
  name: string
}

interface Fixtures {
  /** A cook with an account, not yet signed in anywhere. */
  cook: E2eCook
  /** The page of a signed-in cook. */
  signedIn: Page
}

export async function anE2eCook(server: E2eLarder, { name = 'Ana Horvat' } = {}): Promise<E2eCook> {
  return { name, ...(await aCook(server, { name, timeZone: testTimeZone })) }
}

export async function signInAdmin({ data }: E2eLarder): Promise<E2eCook> {
  const { email, password } = adminAccount
  const { access_token } = await data(account.login, { body: { email, password } }, { token: '' })
  return { ...adminAccount, token: access_token }
}

/** Puts the token where a sign-in would have put it, once. */
export async function signInPage(page: Page, server: E2eLarder, cook: E2eCook): Promise<void> {
  // A page of the server on which nothing runs and for which nothing is asked, not even an icon.
  const doorstep = `${server.url}/doorstep`
  const body = '<title>Doorstep</title><link rel="icon" href="data:,">'
  await page.route(doorstep, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(doorstep)
  await page.evaluate((token) => localStorage.setItem('token', token), cook.token)
  await page.unroute(doorstep)
}

/**
 * Browser tests of Larder: a running server, a page that opens on it, and no error line that the test did not
 * announce.
 */
export const test = base.extend<Fixtures, { server: E2eLarder }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from a pattern
    async ({}, use) => {
      const server = await startE2eLarder()
      await use(server)
      await server.close()
    },
    // A busy machine takes minutes to start a server.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context, server }, use, info) => {
    const seen: string[] = []
    // What the worker does is tested where it is let in: elsewhere it would answer before page.route can.
    const expected = [/Service Worker registration blocked by Playwright/]
    allowedErrors.set(info.testId, expected)
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text())
    })
    context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
    await use(context)
    await server.resetClock()
    const surprising = seen.filter((line) => !expected.some((pattern) => pattern.test(line)))
    expect(surprising, 'error lines in the browser').toEqual([])
  },
  cook: async ({ server }, use) => use(await anE2eCook(server)),
  signedIn: async ({ page, server, cook }, use) => {
    await signInPage(page, server, cook)
    await use(page)
  },
})

const allowedErrors = new Map<string, RegExp[]>()

/** Announces error lines that this test means to cause. */
export function allowConsoleErrors(...patterns: RegExp[]): void {
  allowedErrors.get(test.info().testId)?.push(...patterns)
}

export { expect }
