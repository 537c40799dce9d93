import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from './harness/fixtures'
import { createNetworkIdleWaiter, setPageWidth, widths } from './harness/page-conditions'

const built = join(import.meta.dirname, '../../dist/web')

/** What the build may need at most before a page shows: its scripts in KB (gzip), and in how many files. */
const limits: Readonly<Record<string, { readonly kilobytes: number; readonly files: number }>> = {
  '/': { kilobytes: 99, files: 6 },
  '/product': { kilobytes: 96.6, files: 6 },
  '/faq': { kilobytes: 97.9, files: 8 },
  '/login': { kilobytes: 100.5, files: 8 },
  '/userhome': { kilobytes: 144, files: 9 },
  '/inventory': { kilobytes: 149.5, files: 8 },
  '/Shopping': { kilobytes: 144.8, files: 8 },
  '/meal-plan': { kilobytes: 140.6, files: 8 },
}

test('no first screen loads more scripts than it did', () => {
  const index = readFileSync(join(built, 'index.html'), 'utf8')
  const ofEveryPage = Array.from(index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g), ([, file]) => file)
  const routes = JSON.parse(readFileSync(join(built, 'pages/scripts.json'), 'utf8')) as {
    readonly path: string
    readonly files: readonly string[]
  }[]
  for (const [path, { kilobytes, files }] of Object.entries(limits)) {
    const scripts = new Set([
      ...ofEveryPage,
      ...(routes.find((route) => route.path === path)?.files ?? []),
    ] as string[])
    const bytes = Array.from(
      scripts,
      (file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length,
    )
    const sum = bytes.reduce((all, one) => all + one, 0) / 1000
    expect(sum, `${path}, in KB`).toBeLessThanOrEqual(kilobytes)
    expect(scripts.size, `${path}, files`).toBeLessThanOrEqual(files)
    // A list that names nothing would hold any limit.
    expect(sum, `${path}, in KB`).toBeGreaterThan(kilobytes - 8)
  }
})

test("a cook's first screen comes whole: its frame never shows without it", async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { framesAlone: seen })
    new MutationObserver(() => {
      if (document.querySelector('#root header') && !document.querySelector('main h1'))
        seen.push(document.querySelector('main')?.outerHTML.slice(0, 200) ?? 'no main')
    }).observe(document, { childList: true, subtree: true })
  })
  const atRest = createNetworkIdleWaiter(page)
  for (const path of ['/userhome', '/inventory', '/Shopping', '/meal-plan', '/settings']) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    const framesAlone = await page.evaluate(
      () => (window as unknown as { framesAlone: string[] }).framesAlone,
    )
    expect(framesAlone, path).toEqual([])
    // They are part of the page; a second time they would begin its fonts again, and move its text.
    await atRest()
    const stylesAgain = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/app-[^/]*\.css$/.test(name)),
    )
    expect(stylesAgain, path).toEqual([])
  }
})

const framed = [
  { path: '/inventory', title: 'Smart Inventory Management' },
  { path: '/Shopping', title: 'Shopping List' },
  { path: '/meal-plan', title: 'Meal Plan' },
]
const scripts = '**/assets/*.js'

test('a phone shows the frame of a screen before any script has run; the screen takes its place', async ({
  signedIn: page,
}) => {
  await setPageWidth(page, widths.phone)
  for (const { path, title } of framed) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(scripts, async (route) => {
      await held
      await route.fallback()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const early = page.locator('#frame h1', { hasText: title })
    await expect(early).toBeVisible()
    await expect(page.locator('#frame li:visible')).toHaveCount(5)
    const before = await early.boundingBox()
    release()
    const heading = page.locator('main h1')
    await expect(heading).toHaveText(title)
    await expect(page.locator('#frame')).toHaveCount(0)
    const after = await heading.boundingBox()
    for (const side of ['x', 'y', 'height'] as const)
      expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0)), `${path}: ${side}`).toBeLessThanOrEqual(
        1,
      )
    await page.unroute(scripts)
  }
})
