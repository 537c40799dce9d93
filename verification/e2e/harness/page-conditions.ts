import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures'

export const widths = { phone: 390, tablet: 768, laptop: 1024, desktop: 1440 } as const

/**
 * How a screen is looked at: at every width once, in each theme both narrow and wide. All widths in both themes would find
 * nothing more, since no colour depends on a width, and take twice as long.
 */
export const coreViewports = [
  { device: 'phone', theme: 'light' },
  { device: 'tablet', theme: 'dark' },
  { device: 'laptop', theme: 'light' },
  { device: 'desktop', theme: 'dark' },
] as const satisfies readonly Viewport[]

export interface Viewport {
  readonly device: keyof typeof widths
  readonly theme: 'light' | 'dark'
}

/** The narrow light and the wide dark sight, for what takes long; the widths between are looked at by `expectToFit`. */
export const extremeViewports = [coreViewports[0], coreViewports[3]] as const

/** Every width that a screen is made for, in both themes: what `npm run thorough` reads, one after the other. */
export const allViewports: readonly Viewport[] = (['phone', 'tablet', 'desktop'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((theme) => ({ device, theme })),
)

export async function setViewport(page: Page, { device, theme }: Viewport): Promise<void> {
  await setPageWidth(page, widths[device])
  await page.emulateMedia({ colorScheme: theme })
}

export async function setPageWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
}

export async function setDarkTheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
}

/** What the browser takes for now, whatever the time; what waits for a while still does. The server has its own clock. */
export async function freezeClock(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant))
}

/** Stops a clock that `page.clock.install` set going, a moment from now; `runFor` moves it on. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

/** Scripts of a cook that load after the screen; only a page that has them is used without a network. */
const scriptsAfterScreen = [
  'connection-status',
  'household-sync',
  'prefetch-links',
  'sync-account-preferences',
]

export async function setOffline(page: Page, away = true): Promise<void> {
  if (away)
    await page.waitForFunction((scripts) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const isLoaded = (script: string) => loaded.some((name) => name.includes(`/assets/${script}-`))
      return localStorage.getItem('token') === null || scripts.every(isLoaded)
    }, scriptsAfterScreen)
  await page.context().setOffline(away)
}

/** A telephone in a cellar: half a second each way, 50 KB a second. */
export async function throttleNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeNode {
  html: string
  target: string[]
}

interface Axe {
  run(
    context: Node,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: AxeNode[] }[] }>
}

/**
 * No rule of WCAG 2.2 AA that a machine can check is broken. Of several sights, the narrow light and the wide dark one are
 * read: the widths between have no markup and no colour of their own.
 */
export async function expectAccessible(page: Page, sight?: Viewport): Promise<void> {
  if (sight?.device === 'tablet' || sight?.device === 'laptop') return
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    const tooSmall = violations.find(({ id }) => id === 'target-size')
    if (!tooSmall) return violations
    // A target that is half under a sticky bar is measured again in the middle of the screen.
    const y = window.scrollY
    const confirmed: AxeNode[] = []
    for (const node of tooSmall.nodes) {
      const target = document.querySelector(node.target[0] ?? '')
      target?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await axe.run(target ?? document, { runOnly: ['target-size'] })
      if (again.violations.length > 0) confirmed.push(node)
    }
    window.scrollTo({ top: y, behavior: 'instant' })
    const others = violations.filter((one) => one !== tooSmall)
    return confirmed.length > 0 ? [...others, { ...tooSmall, nodes: confirmed }] : others
  })
  const messages = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(messages, `accessibility of ${page.url()}`).toEqual([])
}

/** Counts what moved by itself since the page was opened. Call before the first `goto`. */
export async function trackLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] }
    Object.assign(window, { larderShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        shifts.sum += entry.value
        for (const { node } of entry.sources)
          shifts.moved.push(node instanceof Element ? node.outerHTML.slice(0, 200) : `${node?.textContent}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const { sum, moved } = await page.evaluate(
      () => (window as unknown as { larderShifts: { sum: number; moved: string[] } }).larderShifts,
    )
    if (sum > 0) console.log(['What moved:', ...moved].join('\n  '))
    return sum
  }
}

/**
 * Waits until the page has asked for nothing for half a second. The event stream of a signed-in cook stays open and does
 * not count, which is why the browser's own 'networkidle' never comes. Call before the first `goto`.
 */
export function createNetworkIdleWaiter(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let quietSince = Date.now()
  const done = (request: Request) => {
    underWay.delete(request)
    quietSince = Date.now()
  }
  page.on('request', (request) => {
    if (!request.url().endsWith('/live')) underWay.add(request)
  })
  page.on('requestfinished', done)
  page.on('requestfailed', done)
  return async () => {
    const quiet = () => underWay.size === 0 && Date.now() - quietSince > 500
    await expect.poll(quiet, { message: `traffic of ${page.url()}` }).toBe(true)
  }
}

/** Nothing sticks out at any width; leaves the page as it was looked at. */
export async function expectFitsAtAllWidths(page: Page, sight: Viewport): Promise<void> {
  for (const width of Object.values(widths)) {
    await setPageWidth(page, width)
    await expectNoHorizontalScroll(page)
  }
  await setViewport(page, sight)
}

/** Nothing sticks out to the right, as soon as the page has taken up its width. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond, { message: `sideways scroll of ${page.url()}` }).toBeLessThanOrEqual(0)
}

/** Holds what is asked for back until told, so that what shows meanwhile can be seen. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
