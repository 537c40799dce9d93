import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { aCook } from '../../apps/server/src/testing/a-cook'
import { createHttpClient } from '../../apps/server/src/testing/http-client'
import { throttleNetwork, trackLayoutShift, widths } from '../e2e/harness/page-conditions'
import { onMeasurementEnd } from './processes/cleanup'
import { startBenchLarder } from './processes/start-processes'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

/** The most JavaScript of each, gzip, in KB. */
const pages = { '/': 110, '/product': 110, '/faq': 110, '/login': 120 }
const visitors = [
  { width: widths.phone, height: 844, slow: true },
  { width: widths.desktop, height: 900, slow: false },
]
/** Fonts come after the first words are painted: whether they do by themselves is luck, and hides what they move. */
const fontsLateMs = 1500
/** Something may still move when the network has gone quiet. */
const settleMs = 500
const atOnce = 3

interface Visit {
  scripts: number
  styles: number
  fonts: number
  sent: number
  requests: number
  shift: number
}

/** What a signed-in cook opens: weighed once each on a desktop, since they come with what is loaded already. */
const cooksPages = [
  ...['/userhome', '/inventory', '/Shopping', '/meals', '/meal-plan', '/meal-suggestions?occasion=lunch'],
  ...[
    '/surprise-me',
    '/scan-ingredients',
    '/CookingGuide',
    '/my-recipes',
    '/community',
    '/LogsNotifications',
  ],
  ...['/dashboard', '/household', '/fridge', '/dietary-preferences', '/food-restrictions', '/settings'],
  '/my-account',
]

/** What a visitor has to load before a page stands still, and a cook on each of the main routes. */
export async function measurePageWeight(): Promise<BenchFigure[]> {
  const larder = await startBenchLarder()
  const browser = await launchBrowser()
  const weighed = await mapConcurrently(Object.entries(pages), ([path, limit]) =>
    measureVisitorPages(browser, larder.started.url, path, limit),
  )
  const cook = await aCook({ call: createHttpClient(larder.started.url) })
  const forCooks = await mapConcurrently(cooksPages, (path) =>
    measureSignedInPage(browser, larder.started.url, path, cook.token),
  )
  return [...weighed.flat(), ...forCooks]
}

/** As many as there is room for: a weight does not depend on who else is weighed. */
async function mapConcurrently<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = all.entries()
  const workThrough = async () => {
    for (const [at, one] of waiting) results[at] = await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, workThrough))
  return results
}

async function measureVisitorPages(
  browser: Browser,
  url: string,
  path: string,
  limit: number,
): Promise<BenchFigure[]> {
  const visits = await Promise.all(visitors.map((one) => visitPage(browser, url + path, one)))
  const most = (part: keyof Visit) => Math.max(...visits.map((one) => one[part]))
  const kilobytes = (part: keyof Visit) => ({ value: most(part) / 1000, unit: 'KB' as const })
  return [
    { name: `${path} JavaScript`, ...kilobytes('scripts'), limit, note: 'gzip' },
    { name: `${path} styles`, ...kilobytes('styles'), note: 'gzip' },
    { name: `${path} fonts`, ...kilobytes('fonts'), note: 'woff2' },
    { name: `${path} all of it`, ...kilobytes('sent'), note: 'as sent' },
    { name: `${path} requests`, value: most('requests'), unit: 'requests' },
    {
      name: `${path} layout shift`,
      value: most('shift'),
      unit: 'shift',
      limit: 0,
      note: 'fonts late; slow phone, desktop',
    },
  ]
}

/** In a browser that has nothing yet: what a page takes when it is the first one. */
async function measureSignedInPage(
  browser: Browser,
  url: string,
  path: string,
  token: string,
): Promise<BenchFigure> {
  const context = await browser.newContext({ viewport: { width: widths.desktop, height: 900 } })
  await context.addInitScript((mine) => localStorage.setItem('token', mine), token)
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  // The event stream stays open, so the network never goes quiet.
  await page.goto(url + path, { waitUntil: 'load' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForTimeout(settleMs)
  const isAsset = (answer: Response) => /javascript|css|font/.test(answer.headers()['content-type'] ?? '')
  const { scripts, styles, fonts } = await sumTransferSizes(answers.filter(isAsset))
  await context.close()
  return {
    name: `${path} JavaScript`,
    value: scripts / 1000,
    unit: 'KB',
    note: `gzip, signed in; styles ${formatFigure(styles / 1000)}, fonts ${formatFigure(fonts / 1000)}, ${answers.length} requests`,
  }
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set; npm run bench sets it')
  const args = process.env.CHROMIUM_ARGS?.split(' ') ?? []
  const browser = await chromium.launch({
    executablePath,
    args,
    // It would end this process before the rest is tidied up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  onMeasurementEnd(() => browser.close())
  return browser
}

async function visitPage(browser: Browser, url: string, { width, height, slow }: (typeof visitors)[number]) {
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  const shifted = await trackLayoutShift(page)
  if (slow) await throttleNetwork(page)
  await page.route('**/*.woff2', async (route) => {
    await wait(fontsLateMs)
    await route.continue()
  })
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settleMs)
  const result = { ...(await sumTransferSizes(answers)), shift: await shifted() }
  await context.close()
  return result
}

async function sumTransferSizes(answers: Response[]): Promise<Omit<Visit, 'shift'>> {
  const sum = { scripts: 0, styles: 0, fonts: 0, sent: 0, requests: answers.length }
  for (const answer of answers) {
    const type = answer.headers()['content-type'] ?? ''
    sum.sent += (await answer.request().sizes()).responseBodySize
    if (type.includes('javascript')) sum.scripts += compressedSize(await answer.body())
    else if (type.includes('css')) sum.styles += compressedSize(await answer.body())
    else if (type.includes('font')) sum.fonts += (await answer.body()).length
  }
  return sum
}

/** The same measure everywhere: what one visitor was sent depends on what their browser understands. */
function compressedSize(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length
}
