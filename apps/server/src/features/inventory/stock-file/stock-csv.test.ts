import { describe, expect, test } from 'vitest'
import { stockColumns } from './stock-columns'
import { readStockCsv, writeStockCsv } from './stock-csv'

const read = (text: string, maxItems = 100) => readStockCsv(text, maxItems)
const readValues = async (text: string) => (await read(text)).map(({ values: says }) => says)

describe('a stock table', () => {
  test('begins with a byte order mark and a heading line', () => {
    const text = writeStockCsv([{ name: 'Milk', amount: '2', unit: 'l' }])
    expect(text).toBe(`\uFEFF${stockColumns.join(',')}\r\nMilk,2,l${','.repeat(stockColumns.length - 3)}\r\n`)
  })

  test.each([
    '=1+1',
    '+49 30',
    '-x',
    '@SUM(A1)',
    '＝1+1',
    "'=1",
    "''+1",
    "'tis milk",
    'a "quoted", one',
    'two\nlines',
    'Crème fraîche 🧀',
  ])('reads %j back unchanged', async (name) => {
    const text = writeStockCsv([{ name, amount: '1' }])
    expect(await readValues(text)).toEqual([{ name, amount: '1' }])
  })

  test.each(['=HYPERLINK("http://evil")', '+1', '-1', '@x', '＋1', "'=1"])(
    'escapes the formula %j',
    (name) => {
      const [, line = ''] = writeStockCsv([{ name, amount: '1' }]).split('\r\n')
      expect(line).toMatch(/^"?'/)
    },
  )

  test.each([
    ['semicolons', 'Name;Amount;Best before\nMilk;1,5;2026-12-01\n'],
    ['tabs', 'name\tAMOUNT\tbest-before\nMilk\t1,5\t2026-12-01'],
    ['commas in quotes', '"Name","Amount","Best Before Date"\r\n"Milk","1,5","2026-12-01"\r\n'],
    ['a hint', 'sep=;\r\nname;amount;bbd\r\nMilk;1,5;2026-12-01'],
    ['a mark and old line ends', '\uFEFFname;amount;best before\rMilk;1,5;2026-12-01\r'],
    ['another order and more columns', 'colour;best before;amount;product\nwhite;2026-12-01;1,5;Milk'],
  ])('is read with %s', async (_, text) => {
    expect(await readValues(text)).toEqual([
      { name: 'Milk', amount: '1,5', expiryDate: '2026-12-01', expiryKind: 'best-before' },
    ])
  })

  test('prefers a column with the kind over a hint in the heading', async () => {
    expect(await readValues('item,qty,use by\nHam,1,2026-12-01')).toMatchObject([{ expiryKind: 'use-by' }])
    expect(await readValues('item,qty,use by,expiryKind\nHam,1,2026-12-01,best-before')).toMatchObject([
      { expiryKind: 'best-before' },
    ])
  })

  test('reports the line number past empty lines and quoted line breaks', async () => {
    const lines = await read('name,amount\r\n\r\n"a\nb",1\r\n,,\r\nc,2\r\n')
    expect(lines.map(({ place }) => place)).toEqual(['line 3', 'line 6'])
    expect((await read('sep=,\nname,amount\nMilk,2')).map(({ place }) => place)).toEqual(['line 3'])
  })

  test('rejects a line with more cells than headings', async () => {
    const [short, long, empty] = await read('name,amount,unit\nMilk,1\nMilk,1,5,l\nMilk,1,l,,')
    expect(short).toEqual({ place: 'line 2', values: { name: 'Milk', amount: '1' } })
    expect(long?.error).toMatch(/more cells/)
    expect(empty?.error).toBeUndefined()
  })

  test.each([
    ['nothing', ''],
    ['an empty line', '\n\n'],
    ['no heading', 'Milk,2,l\nEggs,12,pieces'],
    ['no amount', 'name,unit\nMilk,l'],
    ['names of no column', 'constructor,__proto__\nx,1'],
    ['an open quote', 'name,amount\n"Milk,2\nEggs,12'],
    ['a quote in the middle', 'name,amount\n"Milk"y,2'],
    ['a million quotes', `name,amount\n${'"'.repeat(1_000_000)}`],
    ['a huge cell', `name,amount\n${'a'.repeat(1_000_000)},1`],
    ['a huge heading', `${'a'.repeat(1_000_000)},name,amount\nx,Milk,1`],
    ['more columns than any kitchen has', `name,amount${',x'.repeat(30_000)}\na,1`],
    ['a million commas in the heading', `${','.repeat(1_000_000)}\nMilk`],
  ])('rejects %s', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'unreadable-file' })
  })

  test('rejects more lines than the limit, ignoring empty ones', async () => {
    const tooMany = read(`name,amount\n${'a,1\n'.repeat(500_000)}`, 20)
    await expect(tooMany).rejects.toMatchObject({ code: 'too-many-items' })
    expect(await read(`name,amount\n${',\n'.repeat(100)}Milk,1\n${',\n'.repeat(100)}`, 200)).toMatchObject([
      { place: 'line 102', values: { name: 'Milk' } },
    ])
    await expect(read(`name,amount\n${',\n'.repeat(500_000)}Milk,1`)).rejects.toMatchObject({
      code: 'unreadable-file',
    })
  })
})
