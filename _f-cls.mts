import { chromium } from 'playwright-core'
const base = process.env.BASE ?? 'http://localhost:5206'
const which = (process.argv[2] ?? 'all').split(',')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] })
const line = (key: string, name: string, more: object = {}) => ({ key, name, amount: '1', unit: 'bunch', category: 'Vegetables', foodId: name.toLowerCase(), location: 'fridge', expiryDate: '2026-11-20', expirySource: 'estimated', expiryBecause: 'USDA FoodKeeper: 3 to 7 days in the fridge', confidence: 95, ticked: true, others: [{ name: 'Kale', foodId: 'kale', confidence: 4 }, { name: 'Lettuce', foodId: 'lettuce', confidence: 2 }, { name: 'Rocket', foodId: 'arugula', confidence: 1 }], isFood: 'food', warnings: [], ...more })
const photo = { id: '0192f3a4-7c1e-4abc-8def-0123456789ab', kind: 'photo', at: new Date().toISOString(), lines: [
  line('1', 'Spinach', { area: { left: .05, top: .1, width: .4, height: .5 } }),
  line('2', 'Milk', { foodId: 'whole-milk', category: 'Dairy', unit: 'l', confidence: 91, warnings: ['Mia: contains milk'], area: { left: .5, top: .2, width: .25, height: .7 } }),
  line('3', 'Mandarin', { foodId: 'mandarin', category: 'Fruits', amount: '4', unit: '', confidence: 52, ticked: false, others: [{ name: 'Orange', foodId: 'orange', confidence: 31 }, { name: 'Grapefruit', foodId: 'grapefruit', confidence: 9 }, { name: 'Peach', foodId: 'peach', confidence: 4 }], area: { left: .75, top: .5, width: .2, height: .3 } }),
], notes: [], seenBy: 'Larder', kept: false }
const receipt = { ...photo, kind: 'receipt', receipt: { store: 'Costco', day: '2026-11-14', currency: 'USD', total: '21.00', difference: '-1.20', discounts: '0.50' }, lines: [
  ...Array.from({ length: 9 }, (_, i) => line(`r${i}`, ['Milk', 'Eggs', 'Spinach', 'Bread', 'Butter', 'Organic Extra Virgin Cold Pressed Greek Olive Oil', 'Chicken breast', 'Rice', 'Bananas'][i]!, { foodId: undefined, text: `ORG ITEM ${i} 2PK`, price: '3.49', ...(i === 2 && { discount: '0.50' }), others: [], confidence: 97 - i })),
  line('n1', 'Paper towels', { isFood: 'not food', ticked: false, text: 'PAPER TOWEL', price: '9.99', others: [] }),
  line('n2', 'Deposit', { isFood: 'not food', ticked: false, text: 'DEPOSIT', price: '0.25', others: [] }),
] }
import sharp from 'sharp'
const pic = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a6' } }).jpeg().toBuffer()
const allowance = { plan: 'Free', perDay: 10, left: 7, renewsAt: new Date().toISOString() }
const sse = (events: object[]) => events.map((e) => `data: ${JSON.stringify(e)}\n\n`).join('')
async function open(width: number, theme: 'light' | 'dark', { signedIn = true, path = '/scan-ingredients' } = {}) {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 844 : 900 }, colorScheme: theme, reducedMotion: 'reduce', permissions: ['camera'] })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('ERR', e.message))
  page.on('console', (m) => m.type() === 'error' && !/Failed to load/.test(m.text()) && console.log('CONSOLE', m.text().slice(0, 300)))
  const json = (data: unknown, more = {}) => ({ contentType: 'application/json', body: JSON.stringify({ data, ...more }) })
  await page.route('**/api/v1/**', (r) => r.fulfill({ status: 404, contentType: 'application/json', body: '{}' }))
  await page.route('**/api/v1/live', (r) => r.abort())
  await page.route('**/api/v1/auth/me', (r) => r.fulfill(json({ id: photo.id, name: 'Ana Horvat', email: 'a@b.c', subscription: 'free', role: 'cook' })))
  await page.route('**/api/v1/scan-allowance', (r) => r.fulfill(json(allowance)))
  await page.route('**/api/v1/scans/photo**', (r) => r.fulfill({ contentType: 'text/event-stream', body: sse([{ kind: 'progress', done: .4, doing: 'looking' }, { kind: 'found', scan: photo, allowance }]) }))
  await page.route('**/api/v1/scans/receipt-text', (r) => r.fulfill(json({ kind: 'found', scan: receipt, allowance })))
  await page.route('**/api/v1/scans/barcode', (r) => { const { code } = r.request().postDataJSON(); r.fulfill(json(code.startsWith('4') ? { code, inStore: false, allowance } : { code, inStore: false, allowance, line: line(code, 'Oat drink', { code, category: 'Beverages', unit: 'l', others: [], source: 'open-food-facts', credit: 'Open Food Facts contributors, ODbL' }) })) })
  await page.route('**/api/v1/scans?**', (r) => r.fulfill(json([photo, { ...receipt, id: photo.id.replace('ab', 'ac'), savedAt: photo.at, saved: 9 }, { ...photo, id: photo.id.replace('ab', 'ad'), kind: 'camera', droppedAt: photo.at }], { page: { number: 1, size: 20, total: 3, pages: 1 } })))
  if (signedIn) { await page.addInitScript(() => localStorage.setItem('token', 'x'.repeat(43))) }
  await page.addInitScript(() => { const shifts: any[] = []; Object.assign(window, { larderShifts: shifts }); new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) if (!e.hadRecentInput) shifts.push([e.value, e.sources?.map((x: any) => (x.node?.className ?? x.node?.nodeName ?? '').slice(0, 80) + ' ' + JSON.stringify(x.previousRect) + JSON.stringify(x.currentRect))]) }).observe({ type: 'layout-shift', buffered: true }) })
  await page.goto(base + path)
  await page.getByRole('heading', { level: 1 }).waitFor(); await page.waitForTimeout(1200)
  return page
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
async function look(p: any, what: string) {
  for (const width of [320, 390, 768, 1440]) {
    await p.setViewportSize({ width, height: 844 }); await p.waitForTimeout(150)
    const beyond = await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (beyond > 0) console.log('SIDEWAYS', what, width, beyond)
  }
  for (const [width, colorScheme] of [[390, 'light'], [1440, 'dark'], [390, 'dark'], [1440, 'light']] as const) {
    await p.setViewportSize({ width, height: 844 }); await p.emulateMedia({ colorScheme, reducedMotion: 'reduce' }); await p.waitForTimeout(100)
    await p.evaluate(axeSource)
    const v = await p.evaluate(async () => (await (window as any).axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })).violations.map((x: any) => x.id + ' ' + x.nodes.map((n: any) => n.html.slice(0, 160)).join(' | ')))
    if (v.length) console.log('AXE', what, width, colorScheme, v)
  }
  console.log('looked', what)
}


for (const w of [390, 768, 1440]) for (const way of ['photo', 'camera', 'sample'] as const) {
  const p = await open(w, 'light', { signedIn: way !== 'sample' })
  await p.unroute('**/api/v1/scans/photo**')
  await p.route('**/api/v1/scans/photo**', async (r: any) => { await new Promise((ok) => setTimeout(ok, 1500)); await r.fulfill({ contentType: 'text/event-stream', body: sse([{ kind: 'found', scan: photo, allowance }]) }) })
  if (way === 'photo') await p.getByLabel('Picture to look at').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: pic })
  if (way === 'camera') { await p.getByRole('button', { name: 'Scan Ingredients' }).click(); await p.waitForTimeout(2000); await p.getByRole('button', { name: 'Capture Photo' }).click() }
  if (way === 'sample') await p.getByRole('button', { name: 'Try a sample' }).click()
  await p.getByRole('heading', { name: 'Detected Items' }).waitFor(); await p.waitForTimeout(900)
  console.log(w, way, JSON.stringify(await p.evaluate(() => (window as any).larderShifts)))
  await p.close()
}
await browser.close()
