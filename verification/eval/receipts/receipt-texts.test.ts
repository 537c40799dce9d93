import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { receiptTexts, receiptTranscripts } from './receipt-texts'

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-eval-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

test('texts are measured by line, by price to the cent, and by whether they add up', async () => {
  const folder = await folderWith({
    'shop/one.txt': 'CORNER SHOP\nRYE BREAD 4.99 G\nPEARS 2.00\nBOTTLE DEPOSIT 0.10\nTOTAL 7.09\n',
    'expected-items.json': JSON.stringify([
      {
        file: 'shop/one.txt',
        items: [
          { name: 'rye bread', price: '4.999', line: 1 },
          { name: 'plums', price: '3.00', line: 9 },
        ],
      },
    ]),
  })
  const scores = await receiptTexts.measure(folder)
  expect(scores.map(({ of, right, cases }) => [of, right, cases])).toEqual([
    ['item precision', 1, 2],
    ['item recall', 1, 2],
    ['item F1', 2, 4],
    ['item F1 strict', 2, 5],
    ['price exact', 1, 1],
    ['adds up', 1, 1],
  ])
})

test('transcripts are measured by company, date and total, and by items where they are labelled', async () => {
  const folder = await folderWith({
    '1.box.csv': [
      '10,10,200,10,200,30,10,30,HILLTOP TRADERS SDN BHD',
      '10,50,200,50,200,70,10,70,RYE BREAD',
      '300,50,360,50,360,70,300,70,RM4.99',
      '10,90,200,90,200,110,10,110,TOTAL',
      '300,90,360,90,360,110,300,110,RM4.99',
      '10,130,200,130,200,150,10,150,DATE 03/04/2026',
    ].join('\n'),
    '1.key.json': JSON.stringify({
      company: 'Hilltop Traders Sdn. Bhd.',
      date: '03/04/2026',
      total: 'RM4.99',
    }),
    '1.items_silver.json': JSON.stringify({ items: [{ name: 'Rye Bread', total_price: 4.99 }] }),
    '2.box.csv': '',
    '2.key.json': JSON.stringify({ company: 'X', date: '20260403', total: '1.00' }),
  })
  const scores = await receiptTranscripts.measure(folder)
  expect(scores.map(({ of, right, cases }) => [of, right, cases])).toEqual([
    ['company exact', 1, 2],
    ['date exact', 1, 2],
    ['total exact', 1, 2],
    ['item F1', 2, 2],
    ['price exact', 1, 1],
  ])
})
