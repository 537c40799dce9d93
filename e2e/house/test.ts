import { test as base, expect, type Page } from '@playwright/test'
import { zone } from './days'
import { type House, openHouse } from './house'
import { admin } from './people'

export interface Cook {
  name: string
  email: string
  password: string
  token: string
}

interface Fixtures {
  /** A cook with an account, not yet signed in anywhere. */
  cook: Cook
  /** The page of a signed-in cook. */
  signedIn: Page
}

let cooks = 0

export async function aCook(house: House, { name = 'Ana Horvat' } = {}): Promise<Cook> {
  const person = { name, email: `cook-${process.pid}-${++cooks}@example.org`, password: 'three warm plums' }
  return { ...person, token: await tokenFor(house, 'register', { ...person, timeZone: zone }) }
}

export async function theAdmin(house: House): Promise<Cook> {
  return { ...admin, token: await tokenFor(house, 'login', admin) }
}

async function tokenFor(house: House, call: 'register' | 'login', person: object): Promise<string> {
  const answer = await fetch(`${house.url}/api/v1/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { data, error } = (await answer.json()) as { data?: { access_token: string }; error?: object }
  if (!data) throw new Error(`no ${call} for a test: ${JSON.stringify(error)}`)
  return data.access_token
}

/** Puts the token where a sign-in would have put it, once. */
export async function signIn(page: Page, house: House, cook: Cook): Promise<void> {
  // A page of the house on which nothing runs and for which nothing is asked, not even an icon.
  const doorstep = `${house.url}/doorstep`
  const body = '<title>Doorstep</title><link rel="icon" href="data:,">'
  await page.route(doorstep, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(doorstep)
  await page.evaluate((token) => localStorage.setItem('token', token), cook.token)
  await page.unroute(doorstep)
}

/**
 * Browser tests of Larder: a running house, a page that opens in it, and no error line that the test did not
 * announce.
 */
export const test = base.extend<Fixtures, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from a pattern
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ house }, use) => use(house.url),
  context: async ({ context, house }, use, info) => {
    const seen: string[] = []
    // What the worker does is tested where it is let in: elsewhere it would answer before page.route can.
    const expected = [/Service Worker registration blocked by Playwright/]
    allowances.set(info.testId, expected)
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text())
    })
    context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
    await use(context)
    await house.backToNow()
    const surprising = seen.filter((line) => !expected.some((pattern) => pattern.test(line)))
    expect(surprising, 'error lines in the browser').toEqual([])
  },
  cook: async ({ house }, use) => use(await aCook(house)),
  signedIn: async ({ page, house, cook }, use) => {
    await signIn(page, house, cook)
    await use(page)
  },
})

const allowances = new Map<string, RegExp[]>()

/** Announces error lines that this test means to cause. */
export function expectErrors(...patterns: RegExp[]): void {
  allowances.get(test.info().testId)?.push(...patterns)
}

export { expect }
