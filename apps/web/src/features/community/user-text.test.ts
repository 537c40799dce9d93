import { describe, expect, test } from 'vitest'
import { splitLinks } from './user-text'

const links = (text: string) =>
  splitLinks(text).flatMap(({ text, href }) => (href === undefined ? [] : [text]))
const whole = (text: string) =>
  splitLinks(text)
    .map((part) => part.text)
    .join('')

describe('a user’s text', () => {
  test('is split at web addresses without losing anything', () => {
    const text = 'Mine:\nhttps://ana.example/pasta?a=1&b=2 and\nHTTP://B.example.'
    expect(splitLinks(text)).toEqual([
      { text: 'Mine:\n' },
      { text: 'https://ana.example/pasta?a=1&b=2', href: 'https://ana.example/pasta?a=1&b=2' },
      { text: ' and\n' },
      { text: 'HTTP://B.example', href: 'http://b.example/' },
      { text: '.' },
    ])
    expect(whole(text)).toBe(text)
    expect(splitLinks('')).toEqual([])
  })

  test.each([
    ['(see https://a.example/x).', 'https://a.example/x'],
    ['https://a.example/Soup_(dish), yes', 'https://a.example/Soup_(dish)'],
    ['“https://a.example/”', 'https://a.example/'],
    ['https://a.example/?!...', 'https://a.example/'],
  ])('punctuation around an address stays outside: %s', (text, address) => {
    expect(links(text)).toEqual([address])
    expect(whole(text)).toBe(text)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'xhttps://a.example',
    'ftp://a.example/file',
    'https://',
    'https://[::1',
    'https://bank.example@evil.example/',
    'https://u:p@evil.example/',
    '<a href="javascript:alert(1)">x</a>',
    'www.a.example',
  ])('is no link: %s', (text) => {
    expect(links(text)).toEqual([])
    expect(whole(text)).toBe(text)
  })

  test('an address ends before a direction character or markup', () => {
    expect(links('https://a.example/\u202Egnp.exe')).toEqual(['https://a.example/'])
    expect(links('https://a.example/"><img src=x onerror=alert(1)>')).toEqual(['https://a.example/'])
  })

  test('a very long text is split quickly', () => {
    const text = `https://a.example/${'('.repeat(900)}${')'.repeat(1000)}`
    expect(whole(text)).toBe(text)
  })
})
