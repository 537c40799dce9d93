import { readFileSync, readdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { fakeCameraArgs, fakeCameraVideo } from './e2e/house/fake-camera'
const base = 'http://localhost:5206'
const P = '/work/shared/practice'
const banana = readFileSync(`${P}/photos/single/banana/${readdirSync(`${P}/photos/single/banana`)[0]}`)
const kind = process.argv[2] ?? 'photo'
const pictures = kind === 'photo' ? [banana] : [readFileSync(process.argv[3]!)]
const video = await fakeCameraVideo(pictures)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', ...fakeCameraArgs(video)] })
const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['camera'], reducedMotion: 'reduce' })).newPage()
page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('ERR', e.message))
const r = await fetch('http://localhost:5306/api/v1/auth/register', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Ana', email: `f${Date.now()}@example.org`, password: 'three warm plums' }) })
const { data } = await r.json() as any
await page.addInitScript((t) => localStorage.setItem('token', t), data.access_token)
await page.goto(base + '/scan-ingredients')
const names: Record<string, string> = { photo: 'Scan Ingredients', receipt: 'Scan Receipts', barcode: 'Scan Barcodes' }
await page.getByRole('button', { name: names[kind]! }).click()
await page.waitForTimeout(1500)
if (kind === 'barcode') { await page.waitForTimeout(3000); await page.screenshot({ path: '/tmp/fshots/live.png' }) }
const t = Date.now()
if (kind !== 'barcode' || process.argv[4]) { await page.getByRole('button', { name: 'Capture Photo' }).click()
await page.getByText('Scanning in progress...').waitFor()
console.log('capture', Date.now() - t)
await page.screenshot({ path: '/tmp/fshots/real-looking.png' })
await page.getByText('Scanning in progress...').waitFor({ state: 'detached', timeout: 60000 })
console.log('done', Date.now() - t) }
await page.waitForTimeout(600)
await page.screenshot({ path: '/tmp/fshots/real.png', fullPage: true })
console.log((await page.getByRole('main').innerText()).slice(0, 1500))
await browser.close()
