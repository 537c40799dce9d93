import type { Day } from '@larder/kitchen/date/day'
import { parsePackDate } from '@larder/kitchen/date/pack-date'
import { parseReceipt } from '@larder/kitchen/receipt/receipt'
import { samplePackSvg } from '@larder/sight/testing/sample-pack'
import { type ReceiptPose, sampleReceiptLines, sampleReceiptSvg } from '@larder/sight/testing/sample-receipt'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log'
import { createOcrReader, type OcrReader } from './ocr-reader'

const log = createLog('silent')
const limits = { atOnce: 1, waiting: 1, idleMs: 60_000, endedMs: 60_000 }
const eve = { accountId: 'eve' }
let reader: OcrReader

beforeAll(() => {
  reader = createOcrReader({ log, limits })
})
afterAll(() => reader.close())

function renderReceipt(look: ReceiptPose = {}, quarters = 0): Promise<Buffer> {
  return sharp(Buffer.from(sampleReceiptSvg(sampleReceiptLines, look)))
    .rotate(quarters * 90)
    .jpeg({ quality: 75 })
    .toBuffer()
}

const wood = { colour: '#6b4a2e', around: 0.7 }

test.each<[string, ReceiptPose, number]>([
  ['as a scanner sees it', {}, 0],
  ['on a table, turned, half in shadow', { turn: -5, shade: true, table: wood }, 0],
  ['on its head', { turn: 2 }, 2],
  ['on its side', {}, 1],
])('a receipt %s is read line by line', async (_, look, quarters) => {
  const progress: number[] = []
  const { text, words } = await reader.read(await renderReceipt(look, quarters), {
    kind: 'receipt',
    ...eve,
    onProgress: (done) => progress.push(done),
  })
  const read = text.split('\n').map((line) => line.replace(/\s+/g, ' '))
  const printed = sampleReceiptLines.map(([left, right]) => `${left} ${right}`.trim())
  expect(read.filter((line) => printed.includes(line)).length).toBeGreaterThanOrEqual(printed.length - 1)
  expect(words).toBeGreaterThan(25)
  expect(progress.at(-1)).toBe(1)
  const receipt = parseReceipt(text)
  expect(receipt).toMatchObject({ day: '2026-03-14', total: 1509, difference: 0 })
  expect(receipt.items.map(({ name }) => name)).toContain('WHOLE MILK 2L')
})

test('a date on a dark lid is read', async () => {
  const lid = { ink: '#fff', paper: '#1d3b66', table: { colour: '#1d3b66', around: 0.3 } }
  const svg = sampleReceiptSvg(
    [
      ['BEST BEFORE', ''],
      ['12/03/2027', ''],
      ['L4821 B', ''],
    ],
    lid,
  )
  const { text } = await reader.read(await sharp(Buffer.from(svg)).jpeg().toBuffer(), {
    kind: 'pack',
    ...eve,
  })
  expect(parsePackDate(text, { order: 'dmy', today: '2026-11-15' as Day })).toMatchObject({
    day: '2027-03-12',
  })
})

test.each([
  ['upright', 0],
  ['on its head', 2],
  ['on its side', 1],
])('the digits under bars that are no code are read %s', async (_, quarters) => {
  const pack = (groups: readonly string[]) =>
    sharp(Buffer.from(samplePackSvg(groups)))
      .rotate(quarters * 90)
      .jpeg()
      .toBuffer()
  expect(await reader.readDigits(await pack(['4', '006381', '333931']), eve)).toBe('4006381333931')
  expect(await reader.readDigits(await pack(['4', '006381', '333932']), eve)).toBeUndefined()
})

test('digits without bars are no code', async () => {
  const print = sampleReceiptSvg([
    ['4 006381 333931', ''],
    ['5 030159 003930', ''],
  ])
  expect(await reader.readDigits(await sharp(Buffer.from(print)).jpeg().toBuffer(), eve)).toBeUndefined()
})

test('a picture without text returns none', async () => {
  const even = sharp({ create: { width: 400, height: 300, channels: 3, background: '#9a8' } })
  const bytes = await even.png().toBuffer()
  expect(await reader.read(bytes, { kind: 'receipt', ...eve })).toEqual({ text: '', words: 0, lines: [] })
  expect(await reader.read(bytes, { kind: 'pack', ...eve })).toEqual({ text: '', words: 0, lines: [] })
})

test('a bad picture is rejected, and the next is read', async () => {
  const expectRejection = (bytes: Uint8Array) =>
    expect(reader.read(bytes, { kind: 'receipt', ...eve })).rejects
  await expectRejection(new Uint8Array()).toMatchObject({ reason: 'empty' })
  await expectRejection(Buffer.from('TOTAL 12.50')).toMatchObject({ reason: 'not-a-picture' })
  await expectRejection((await renderReceipt()).subarray(0, 9000)).toMatchObject({ reason: 'broken' })
  expect((await reader.read(await renderReceipt(), { kind: 'receipt', ...eve })).words).toBeGreaterThan(25)
})

test('aborted tasks are cancelled, waiting or running, and a full queue rejects', async () => {
  const bytes = await renderReceipt()
  const caller = new AbortController()
  const first = reader.read(bytes, { kind: 'receipt', ...eve, signal: caller.signal })
  const second = reader.read(bytes, { kind: 'receipt', ...eve, signal: caller.signal })
  const outcomes = Promise.allSettled([first, second])
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(reader.read(bytes, { kind: 'receipt', ...eve })).rejects.toMatchObject({ reason: 'busy' })
  caller.abort()
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'stopped' } })
  expect((await reader.read(bytes, { kind: 'receipt', ...eve })).words).toBeGreaterThan(25)
})

test('a black picture of 60 megapixels is read soon, and others have their turn before its owner’s next', async () => {
  const black = sharp({ create: { width: 9480, height: 6320, channels: 3, background: '#000' } })
  const bytes = await black.png().toBuffer()
  const busyReader = createOcrReader({ log, limits: { ...limits, waiting: 5 } })
  const order: string[] = []
  const began = performance.now()
  await Promise.all([
    ...[1, 2, 3].map((n) =>
      busyReader.read(bytes, { kind: 'receipt', ...eve }).then(() => order.push(`eve ${n}`)),
    ),
    renderReceipt().then(async (receipt) => {
      await busyReader.read(receipt, { kind: 'receipt', accountId: 'ana' })
      order.push('ana')
    }),
  ])
  expect(order.indexOf('ana')).toBeLessThanOrEqual(1)
  expect(performance.now() - began).toBeLessThan(40_000)
  await busyReader.close()
}, 60_000)

test('a task that takes too long is terminated, and the next gets a new worker', async () => {
  const hasty = createOcrReader({ log, limits: { ...limits, endedMs: 1 } })
  await expect(hasty.read(await renderReceipt(), { kind: 'receipt', ...eve })).rejects.toMatchObject({
    reason: 'slow',
  })
  await hasty.close()
})

test('rejects everything once closed', async () => {
  const other = createOcrReader({ log, limits })
  await other.close()
  await expect(other.read(await renderReceipt(), { kind: 'receipt', ...eve })).rejects.toMatchObject({
    reason: 'stopped',
  })
})
