import { readFileSync } from 'node:fs'
import { shopping } from '@larder/contract/shopping'
import type { Browser } from '@playwright/test'
import { seededRandom } from '../../packages/kitchen/src/seeded-random'
import type { E2eLarder } from './harness/e2e-larder'
import { simulateFailingNetwork } from './harness/failing-network'
import { type E2eCook, expect, signInPage, test } from './harness/fixtures'
import {
  type DeviceReport,
  type DisplayedLine,
  installShoppingDriver,
  type ListAction,
  type ScriptedDay,
} from './harness/shopping-driver'

/** `npm run thorough` lives 200 of them. */
const days = Number(process.env.SHOPPING_RUNS ?? 60)
const first = Number(process.env.SHOPPING_SEED ?? 1)
/** So many days are lived at once, each on lines of its own: waiting for the network is what takes time. */
const atOnce = 10

/** What the devices were told is done, and what they took back. */
function aBook() {
  return { added: new Set<string>(), ticked: new Set<string>(), takenBack: new Set<string>() }
}
type Book = ReturnType<typeof aBook>

/** The build puts the list's store into a file of its own, which pages load when they need it. */
function shippedList(): string {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(new URL('../../dist/web/.vite/manifest.json', import.meta.url), 'utf8'),
  )
  const list = Object.values(manifest).find(({ name }) => name === 'list')
  if (!list) throw new Error('the build has no file for the list')
  return `/${list.file}`
}

interface DeviceParts {
  readonly browser: Browser
  readonly server: E2eLarder
  readonly cook: E2eCook
  readonly die: () => number
  readonly write: (report: DeviceReport) => void
}

async function aDevice({ browser, server, cook, die, write }: DeviceParts) {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const file = shippedList()
  await page.exposeFunction('report', write)
  const network = await simulateFailingNetwork(page, '**/api/v1/shopping/sync', die)
  await signInPage(page, server, cook)
  await page.goto('/terms')
  await page.evaluate(installShoppingDriver, file)
  return {
    page,
    network,
    /** In the middle of whatever it does. */
    async reload() {
      await page.reload({ waitUntil: 'commit' })
      await page.evaluate(installShoppingDriver, file)
    },
    exchange: () => page.evaluate(() => window.driver.exchange()),
    shown: () => page.evaluate(() => window.driver.shown()),
    kept: (ids: readonly string[]) => page.evaluate((which) => window.driver.kept(which), ids),
    takeOff: (ids: readonly string[]) => page.evaluate((which) => window.driver.takeOff(which), ids),
    perform: (what: readonly ScriptedDay[]) =>
      // A page that is reloaded does not say how it ends.
      page.evaluate((all) => window.driver.perform(all), what).catch(() => {}),
  }
}

function actionsOf(day: string, device: number, die: () => number): ListAction[] {
  const below = (count: number) => Math.floor(die() * count)
  const changes = ['tick', 'tick', 'tick', 'untick', 'untick', 'take-off', 'put-back'] as const
  return Array.from({ length: 4 + below(5) }, (_, at): ListAction => {
    const [lot, text] = [die(), `${day} ${device}.${at}`]
    const what = below(12)
    if (at === 0 || what === 0) return { do: 'add', text }
    if (what < 4) return { do: 'exchange' }
    if (what === 4) return { do: 'reword', text, lot }
    return { do: changes[below(changes.length)] ?? 'tick', lot }
  })
}

test(`${days} days with the shipped list: three browsers, a failing network and reloads end as one, with no lost tick`, async ({
  browser,
  server,
  cook,
}) => {
  test.setTimeout(60_000 + days * 1500)
  let book = aBook()
  const write = (report: DeviceReport) => {
    if (report.said === 'added') book.added.add(report.id)
    else if (report.said === 'ticked') book.ticked.add(report.tick)
    else for (const tick of report.ticks) book.takenBack.add(tick)
  }
  const parts = { browser, server, cook, write, die: seededRandom(first) }
  const devices = await Promise.all([1, 2, 3].map(() => aDevice(parts)))

  async function settle(): Promise<readonly DisplayedLine[]> {
    await Promise.all(devices.map(({ network }) => network.mend()))
    for (let round = 0; round < 6; round++) {
      const went = await Promise.all(devices.map(({ exchange }) => exchange()))
      // What one sends is news for the others.
      if (round === 0) continue
      const [one, ...others] = await Promise.all(devices.map(({ shown }) => shown()))
      const same = others.every(({ lines }) => JSON.stringify(lines) === JSON.stringify(one?.lines))
      if (one?.waiting === 0 && same && went.every(Boolean)) return one.lines
    }
    throw new Error('the devices do not come to show the same')
  }

  async function judge({ added, ticked, takenBack }: Book, shown: readonly DisplayedLine[], when: string) {
    const ids = [...new Set([...added, ...[...ticked].map((tick) => tick.split(' ')[0] ?? '')])]
    const [kept, ...others] = await Promise.all(devices.map((device) => device.kept(ids)))
    for (const other of others) expect(other, `${when}: every browser has the same`).toEqual(kept)
    const items = (await server.data(shopping.list, { query: {} }, cook)) as DisplayedLine[]
    const listed = items.map(({ id, text, ticked }) => ({ id, text, ticked }))
    expect(listed, `${when}: the server has the same`).toEqual(shown)
    expect(new Set(shown.map(({ text }) => text)).size, `${when}: nothing is there twice`).toBe(shown.length)
    for (const id of added) expect(kept?.[id], `${when}: ${id} was put down`).not.toBeNull()
    for (const tick of ticked) {
      if (takenBack.has(tick)) continue
      const [id = '', device = '', count] = tick.split(' ')
      const line = kept?.[id] as { ticks: Record<string, { count: number }> } | undefined
      expect(line?.ticks[device]?.count, `${when}: the tick ${tick} stands`).toBe(Number(count))
    }
  }

  for (let from = first; from < first + days; from += atOnce) {
    book = aBook()
    const seeds = Array.from({ length: Math.min(atOnce, first + days - from) }, (_, at) => from + at)
    const dice = seeds.map((seed) => ({ name: `day-${seed}`, die: seededRandom(seed) }))
    for (const { network } of devices) network.fail()
    for (const half of ['morning', 'evening']) {
      const under = devices.map((device, at) =>
        device.perform(
          dice.map(({ name, die }) => ({ name, actions: actionsOf(`${name} ${half}`, at, die) })),
        ),
      )
      const [lot = 0, which = 0] = dice.map(({ die }) => die())
      if (lot < 0.2) await devices[Math.floor(which * devices.length)]?.reload()
      await Promise.all(under)
    }
    const shown = await settle()
    await judge(book, shown, `days ${seeds.join(', ')}`)
    // The list stays short; what was taken off stays known.
    await devices[0]?.takeOff(shown.map(({ id }) => id))
  }

  await settle()
  for (const { page } of devices) await page.goto('/Shopping')
  for (const { page } of devices) await expect(page.getByText('Nothing to buy')).toBeVisible()
})
