import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { E2eLarder } from './harness/e2e-larder'
import { test as base, type E2eCook, expect } from './harness/fixtures'
import { addInventoryItem, fetchInventory } from './harness/inventory-calls'
import {
  expectAccessible,
  expectFitsAtAllWidths,
  expectNoHorizontalScroll,
  extremeViewports,
  setViewport,
} from './harness/page-conditions'

const program = fileURLToPath(new URL('../../apps/camera/src/main.mjs', import.meta.url))

interface Device {
  /** Runs the camera program until it is through; what it said. */
  run(...words: string[]): Promise<string>
  /** Lets it watch a folder, and puts pictures there. */
  watch(): void
  take(name: string, picture: Uint8Array): Promise<void>
}

const test = base.extend<{ device: Device }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from a pattern
  device: async ({}, use) => {
    const home = await mkdtemp(join(tmpdir(), 'larder-camera-'))
    const folder = join(home, 'pictures')
    await mkdir(folder)
    const begin = (...words: string[]) =>
      spawn(process.execPath, [program, ...words, '--data', join(home, 'data')], { stdio: 'pipe' })
    const saying = async (child: ChildProcess) => {
      let output = ''
      for (const line of [child.stdout, child.stderr]) line?.on('data', (part) => (output += part))
      await once(child, 'exit')
      return output
    }
    let watching: ChildProcess | undefined
    let ended: Promise<string> = Promise.resolve('')
    await use({
      run: (...words) => saying(begin(...words)),
      watch() {
        watching = begin('watch', '--folder', folder)
        ended = saying(watching)
      },
      async take(name, picture) {
        await writeFile(join(home, name), picture)
        await rename(join(home, name), join(folder, name))
      },
    })
    if (watching?.exitCode === null) watching.kill()
    await ended
    await rm(home, { recursive: true })
  },
})

const shelf = (more = '') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
      <defs><radialGradient id="peel" cx="38%" cy="32%">
        <stop offset="0" stop-color="#fff3a0"/><stop offset="0.6" stop-color="#f2d022"/><stop offset="1" stop-color="#b08c08"/>
      </radialGradient></defs>
      <rect width="960" height="720" fill="#d3dce0"/>
      <rect y="345" width="960" height="16" fill="#93a4ad"/><rect y="680" width="960" height="16" fill="#93a4ad"/>
      <rect x="90" y="180" width="112" height="165" rx="10" fill="#2e6fb5"/><rect x="104" y="218" width="84" height="52" fill="#fff"/>
      <rect x="735" y="450" width="128" height="230" rx="44" fill="#5b8c3a"/><rect x="750" y="525" width="98" height="68" fill="#f4e9c8"/>
      <circle cx="315" cy="300" r="45" fill="#7a4b2a"/>${more}</svg>`),
  ).png()
const something = `<ellipse cx="520" cy="610" rx="105" ry="70" fill="url(#peel)"/><ellipse cx="628" cy="612" rx="14" ry="10" fill="#c9a60c"/>`

const data = process.env.EVAL_DATA

/** A shelf with a real photo of a food on it, in a round patch. */
async function shelfWith(label: string): Promise<Buffer> {
  const folder = join(data ?? '', 'photos', 'single', label)
  const [photo = ''] = (await readdir(folder)).sort()
  const patch = Buffer.from('<svg width="190" height="190"><circle cx="95" cy="95" r="95"/></svg>')
  const food = await sharp(join(folder, photo))
    .resize(190, 190)
    .composite([{ input: patch, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const empty = await shelf().toBuffer()
  return sharp(empty)
    .composite([{ input: food, left: 430, top: 490 }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

const amounts = async (server: E2eLarder, cook: E2eCook) =>
  Object.fromEntries((await fetchInventory(server, cook)).map(({ name, amount }) => [name, amount]))

/** Pairs the device by what the page shows, and sees the page hear of it. */
async function pair(page: Page, server: E2eLarder, device: Device): Promise<void> {
  await page.goto('/fridge')
  await expect(page.getByRole('heading', { name: 'No camera yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Pair a camera' }).click()
  await page.getByLabel('Name of the shelf').fill('Top shelf')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const code = await dialog
    .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/, { exact: true })
    .first()
    .innerText()
  await expect(dialog.getByText(`npx larder-camera pair --server ${server.url} --code ${code}`)).toBeVisible()
  await expectAccessible(page)
  expect(await device.run('pair', '--server', server.url, '--code', code)).toContain('Paired as ‘Top shelf’')
  await expect(dialog.getByText('Paired', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await device.run('pair', '--server', server.url, '--code', code)).toContain('used or expired')
}

test('a camera is paired, hands in two pictures, asks about what it doubts, and is removed', async ({
  signedIn: page,
  server,
  cook,
  device,
}) => {
  await pair(page, server, device)
  device.watch()
  await device.take('1.png', await shelf().toBuffer())
  await expect(page.getByRole('img', { name: 'What Top shelf saw last' })).toBeVisible()
  await device.take('2.png', await shelf(something).toBuffer())

  const question = page.getByRole('listitem', { name: /^Did somebody put in .+\?$/ })
  const undo = page.getByRole('button', { name: /^Undo: .+ added$/ })
  await expect(question.or(undo)).toBeVisible()
  // A drawing is seldom taken for a food without doubt.
  if (await question.isVisible()) {
    expect(await fetchInventory(server, cook)).toEqual([])
    for (const sight of extremeViewports) {
      await setViewport(page, sight)
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    }
    await question.getByRole('button', { name: 'Yes' }).click()
  }
  await expect(undo).toBeVisible()
  expect(await fetchInventory(server, cook)).toMatchObject([{ location: 'fridge' }])
  await expectFitsAtAllWidths(page, extremeViewports[1])
  await undo.click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  expect(await fetchInventory(server, cook)).toEqual([])

  await page.getByRole('button', { name: 'More options for Top shelf' }).click()
  await page.getByRole('menuitem', { name: 'Remove camera' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'No camera yet' })).toBeVisible()
})

if (data) {
  test('what surely came and went between two pictures is in the stock, until it is undone', async ({
    signedIn: page,
    server,
    cook,
    device,
  }) => {
    await addInventoryItem(server, cook, { name: 'Apple', amount: '2', unit: '', location: 'fridge' })
    await pair(page, server, device)
    device.watch()
    await device.take('1.jpg', await shelfWith('apple'))
    await expect(page.getByRole('img', { name: 'What Top shelf saw last' })).toBeVisible()
    await device.take('2.jpg', await shelfWith('banana'))
    const undo = page.getByRole('button', { name: /^Undo: / })
    await expect(undo).toHaveAccessibleName(/Banana added/)
    await expect(undo).toHaveAccessibleName(/Apple taken out/)
    expect(await amounts(server, cook)).toEqual({ Apple: '1', Banana: '1' })
    await undo.click()
    await expect(undo).toBeHidden()
    expect(await amounts(server, cook)).toEqual({ Apple: '2' })
  })
}

test('a visitor is asked to log in', async ({ page }) => {
  await page.goto('/fridge')
  await expect(page.getByRole('heading', { name: 'Please log in to see your fridge cameras' })).toBeVisible()
})
