import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scan } from '@larder/contract/scan'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../../testing/a-cook'
import { expectFoundScan } from '../../../testing/kitchens/a-scanning-kitchen'
import { type TestApp, testApp } from '../../../testing/test-app'

let larder: TestApp
let ana: Cook
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  ana = await aCook(larder)
})
afterAll(() => larder.close())

const lines = [
  'CORNER SHOP',
  'DATE 2026-11-14 17:32',
  'SPINACH           2.49',
  'MILK 1L           1.29',
  'TOTAL             3.78',
]
const printed = (rows: readonly string[]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="${90 + rows.length * 60}">
        <rect width="100%" height="100%" fill="#f4f2ee"/>
        ${rows.map((row, at) => `<text x="40" y="${90 + at * 60}" font-family="monospace" font-size="36" xml:space="preserve">${row}</text>`).join('')}
      </svg>`,
    ),
  )
    .png()
    .toBuffer()

describe('our own recogniser', () => {
  test('[SCAN-07] a photographed receipt ends as the right items in the stock', async () => {
    const query = { scan: randomUUID() }
    const picture = await printed(lines)
    const scanned = expectFoundScan(await larder.call(scan.receipt, { query, picture }, ana))
    expect(scanned.receipt).toMatchObject({ day: '2026-11-14', total: '3.78', difference: '0.00' })
    const chosen = scanned.lines.filter(({ ticked }) => ticked)
    expect(chosen.map(({ name, price }) => [name, price])).toEqual([
      ['Spinach', '2.49'],
      ['Milk', '1.29'],
    ])
    const body = { lines: chosen.map(({ key, name, amount, unit }) => ({ key, name, amount, unit })) }
    const saved = await larder.call(scan.save, { params: { id: scanned.id }, body }, ana)
    expect(saved.body.data.items).toMatchObject([
      { name: 'Spinach', foodId: 'spinach', source: 'receipt', price: '2.49' },
      { name: 'Milk', amount: '1', unit: 'l', foodId: 'whole-milk' },
    ])
  }, 60_000)

  test('the date on a pack is read, and without one none is found', async () => {
    const date = async (rows: readonly string[]) =>
      (await larder.call(scan.packDate, { picture: await printed(rows) }, ana)).body.data
    expect(await date(['BEST BEFORE', '03 DEC 2026'])).toMatchObject({
      day: '2026-12-03',
      kind: 'best-before',
    })
    expect(await date(['ORGANIC OATS'])).toEqual({})
    expect((await larder.call(scan.packDate, { picture: Buffer.from('x') }, ana)).body.error?.code).toBe(
      'not-a-picture',
    )
    expect((await larder.call(scan.packDate, { picture: await printed([]) })).status).toBe(401)
  }, 60_000)

  test('a bare wall is no food', async () => {
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c9c9c4' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await larder.call(
      scan.photo,
      { query: { scan: randomUUID() }, picture },
      await aCook(larder),
    )
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ kind: 'nothing', allowance: { left: 10 } })
  }, 60_000)

  const folder = process.env.EVAL_DATA && join(process.env.EVAL_DATA, 'photos/single/banana')
  test.skipIf(!folder)(
    '[SCAN-07] a photo of one food is that food (needs EVAL_DATA)',
    async () => {
      const [name = ''] = await readdir(folder ?? '')
      const picture = await readFile(join(folder ?? '', name))
      const scanned = expectFoundScan(
        await larder.call(scan.photo, { query: { scan: randomUUID() }, picture }, ana),
      )
      expect(scanned.lines[0]).toMatchObject({ foodId: 'banana', ticked: true })
    },
    60_000,
  )
})
