import { expect, test, vi } from 'vitest'
import { createNativeBarcodeDetector } from './native-barcode-detector'

function aDetector(found: object[] | Error, formats = ['ean_13', 'upc_e', 'qr_code']) {
  const constructed = vi.fn()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats
      constructor(options: object) {
        constructed(options)
      }
      async detect() {
        if (found instanceof Error) throw found
        return found
      }
    },
  )
  return constructed
}

const picture = {} as ImageData
const boundingBox = { x: 1, y: 2, width: 3, height: 4 }

test('the browser’s detector is limited to food codes', async () => {
  const constructed = aDetector([{ rawValue: '4006381333931', format: 'ean_13', boundingBox }])
  const detect = await createNativeBarcodeDetector()
  expect(constructed).toHaveBeenCalledWith({ formats: ['ean_13', 'upc_e'] })
  expect(await detect?.(picture)).toEqual([
    { text: '4006381333931', format: 'ean_13', lines: 8, area: { left: 1, top: 2, width: 3, height: 4 } },
  ])
})

test('a short code is expanded to its full code', async () => {
  aDetector([{ rawValue: '04963406', format: 'upc_e', boundingBox }])
  const detect = await createNativeBarcodeDetector()
  expect(await detect?.(picture)).toMatchObject([{ text: '049000006346' }])
})

test('without a usable detector none is created', async () => {
  vi.stubGlobal('BarcodeDetector', undefined)
  expect(await createNativeBarcodeDetector()).toBeUndefined()
  aDetector([], ['qr_code'])
  expect(await createNativeBarcodeDetector()).toBeUndefined()
})

test('a failing detector returns no codes', async () => {
  aDetector(new Error('no'))
  const detect = await createNativeBarcodeDetector()
  expect(await detect?.(picture)).toEqual([])
})
