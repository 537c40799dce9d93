import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { readCutouts } from './fridge/fridge-pairs'
import { createPassedOver } from './pass-over'
import { findBarcodePhotos } from './photos/barcode-photos'
import { withKnownLabels } from './photos/multi-photos'
import { receiptTexts, receiptTranscripts } from './receipts/receipt-texts'
import { allergenLabels, readListedLabels } from './text/allergen-labels'
import { recipePages } from './text/recipe-pages'

/** Each kind of material with pieces that cannot be used: the rest is measured, and they are named. */
async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-eval-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

test('photos of barcodes without a valid code are named', async () => {
  const folder = await folderWith({
    'README.txt': 'about',
    'ean13/1.png': '',
    'ean13/1.txt': '4006381333931',
    'ean13/2.png': '',
    'ean13/2.txt': '4006381333932',
    'ean13/3.png': '',
  })
  const passed = createPassedOver()
  expect(await findBarcodePhotos(folder, passed)).toMatchObject([{ gold: '04006381333931' }])
  expect(passed.scores()[0]?.note).toMatch(
    /2\.png \(no valid code: 4006381333932\).*3\.png \(no code beside it\)/,
  )
})

test('labels of several foods that are no food of ours are named', () => {
  const passed = createPassedOver()
  const listed = { '1.jpg': ['banana', 'gadget'], '2.jpg': ['gadget'], '3.jpg': [] }
  expect(withKnownLabels(listed, passed)).toEqual({ '1.jpg': ['banana'], '3.jpg': [] })
  expect(passed.scores()[0]?.note).toBe('1.jpg: gadget (no food of ours), 2.jpg: gadget (no food of ours)')
})

test('a damaged photo is no cutout of a fridge', async () => {
  const yellow = sharp({ create: { width: 32, height: 32, channels: 3, background: '#e8c832' } })
  const folder = await folderWith({
    'README.txt': 'about',
    'banana/1.jpg': await yellow.jpeg().toBuffer(),
    'banana/2.jpg': '',
    'banana/3.jpg': 'no picture',
  })
  const passed = createPassedOver()
  expect(await readCutouts(folder, 0, passed)).toMatchObject([{ label: 'banana' }])
  expect(passed.scores()).toMatchObject([
    { right: 1, cases: 2, note: expect.stringContaining('banana/3.jpg') },
  ])
})

test('recipe pages without what is expected of them are passed over', async () => {
  const soup =
    '<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li></ul><h2>Method</h2><ol><li>Boil.</li></ol>'
  const folder = await folderWith({
    'README.txt': 'about',
    'a.example/1.html': soup,
    'a.example/1.expected.json': JSON.stringify({ title: 'Soup', ingredients: ['2 leeks'] }),
    'a.example/2.html': soup,
    'a.example/3.html': soup,
    'a.example/3.expected.json': '{"title": ',
    'a.example/4.html': soup,
    'a.example/4.expected.json': 'null',
  })
  const scores = await recipePages.measure(folder)
  expect(scores.find(({ of }) => of === 'found')).toMatchObject({ cases: 1 })
  expect(scores.at(-1)).toMatchObject({ of: 'passed over', right: 3, cases: 4 })
})

test('receipts that are missing or not listed are passed over', async () => {
  const texts = await folderWith({
    'one.txt': 'RYE BREAD 4.99\nTOTAL 4.99\n',
    'two.txt': 'RYE BREAD 4.99\n',
    'expected-items.json': JSON.stringify([
      { file: 'one.txt', items: [{ name: 'rye bread', price: '4.99', line: 0 }] },
      { file: 'two.txt' },
      { file: 'gone.txt', items: [] },
    ]),
  })
  expect((await receiptTexts.measure(texts)).at(-1)).toMatchObject({ of: 'passed over', right: 2, cases: 3 })
  const images = await folderWith({
    '1.box.csv': '',
    '1.key.json': JSON.stringify({ company: 'X', date: '20260403', total: '1.00' }),
    '2.box.csv': '',
    '3.box.csv': '',
    '3.key.json': '{',
  })
  const scores = await receiptTranscripts.measure(images)
  expect(scores[0]).toMatchObject({ of: 'company exact', cases: 1 })
  expect(scores.at(-1)).toMatchObject({ of: 'passed over', right: 2, cases: 3 })
})

test('labels without a text or without marked words are passed over', async () => {
  const good = { code: '1', name: 'Fudge', ingredients: 'Sugar, milk', marked: ['milk'] }
  const listed = [good, { code: '2', marked: [] }, { code: '3', ingredients: 'Salt' }, null]
  const path = join(await folderWith({ 'labels.json': JSON.stringify(listed) }), 'labels.json')
  expect(await readListedLabels(path, createPassedOver())).toEqual([good])
  const scores = await allergenLabels.measure(path)
  expect(scores[0]).toMatchObject({ of: 'marked words found', right: 1, cases: 1 })
  expect(scores.at(-1)).toMatchObject({
    right: 3,
    cases: 4,
    note: '2 (no list of ingredients), 3 (no marked words), label 4 (no list of ingredients)',
  })
})
