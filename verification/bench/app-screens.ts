import { gzipSync } from 'node:zlib'
import { inventory } from '@larder/contract/inventory'
import { type BrowserContext, chromium, type Page, type Response } from '@playwright/test'
import { dataOrThrow } from '../../apps/server/src/db/seed/data-or-throw'
import { aCook } from '../../apps/server/src/testing/a-cook'
import { createHttpClient } from '../../apps/server/src/testing/http-client'
import { widths } from '../e2e/harness/page-conditions'
import { percentile } from '../kit/percentile'
import { toInventoryCsv } from './data/population'
import { onMeasurementEnd } from './processes/cleanup'
import { startBenchLarder } from './processes/start-processes'
import type { BenchFigure } from './report/figure'

const screens = ['/userhome', '/inventory', '/Shopping', '/meal-plan']
/** A middling phone on a mobile network: the conditions of every figure here. */
const mobile = { latencyMs: 150, bytesPerSecond: 200_000, slowdown: 4 }
/** What is on the shelves of the measured cook. */
const shelf = ['Spinach', 'Milk', 'Eggs', 'Flour', 'Chicken breast', 'Rice', 'Tomatoes', 'Butter']
/** The presses are measured on a stock this large. */
const largeStock = 5000
const presses = 40
/** The largest paint may come after the screen can be used. */
const paintSettleMs = 1500
const maxWaitMs = 60_000

/** What a signed-in cook waits for: the first visit of each screen in an empty browser, and a later one. */
export async function measureAppScreens(): Promise<BenchFigure[]> {
  const { started } = await startBenchLarder()
  const call = createHttpClient(started.url)
  const cook = await aCook({ call })
  for (const name of shelf)
    await call(inventory.create, { body: { name, amount: 2, unit: '' } }, { token: cook.token })
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set; npm run bench sets it')
  const browser = await chromium.launch({
    executablePath,
    args: process.env.CHROMIUM_ARGS?.split(' ') ?? [],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  onMeasurementEnd(() => browser.close())
  const figures: BenchFigure[] = []
  for (const path of screens) {
    const context = await browser.newContext({ viewport: { width: widths.phone, height: 844 } })
    await context.addInitScript((token) => localStorage.setItem('token', token), cook.token)
    const first = await visit(context, started.url + path)
    await waitForServiceWorker(context, started.url + path)
    const later = await visit(context, started.url + path)
    await context.close()
    figures.push(
      {
        name: `${path} JavaScript until usable`,
        value: first.scripts / 1000,
        unit: 'KB',
        note: 'gzip, first visit, signed in; goal ≤ 150',
      },
      {
        name: `${path} requests until usable`,
        value: first.requests,
        unit: 'requests',
        note: 'first visit; goal ≤ 20',
      },
      {
        name: `${path} largest paint, first`,
        value: first.paintMs / 1000,
        unit: 's',
        note: `goal ≤ 2.0; usable after ${(first.usableMs / 1000).toFixed(1)} s`,
      },
      {
        name: `${path} largest paint, later`,
        value: later.paintMs / 1000,
        unit: 's',
        note: `goal ≤ 0.8; usable after ${(later.usableMs / 1000).toFixed(1)} s`,
      },
    )
  }
  const cookWithMuch = await aCook({ call })
  const body = { format: 'csv' as const, text: toInventoryCsv(largeStock) }
  await dataOrThrow(call(inventory.importFile, { body }, cookWithMuch))
  const context = await browser.newContext({ viewport: { width: widths.phone, height: 844 } })
  await context.addInitScript((token) => {
    localStorage.setItem('token', token)
    // Every card has its + at hand.
    localStorage.setItem('stock-layout', 'cards')
  }, cookWithMuch.token)
  const taken = await measurePresses(context, `${started.url}/inventory`)
  await context.close()
  figures.push({
    name: `a press to its effect, ${largeStock} items, p95`,
    value: percentile(taken, 0.95),
    unit: 'ms',
    note: `goal ≤ 50; median ${percentile(taken, 0.5).toFixed(0)}, processor slowed ${mobile.slowdown} times`,
  })
  return figures
}

/** How long a press of + takes until the next frame shows the new amount, in milliseconds. */
async function measurePresses(context: BrowserContext, url: string): Promise<number[]> {
  const page = await context.newPage()
  await page.goto(url)
  const more = page.getByRole('button', { name: /^One more / })
  await more.first().waitFor({ timeout: maxWaitMs })
  // What loads behind the screen is not measured.
  await page.waitForTimeout(paintSettleMs)
  await slowDown(page)
  const taken: number[] = []
  for (let press = 0; press < presses; press += 1)
    taken.push(
      await more.nth(press % 3).evaluate(
        (button) =>
          new Promise<number>((resolve) => {
            const start = performance.now()
            const row = button.closest('li') ?? document.body
            const observer = new MutationObserver(() => {
              observer.disconnect()
              // After the frame that paints it.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = () => resolve(performance.now() - start)
                port2.postMessage(undefined)
              })
            })
            observer.observe(row, { subtree: true, childList: true, characterData: true })
            ;(button as HTMLElement).click()
          }),
      ),
    )
  await page.close()
  return taken
}

interface ScreenVisit {
  readonly scripts: number
  readonly requests: number
  readonly usableMs: number
  readonly paintMs: number
}

async function visit(context: BrowserContext, url: string): Promise<ScreenVisit> {
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(() => {
    const paints: number[] = []
    Object.assign(window, { largestPaints: paints })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.push(startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'commit' })
  // Usable: the screen has its heading, and nothing on it is a placeholder any more.
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main .animate-breathe'),
    undefined,
    { timeout: maxWaitMs },
  )
  const usableMs = await page.evaluate(() => performance.now())
  const needed = [...responses]
  await page.waitForTimeout(paintSettleMs)
  const paints = await page.evaluate(() => (window as unknown as { largestPaints: number[] }).largestPaints)
  let scripts = 0
  for (const response of needed)
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      scripts += gzipSync(await response.body(), { level: 9 }).length
  await page.close()
  return { scripts, requests: needed.length, usableMs, paintMs: paints.at(-1) ?? usableMs }
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: mobile.latencyMs,
    downloadThroughput: mobile.bytesPerSecond,
    uploadThroughput: mobile.bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: mobile.slowdown })
}

/** Waits until the worker has stored the app: a later visit comes from its store. */
async function waitForServiceWorker(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.close()
}
