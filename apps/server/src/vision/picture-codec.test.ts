import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture, PictureError, toJpeg } from './picture-codec'

const longest = 200

function createPicture(width: number, height: number, background = '#c04010') {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function rejectionOf(bytes: Uint8Array): Promise<string | undefined> {
  const rejection = await decodePicture(bytes, { longest }).catch((error: unknown) => error)
  return rejection instanceof PictureError ? rejection.reason : undefined
}

/** A photo is not uniform: a uniform one would be too small to be damaged by truncation. */
async function createNoisyPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('a %s is read', async (format) => {
  const bytes = await createPicture(300, 150).toFormat(format).toBuffer()
  const { width, height, data } = await decodePicture(bytes, { longest })
  expect([width, height, data.length]).toEqual([200, 100, 200 * 100 * 4])
  const near = [0xc0, 0x40, 0x10, 255].map((value, at) => Math.abs(value - (data[at] ?? 0)))
  expect(Math.max(...near)).toBeLessThan(12)
})

test('a small picture is not enlarged', async () => {
  const bytes = await createPicture(30, 20).png().toBuffer()
  expect(await decodePicture(bytes, { longest })).toMatchObject({ width: 30, height: 20 })
})

test('a photo with an orientation is turned upright', async () => {
  const bytes = await createPicture(120, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await decodePicture(bytes, { longest })).toMatchObject({ width: 60, height: 120 })
})

test('transparency becomes white', async () => {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  expect(new Set((await decodePicture(bytes, { longest })).data)).toEqual(new Set([255]))
})

test('an empty file, text, a drawing, a document and a program are rejected', async () => {
  expect(await rejectionOf(new Uint8Array())).toBe('empty')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const others = [
    'hello',
    svg,
    `<?xml version="1.0"?>${svg}`,
    '%PDF-1.7\n',
    '\x7fELF',
    '#!/bin/sh\n',
    '\0'.repeat(99),
  ]
  for (const text of others) expect(await rejectionOf(Buffer.from(text, 'latin1'))).toBe('not-a-picture')
})

test('a vector graphic that claims to be a photo is not rendered', async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff])
  expect(await rejectionOf(Buffer.concat([jpeg, Buffer.from('<svg width="9" height="9"></svg>')]))).toBe(
    'broken',
  )
})

test('an animation is rejected', async () => {
  const frames = Buffer.alloc(10 * 20 * 3, 90).fill(200, 300)
  const film = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
  expect(await rejectionOf(await film.clone().gif().toBuffer())).toBe('animated')
  expect(await rejectionOf(await film.clone().webp().toBuffer())).toBe('animated')
})

test('more than 20 MB are not decoded', async () => {
  expect(await rejectionOf(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large')
})

test('a hundred megapixels in a small file are not decoded', async () => {
  expect(await rejectionOf(headerOf(10_000, 10_000))).toBe('too-many-pixels')
  expect(await rejectionOf(headerOf(60_000, 60_000))).toBe('too-many-pixels')
  expect(await rejectionOf(headerOf(40_000, 2))).toBe('too-many-pixels')
})

test('a truncated or garbled file is broken', async () => {
  const jpeg = await createNoisyPicture(400, 300)
  expect(await rejectionOf(jpeg.subarray(0, jpeg.length / 2))).toBe('broken')
  expect(await rejectionOf(jpeg.subarray(0, 40))).toBe('broken')
  const png = await createPicture(300, 300).png().toBuffer()
  expect(await rejectionOf(png.subarray(0, png.length - 60))).toBe('broken')
  expect(await rejectionOf(Buffer.from(png).fill(7, 60, 120))).toBe('broken')
  expect(await rejectionOf(headerOf(500, 500))).toBe('broken')
})

test('hostile metadata is neither read nor kept and has no effect', async () => {
  const place = {
    IFD0: { Copyright: '<script>alert(1)</script>', ImageDescription: "'; drop table lots; --" },
  }
  const bytes = await createPicture(64, 64)
    .withExif({ ...place, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${'<a>'.repeat(20_000)}</x:xmpmeta>`)
    .jpeg()
    .toBuffer()
  expect(await decodePicture(bytes, { longest })).toMatchObject({ width: 64, height: 64 })
  const kept = await toJpeg(bytes, { longest })
  const about = await sharp(kept).metadata()
  expect(about).toMatchObject({ format: 'jpeg', width: 64, height: 64 })
  expect([about.exif, about.xmp, about.iptc, about.icc, about.orientation]).toEqual(
    new Array(5).fill(undefined),
  )
  expect(kept.includes('script')).toBe(false)
})

test('an invalid orientation has no effect', async () => {
  const bytes = await createPicture(40, 20).withMetadata({ orientation: 8 }).jpeg().toBuffer()
  const at = bytes.indexOf(Buffer.from([0x01, 0x12]))
  const garbled = Buffer.from(bytes)
  garbled.fill(0xff, at + 8, at + 12)
  expect(await decodePicture(garbled, { longest })).toMatchObject({ width: 40, height: 20 })
})

test('a photo becomes a small JPEG', async () => {
  const bytes = await createPicture(800, 400).png().toBuffer()
  const small = await toJpeg(bytes, { longest: 100 })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 50 })
  await expect(toJpeg(Buffer.from('no'), { longest })).rejects.toMatchObject({ reason: 'not-a-picture' })
})

/** A PNG header that claims this size, without pixels. */
function headerOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const opening = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    opening,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
