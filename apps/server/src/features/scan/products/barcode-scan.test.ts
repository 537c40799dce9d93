import { randomUUID } from 'node:crypto'
import { type Scan, scan } from '@larder/contract/scan'
import { checkDigit } from '@larder/kitchen/scan/barcode'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { scans } from '../../../db/tables/scan'
import { aCook, type Cook } from '../../../testing/a-cook'
import {
  aScanningKitchen,
  type ScanningKitchen,
  samplePhoto,
} from '../../../testing/kitchens/a-scanning-kitchen'

let kitchen: ScanningKitchen
beforeAll(async () => {
  kitchen = await aScanningKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

const oats = '4006381333931'
const teach = (code: string, body: object, cook?: Cook) =>
  kitchen.call(scan.teach, { params: { code }, body: body as never }, kitchen.as(cook))
const forget = (code: string, cook?: Cook) =>
  kitchen.call(scan.forget, { params: { code } }, kitchen.as(cook))
const nth = (number: number) => {
  const digits = `400638${String(number).padStart(6, '0')}`
  return digits + checkDigit(digits)
}

describe('an unknown code', () => {
  test('sends one request, counts nothing, and is known afterwards', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    const unknown = await kitchen.code(oats, id, cook)
    expect(unknown.body.data).toEqual({
      code: oats,
      inStore: false,
      allowance: expect.objectContaining({ left: 10 }),
    })
    const { body } = await teach('4006381 333931', { name: ' Oat drink ', amount: 1, unit: 'l' }, cook)
    expect(body.data).toEqual({
      code: oats,
      name: 'Oat drink',
      amount: '1',
      unit: 'l',
      category: expect.any(String),
      foodId: 'oat-milk',
    })
    const { data } = (await kitchen.code(oats, id, cook)).body
    expect(data.line).toMatchObject({
      name: 'Oat drink',
      code: oats,
      source: 'household',
      confidence: 99,
      ticked: true,
      foodId: 'oat-milk',
    })
    expect(data.scan).toMatchObject({ id, kind: 'barcode', lines: [{ key: '1' }] })
    expect(data.allowance.left).toBe(9)
  })

  test('is deleted on request, by its household only', async () => {
    const cook = await aCook(kitchen)
    await teach(oats, { name: 'Oat drink' }, cook)
    expect((await forget(oats, await aCook(kitchen))).body.error?.code).toBe('product-not-found')
    expect((await forget(oats, cook)).status).toBe(200)
    expect((await forget(oats, cook)).body.error?.code).toBe('product-not-found')
    expect((await kitchen.code(oats, randomUUID(), cook)).body.data.line).toBeUndefined()
  })
})

describe('several codes in a row', () => {
  test('are looked up before one is chosen: nothing is added or counted', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    await teach(oats, { name: 'Oat drink', amount: '1', unit: 'l' }, cook)
    const lookUp = async (code: string) =>
      (await kitchen.call(scan.barcode, { body: { scan: id, code, lookUpOnly: true } }, kitchen.as(cook)))
        .body.data
    expect(await lookUp(oats)).toMatchObject({ line: { name: 'Oat drink' }, allowance: { left: 10 } })
    expect((await lookUp(nth(77))).line).toBeUndefined()
    expect((await kitchen.call(scan.get, { params: { id } }, kitchen.as(cook))).status).toBe(404)
    await kitchen.code('4011', id, cook)
    expect(await lookUp(oats)).toMatchObject({ line: { name: 'Oat drink' }, allowance: { left: 9 } })
    const { data } = (await kitchen.call(scan.get, { params: { id } }, kitchen.as(cook))).body
    expect(data.lines).toHaveLength(1)
  })

  test('are one scan and count once; a repeated code adds its amount', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    await teach(oats, { name: 'Oat drink', amount: '1', unit: 'l' }, cook)
    for (const code of [oats, '4011', oats, oats]) await kitchen.code(code, id, cook)
    const { data } = (await kitchen.code('94011', id, cook)).body
    expect(data.scan?.lines).toMatchObject([
      { name: 'Oat drink', amount: '3', unit: 'l' },
      { name: 'Banana', amount: '2', source: 'produce-number', code: '4011' },
    ])
    expect(data.allowance.left).toBe(9)
  })

  test('scanned concurrently are all stored', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    const codes = ['4011', '4046', '4033', '4048', '4030', '4051']
    const responses = await Promise.all(codes.map((code) => kitchen.code(code, id, cook)))
    expect(responses.map(({ status }) => status)).toEqual(codes.map(() => 200))
    const { body } = await kitchen.call(scan.get, { params: { id } }, kitchen.as(cook))
    expect(body.data.lines.map(({ code }) => code).sort()).toEqual([...codes].sort())
    expect(await kitchen.left(cook)).toBe(9)
  })

  test('are limited to a hundred', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    await kitchen.code('4011', id, cook)
    const [row] = await kitchen.db.select().from(scans).where(eq(scans.id, id))
    const [line] = row?.found ?? []
    if (!line) throw new Error('no line')
    const found = Array.from({ length: 100 }, (_, at) => ({ ...line, key: String(at + 1) }))
    await kitchen.db.update(scans).set({ found }).where(eq(scans.id, id))
    expect((await kitchen.code('4046', id, cook)).body.error).toMatchObject({
      code: 'scan-over',
      message: expect.stringContaining('100'),
    })
  })
})

describe('definitions of other households', () => {
  test('count once two households agree, and share none of their texts', async () => {
    const [ana, bo, cy, dee] = [
      await aCook(kitchen),
      await aCook(kitchen),
      await aCook(kitchen),
      await aCook(kitchen),
    ]
    const code = nth(1)
    await teach(code, { name: 'Ana’s secret milk', amount: '2', unit: 'l', foodId: 'whole-milk' }, ana)
    expect((await kitchen.code(code, randomUUID(), dee)).body.data.line).toBeUndefined()
    await teach(
      code,
      { name: 'Bo’s milk', amount: '2', unit: 'l', foodId: 'whole-milk', location: 'freezer' },
      bo,
    )
    const { line } = (await kitchen.code(code, randomUUID(), dee)).body.data
    expect(line).toMatchObject({
      name: 'Milk',
      amount: '2',
      unit: 'l',
      source: 'installation',
      location: 'fridge',
    })
    expect(JSON.stringify(line)).not.toMatch(/Ana|Bo/)
    // With as many who disagree, it is unknown.
    await teach(code, { name: 'x', foodId: 'oat-milk' }, cy)
    await teach(code, { name: 'y', foodId: 'oat-milk' }, await aCook(kitchen))
    expect((await kitchen.code(code, randomUUID(), dee)).body.data.line).toBeUndefined()
  })

  test('an in-store label belongs to the household, whatever its weight', async () => {
    const [ana, bo, eve] = [await aCook(kitchen), await aCook(kitchen), await aCook(kitchen)]
    const label = (value: string) => `2012345${value}${checkDigit(`2012345${value}`)}`
    await teach(label('00599'), { name: 'Gouda from the counter', amount: '200', unit: 'g' }, ana)
    await teach(label('00599'), { name: 'Salami', foodId: 'salami' }, bo)
    await teach(label('00599'), { name: 'Salami', foodId: 'salami' }, eve)
    const mine = await kitchen.code(label('01234'), randomUUID(), ana)
    expect(mine.body.data).toMatchObject({ inStore: true, line: { name: 'Gouda from the counter' } })
    const theirs = await kitchen.code(label('00599'), randomUUID(), await aCook(kitchen))
    expect(theirs.body.data).toMatchObject({ inStore: true })
    expect(theirs.body.data.line).toBeUndefined()
  })
})

describe('saving codes', () => {
  test('stores a product whose name the cook changed, for one piece', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    await kitchen.code('4011', id, cook)
    const { scan: whole } = (await kitchen.code('4011', id, cook)).body.data
    const [line] = whole?.lines ?? []
    if (!whole || !line) throw new Error('nothing scanned')
    await kitchen.save(whole as Scan, [{ ...line, name: 'Plantain', amount: '4' }], cook)
    const { body } = await kitchen.code('4011', randomUUID(), cook)
    expect(body.data.line).toMatchObject({
      name: 'Plantain',
      amount: '2',
      source: 'household',
      foodId: 'plantain',
    })
    expect((await kitchen.code('4011', id, cook)).body.error?.code).toBe('scan-over')
  })
})

describe('digits under bars that a device cannot read', () => {
  const read = (cook?: Cook, picture: Buffer = samplePhoto) =>
    kitchen.call(scan.barcodeDigits, { picture }, cook ? kitchen.as(cook) : {})

  test('are answered when they were read, and count as no scan', async () => {
    const cook = await aCook(kitchen)
    kitchen.sights.digits = oats
    expect((await read(cook)).body.data).toEqual({ code: oats })
    kitchen.sights.digits = undefined
    expect((await read(cook)).body.data).toEqual({})
    expect(await kitchen.left(cook)).toBe(10)
  })

  test('need a session and a picture', async () => {
    expect((await read()).status).toBe(401)
    expect((await read(await aCook(kitchen), Buffer.from('x'))).body.error?.code).toBe('not-a-picture')
  })
})

describe('rejections', () => {
  test('digits that are no code', async () => {
    for (const code of ['4006381333932', '123', '12345', 'abcdef', '40063813339311234', '٤٠٠٦٣٨١٣٣٣٩٣١']) {
      expect((await kitchen.code(code)).body.error?.code, code).toBe('not-a-barcode')
      expect((await teach(code, { name: 'x' })).body.error?.code, code).toBe('not-a-barcode')
      expect((await forget(code)).body.error?.code, code).toBe('not-a-barcode')
    }
    expect((await kitchen.code('1'.repeat(41))).body.error?.code).toBe('bad-input')
  })

  test('no session, other households, other kinds of scans and invalid products', async () => {
    const body = { scan: randomUUID(), code: '4011' }
    expect((await kitchen.call(scan.barcode, { body })).status).toBe(401)
    expect((await kitchen.call(scan.teach, { params: { code: oats }, body: { name: 'x' } })).status).toBe(401)
    expect((await kitchen.call(scan.forget, { params: { code: oats } })).status).toBe(401)
    await kitchen.code('4011', body.scan)
    const eve = await aCook(kitchen)
    // An id stands for one scan of a household: another household's is another scan.
    expect((await kitchen.code('4011', body.scan, eve)).status).toBe(200)
    const receipt = randomUUID()
    await kitchen.receiptText('SHOP\nMILK 1.29\nTOTAL 1.29', undefined, receipt)
    expect((await kitchen.code('4011', receipt)).body.error?.code).toBe('scan-over')
    const bad = [
      {},
      { name: '' },
      { name: 'x'.repeat(121) },
      { name: 'Milk', amount: '-1' },
      { name: 'Milk', foodId: 'no-such-food' },
      { name: 'Milk', location: 'cellar' },
      { name: 'Milk\u0000' },
    ]
    for (const input of bad)
      expect((await teach(oats, input)).body.error?.code, JSON.stringify(input)).toBe('bad-input')
  })
})
