import { describe, expect, test } from 'vitest'
import { readStoreLinks } from './store-links'

describe('store links', () => {
  test('are parsed with their names, including commas in URLs', () => {
    const text =
      'Corner Shop=https://shop.example/s?q={query}&sort=a,b=c, Markt=https://markt.example/{query},'
    expect(readStoreLinks(text)).toEqual([
      { name: 'Corner Shop', url: 'https://shop.example/s?q={query}&sort=a,b=c' },
      { name: 'Markt', url: 'https://markt.example/{query}' },
    ])
    expect(readStoreLinks()).toEqual([])
  })

  test.each([
    'https://shop.example/s?q={query}',
    '=https://shop.example/s?q={query}',
    'Shop=https://shop.example/s?q=milk',
    'Shop=javascript:alert({query})',
    'Shop=ftp://shop.example/{query}',
    'Shop=https://{query}.example/',
    'Shop=https://shop.example{query}',
    'Shop=/search?q={query}',
    `${'x'.repeat(61)}=https://shop.example/?q={query}`,
    'Shop',
  ])('%s is rejected with the expected form', (text) => {
    expect(() => readStoreLinks(text)).toThrow(
      `LARDER_STORE_LINKS: '${text}' is not of the form Name=https://…{query}…`,
    )
  })
})
