import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEventStreamParser } from './event-stream-parser'

function readAll(chunks: readonly string[]): string[] {
  const received: string[] = []
  const parse = createEventStreamParser((data) => received.push(data))
  for (const piece of chunks) parse(piece)
  return received
}

describe('parsing server-sent events', () => {
  test.each([
    ['one event', 'data: {"a":1}\n\n', ['{"a":1}']],
    ['two of them', 'data: 1\n\ndata: 2\n\n', ['1', '2']],
    ['without the space', 'data:1\n\n', ['1']],
    ['only one space belongs to the form', 'data:  1\n\n', [' 1']],
    ['several lines', 'data: 1\ndata: 2\n\n', ['1\n2']],
    ['Windows line ends', 'data: 1\r\n\r\ndata: 2\r\n\r\n', ['1', '2']],
    ['bare returns', 'data: 1\r\rdata: 2\r\r', ['1', '2']],
    ['comments, names, ids and waits', ': beat\n\nevent: x\nid: 7\nretry: 10\ndata: 1\n: more\n\n', ['1']],
    ['a field without a colon', 'data\n\n', ['']],
    ['unknown fields', 'data2: 9\nda: 8\n\n', []],
    ['an event that has not ended', 'data: 1\n', []],
    ['blank lines alone', '\n\n\n', []],
  ])('%s', (_, text, data) => {
    expect(readAll([text])).toEqual(data)
  })

  test('the result is the same wherever the text is cut', () => {
    const line = fc.constantFrom('data: {"x": 1}', 'data: ü€', ': beat', 'event: changed', 'data', '')
    const end = fc.constantFrom('\n', '\r\n', '\r')
    const text = fc
      .array(fc.tuple(line, end), { maxLength: 20 })
      .map((lines) => lines.map((pair) => pair.join('')).join(''))
    fc.assert(
      fc.property(text, fc.array(fc.nat(200)), (whole, places) => {
        const cuts = [...new Set([0, ...places.map((at) => Math.min(at, whole.length)), whole.length])].sort(
          (a, b) => a - b,
        )
        const chunks = cuts.slice(1).map((to, index) => whole.slice(cuts[index], to))
        expect(readAll(chunks)).toEqual(readAll([whole]))
      }),
    )
  })
})
