import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BarcodeFormat } from './barcode'
import { checkDigit, expandUpcE, hasValidCheckDigit, parseBarcode } from './barcode'

function read(text: string, format?: BarcodeFormat) {
  const reading = parseBarcode(text, format)
  return reading.ok ? reading.barcode : reading.reason
}

describe('parsing a barcode', () => {
  test.each([
    ['4006381333931', 'GTIN-13', 'Germany'],
    ['036000291452', 'GTIN-12', 'United States'],
    ['0036000291452', 'GTIN-13', 'United States'],
    ['96385074', 'GTIN-8', undefined],
    ['10614141000415', 'GTIN-14', 'United States'],
    ['5 000112 637922', 'GTIN-13', 'United Kingdom'],
    ['9300633000011'.slice(0, 12) + checkDigit('930063300001'), 'GTIN-13', 'Australia'],
  ])('%s is a %s', (text, format, country) => {
    expect(read(text)).toMatchObject({ format, use: 'product' })
    expect(read(text)).toHaveProperty('gtin', text.replaceAll(' ', '').padStart(14, '0'))
    const barcode = read(text)
    expect(typeof barcode === 'string' ? barcode : barcode.registeredIn).toBe(country)
  })

  test('gives a product one number for every symbology', () => {
    const [long, short] = [read('0049000006346'), read('04963406')]
    expect(long).toMatchObject({ gtin: '00049000006346' })
    expect(short).toMatchObject({ gtin: '00049000006346', format: 'UPC-E', shown: '049000006346' })
    expect(read('049000006346')).toMatchObject({ gtin: '00049000006346' })
  })

  test.each([
    ['', 'not-digits'],
    ['hello', 'not-digits'],
    ['12345678901234567', 'wrong-length'],
    ['12345', 'wrong-length'],
    ['123456789', 'wrong-length'],
    ['4006381333932', 'wrong-check-digit'],
    ['036000291453', 'wrong-check-digit'],
    ['96385075', 'wrong-check-digit'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', 'not-digits'],
    ['<script>', 'not-digits'],
    ['-1', 'wrong-length'],
    ['9'.repeat(100_000), 'wrong-length'],
  ])('rejects %j', (text, reason) => {
    expect(read(text)).toBe(reason)
  })

  test('trusts the scanner about eight digits', () => {
    expect(read('01234565')).toMatchObject({ format: 'UPC-E', gtin: '00012345000065' })
    expect(read('01234565', 'GTIN-8')).toMatchObject({ format: 'GTIN-8', use: 'in-store' })
    expect(read('4006381333931', 'GTIN-8')).toBe('wrong-length')
  })
})

describe('numbers that are not products', () => {
  test.each([
    ['97801430072', 'book'],
    ['977147396580', 'periodical'],
    ['99000000000', 'coupon'],
    ['98000000000', 'refund'],
    ['95200000000', 'unassigned'],
    ['14000000000', 'unassigned'],
  ])('%s… is a %s', (start, use) => {
    const digits = start.padEnd(12, '7')
    expect(read(digits + checkDigit(digits))).toMatchObject({ use })
  })

  test.each(['02', '20', '21', '25', '29'])('a counter label begins with %s', (start) => {
    const digits = `${start}1234500599`
    expect(read(digits + checkDigit(digits))).toMatchObject({
      use: 'in-store',
      inStore: { item: '12345', value: '00599' },
    })
  })

  test('an American counter prints twelve digits', () => {
    const digits = '21234500599'
    expect(read(digits + checkDigit(digits))).toMatchObject({
      use: 'in-store',
      inStore: { item: '12345', value: '00599' },
    })
  })
})

describe('UPC-E', () => {
  test.each([
    ['01234505', '012000003455'],
    ['01234514', '012100003454'],
    ['01234523', '012200003453'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234558', '012345000058'],
    ['01234596', '012345000096'],
  ])('%s stands for %s', (short, full) => {
    expect(expandUpcE(short)).toBe(full)
    expect(hasValidCheckDigit(full)).toBe(true)
    expect(read(short)).toMatchObject({ format: 'UPC-E', shown: full })
  })

  test('may come without its number system or check digit', () => {
    expect(read('123455')).toMatchObject({ shown: '012345000058' })
    expect(read('0123455')).toMatchObject({ shown: '012345000058' })
  })

  test('knows only number systems 0 and 1', () => {
    expect(expandUpcE('21234558')).toBeUndefined()
    expect(expandUpcE('abc')).toBeUndefined()
  })
})

describe('for any scan', () => {
  const body = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }))

  test('the valid check digit is accepted and every other one rejected', () => {
    fc.assert(
      fc.property(body, fc.integer({ min: 1, max: 9 }), (digits, slip) => {
        const start = digits.join('')
        const right = checkDigit(start)
        expect(hasValidCheckDigit(start + right)).toBe(true)
        expect(hasValidCheckDigit(start + ((Number(right) + slip) % 10))).toBe(false)
      }),
    )
  })

  test('one wrong digit never passes', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, where, slip) => {
        const code = digits.join('') + checkDigit(digits.join(''))
        const index = where % code.length
        const wrong = code.slice(0, index) + ((Number(code[index]) + slip) % 10) + code.slice(index + 1)
        expect(hasValidCheckDigit(wrong)).toBe(false)
      }),
    )
  })

  test('no text makes it fail, and an accepted code has fourteen valid digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{0,15}$/)), (text) => {
        const reading = parseBarcode(text)
        if (reading.ok) expect(hasValidCheckDigit(reading.barcode.gtin)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
