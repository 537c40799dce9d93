import { expect, test } from 'vitest'
import { pageText } from './page-text'

const latin = Buffer.from('<meta charset="iso-8859-1"><p>Crème brûlée</p>', 'latin1')

test('a page is read in the letters it says it is written in', () => {
  expect(pageText(latin)).toContain('Crème brûlée')
  expect(pageText(Buffer.from('Crème', 'latin1'), 'text/html; charset=ISO-8859-1')).toBe('Crème')
  expect(pageText(Buffer.from('\uFEFFcrème', 'utf16le'))).toBe('crème')
})

test('one that says nothing is UTF-8, or Latin where that does not read', () => {
  expect(pageText(Buffer.from('crème ½'))).toBe('crème ½')
  expect(pageText(Buffer.from('crème', 'latin1'))).toBe('crème')
  expect(pageText(Buffer.from([0x80, 0x20, 0x96, 0x20, 0x93, 0x94]))).toBe('€ – “”')
  expect(pageText(Buffer.from('charset=no-such-thing crème'))).toContain('crème')
})
