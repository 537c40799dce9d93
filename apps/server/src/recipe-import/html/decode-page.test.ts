import { expect, test } from 'vitest'
import { decodePage } from './decode-page'

const latin = Buffer.from('<meta charset="iso-8859-1"><p>Crème brûlée</p>', 'latin1')

test('a page is decoded in its declared charset', () => {
  expect(decodePage(latin)).toContain('Crème brûlée')
  expect(decodePage(Buffer.from('Crème', 'latin1'), 'text/html; charset=ISO-8859-1')).toBe('Crème')
  expect(decodePage(Buffer.from('\uFEFFcrème', 'utf16le'))).toBe('crème')
})

test('without a charset it is UTF-8, or Windows-1252 if invalid', () => {
  expect(decodePage(Buffer.from('crème ½'))).toBe('crème ½')
  expect(decodePage(Buffer.from('crème', 'latin1'))).toBe('crème')
  expect(decodePage(Buffer.from([0x80, 0x20, 0x96, 0x20, 0x93, 0x94]))).toBe('€ – “”')
  expect(decodePage(Buffer.from('charset=no-such-thing crème'))).toContain('crème')
})
