import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { seeded } from '../packages/kitchen/src/seed'
import { failingNetwork } from './house/failing-network'
import type { House } from './house/house'
import { asking } from './house/kitchen'
import { type Deed, openDriver, type Report, type ShownLine } from './house/shopping-driver'
import { type Cook, expect, signIn, test } from './house/test'

const runs = Number(process.env.SHOPPING_RUNS ?? 200)
const first = Number(process.env.SHOPPING_SEED ?? 1)

interface Run {
  readonly name: string
  readonly added: Set<string>
  readonly ticked: Set<string>
  readonly takenBack: Set<string>
  readonly words: Set<string>
}

/** Where the build has put the list. */
function shippedList(): string {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(new URL('../dist/web/.vite/manifest.json', import.meta.url), 'utf8'),
  )
  const list = Object.values(manifest).find(({ name }) => name === 'shopping-store')
  if (!list) throw new Error('the build has no file for the list')
  return `/${list.file}`
}

async function aDevice(browser: Browser, house: House, cook: Cook, die: () => number) {
  const context = await browser.newContext({ baseURL: house.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const file = shippedList()
  let run: Run | undefined
  await page.exposeFunction('report', (report: Report) => {
    if (report.said === 'added') run?.added.add(report.id)
    else if (report.said === 'ticked') run?.ticked.add(report.tick)
    else if (report.said === 'rewording') run?.words.add(report.text)
    else for (const tick of report.ticks) run?.takenBack.add(tick)
  })
  const network = await failingNetwork(page, '**/api/v1/shopping/sync', die)
  await signIn(page, house, cook)
  await page.goto('/Shopping')
  return {
    page,
    network,
    async begin(next: Run) {
      run = next
      await page.evaluate(openDriver, { file, run: next.name })
    },
    /** In the middle of whatever it does. */
    async reload() {
      await page.reload({ waitUntil: 'commit' })
      await page.waitForLoadState('domcontentloaded')
      if (run) await page.evaluate(openDriver, { file, run: run.name })
    },
    exchange: () => page.evaluate(() => window.driver.exchange()),
    shown: () => page.evaluate(() => window.driver.shown()),
    kept: (ids: readonly string[]) => page.evaluate((which) => window.driver.kept(which), ids),
    perform: (deeds: readonly Deed[]) =>
      page.evaluate((all) => window.driver.perform(all), deeds).catch(() => {}),
  }
}

function deedsOf(run: string, device: number, die: () => number): Deed[] {
  const below = (count: number) => Math.floor(die() * count)
  return Array.from({ length: 3 + below(4) }, (_, at): Deed => {
    const lot = die()
    const text = `${run} ${device}.${at}`
    const kinds = ['tick', 'tick', 'tick', 'untick', 'untick', 'take-off', 'put-back'] as const
    const what = below(12)
    if (at === 0 || what === 0) return { do: 'add', text }
    if (what < 3) return { do: 'exchange' }
    if (what === 3) return { do: 'reword', text, lot }
    return { do: kinds[below(kinds.length)] ?? 'tick', lot }
  })
}

test(`${runs} days with the shipped list: three browsers, a failing network and reloads end as one, with no lost tick`, async ({
  browser,
  house,
  cook,
}) => {
  test.setTimeout(60_000 + runs * 1500)
  const nets = seeded(first)
  const devices = await Promise.all([1, 2, 3].map(() => aDevice(browser, house, cook, nets)))
  const [one] = devices

  async function settle(run: Run) {
    await Promise.all(devices.map(({ network }) => network.mend()))
    // What one sends is news for the others.
    for (let round = 0; round < 5; round++) {
      const done = await Promise.all(devices.map(({ exchange }) => exchange()))
      const states = await Promise.all(devices.map(({ shown }) => shown()))
      const same = new Set(states.map((state) => JSON.stringify(state.lines))).size === 1
      if (round > 0 && same && done.every(Boolean) && states.every(({ waiting }) => waiting === 0))
        return states
    }
    throw new Error(`${run.name} does not come to rest`)
  }

  async function judge(run: Run, shown: readonly ShownLine[]) {
    const ids = [...run.added]
    const [kept, ...others] = await Promise.all(devices.map((device) => device.kept(ids)))
    for (const other of others) expect(other, run.name).toEqual(kept)
    const listed = (await asking(house, cook, 'GET', '/shopping/items')) as ShownLine[]
    expect(
      listed.map(({ id, text, ticked }) => ({ id, text, ticked })),
      run.name,
    ).toEqual(shown)
    expect(new Set(shown.map(({ text }) => text)).size, run.name).toBe(shown.length)
    for (const id of ids) expect(kept?.[id], `${run.name}: ${id} was put down`).not.toBeNull()
    for (const tick of run.ticked) {
      if (run.takenBack.has(tick)) continue
      const [id = '', device = '', count] = tick.split(' ')
      const line = kept?.[id] as { ticks: Record<string, { count: number }> } | undefined
      expect(line?.ticks[device]?.count, `${run.name}: tick ${tick}`).toBe(Number(count))
    }
  }

  for (let seed = first; seed < first + runs; seed++) {
    const die = seeded(seed)
    const name = `run-${seed}`
    const run: Run = { name, added: new Set(), ticked: new Set(), takenBack: new Set(), words: new Set() }
    await Promise.all(devices.map((device) => device.begin(run)))
    for (const { network } of devices) network.fail()
    const halves = [0, 1].map((half) => devices.map((_, at) => deedsOf(`${name} ${half}`, at, die)))
    for (const half of halves) {
      const under = devices.map((device, at) => device.perform(half[at] ?? []))
      const reloaded = die() < 0.12 ? devices[Math.floor(die() * devices.length)] : undefined
      await reloaded?.reload()
      await Promise.all(under)
    }
    const [state] = await settle(run)
    await judge(run, state?.lines ?? [])
    // The list stays short; what was taken off stays known.
    await one?.page.evaluate(
      (ids) => window.driver.takeOff(ids),
      (state?.lines ?? []).map(({ id }) => id),
    )
  }
  await settleAndSee(devices.map(({ page }) => page))

  async function settleAndSee(pages: readonly Page[]) {
    await one?.exchange()
    for (const page of pages) await expect(page.getByText('Nothing to buy')).toBeVisible()
  }
})
