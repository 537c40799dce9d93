import { expect, test } from 'vitest'
import { parseBoundedJson } from './bounded-json'
import { decodeFileText, detectFileKind } from './file-kind'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each<[string, Uint8Array]>([
  ['picture', bytesOf('\xff\xd8\xff\xe0')],
  ['picture', bytesOf('\x89PNG\r\n')],
  ['picture', bytesOf('RIFF\x00\x00\x00\x00WEBPVP8 ')],
  ['picture', bytesOf('\x00\x00\x00\x20ftypavif')],
  ['text', bytesOf('BMW drivers like this soup')],
  ['text', bytesOf('Soup\twith cr\xe8me\r\n')],
  ['text', new Uint8Array([0xff, 0xfe, 83, 0, 111, 0])],
  ['zip', bytesOf('PK\x03\x04')],
  ['gzip', bytesOf('\x1f\x8b\x08')],
  ['pdf', bytesOf('%PDF-1.4')],
  ['empty', bytesOf('')],
  ['other', bytesOf('MZ\x90\x00')],
])('a %s is detected by its beginning', (kind, bytes) => {
  expect(detectFileKind(bytes)).toBe(kind)
})

test('text is decoded in any encoding', () => {
  expect(decodeFileText(bytesOf('\xef\xbb\xbfcr\xc3\xa8me'))).toBe('crème')
  expect(decodeFileText(bytesOf('cr\xe8me \x96 2 \x80'))).toBe('crème – 2 €')
  expect(decodeFileText(bytesOf('<meta charset="iso-8859-2">\xb9'))).toContain('š')
  expect(decodeFileText(new Uint8Array([0xff, 0xfe, 0xe8, 0]))).toBe('è')
  expect(decodeFileText(new Uint8Array([0xfe, 0xff, 0, 0xe8]))).toBe('è')
})

test('JSON is distinguished from text, and harmless depth is accepted', () => {
  expect(parseBoundedJson('[- a remark -] Stir.')).toBeUndefined()
  expect(parseBoundedJson('Stir.')).toBeUndefined()
  expect(parseBoundedJson('\uFEFF {"a": "[[[[\\"{{{{\\\\"}')?.value).toEqual({ a: '[[[["{{{{\\' })
  expect(parseBoundedJson(JSON.stringify({ a: '{['.repeat(500) }))).toBeDefined()
  expect(() => parseBoundedJson('{"a":'.repeat(61))).toThrow('no cookbook')
  expect(() => parseBoundedJson(`["${'\\'.repeat(100_000)}`)).not.toThrow()
})
