import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isCleanJpeg } from './clean-jpeg'
import { toJpeg } from './picture-codec'

const picture = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#c33' } })

test('our own JPEGs contain only the picture', async () => {
  const made = await toJpeg(await picture().png().toBuffer(), { longest: 64 })
  expect(isCleanJpeg(made)).toBe(true)
  expect(isCleanJpeg(await picture().jpeg().toBuffer())).toBe(true)
})

test.each([
  [
    'a place',
    () =>
      picture()
        .withExif({ IFD0: { Copyright: 'Ana' } })
        .jpeg()
        .toBuffer(),
  ],
  ['a colour profile', () => picture().withIccProfile('p3').jpeg().toBuffer()],
  [
    'something after its end',
    async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('x')]),
  ],
  ['no end', async () => (await picture().jpeg().toBuffer()).subarray(0, -2)],
  ['another format', () => picture().png().toBuffer()],
  ['nothing', async () => Buffer.alloc(0)],
])('a JPEG with %s does not', async (_, make) => {
  expect(isCleanJpeg(await make())).toBe(false)
})
