import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture, PictureError, toJpeg } from './picture-codec'

const longest = 200

function plain(width: number, height: number, background = '#c04010') {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function troubleWith(bytes: Uint8Array): Promise<string | undefined> {
  const refusal = await decodePicture(bytes, { longest }).catch((error: unknown) => error)
  return refusal instanceof PictureError ? refusal.reason : undefined
}

/** A photo is not even: an even one would be so small that a cut does not hurt it. */
async function noisy(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('a %s is read', async (format) => {
  const bytes = await plain(300, 150).toFormat(format).toBuffer()
  const { width, height, data } = await decodePicture(bytes, { longest })
  expect([width, height, data.length]).toEqual([200, 100, 200 * 100 * 4])
  const near = [0xc0, 0x40, 0x10, 255].map((value, at) => Math.abs(value - (data[at] ?? 0)))
  expect(Math.max(...near)).toBeLessThan(12)
})

test('a small one is not made larger', async () => {
  const bytes = await plain(30, 20).png().toBuffer()
  expect(await decodePicture(bytes, { longest })).toMatchObject({ width: 30, height: 20 })
})

test('a photo that says it lies on its side is set upright', async () => {
  const bytes = await plain(120, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await decodePicture(bytes, { longest })).toMatchObject({ width: 60, height: 120 })
})

test('what is transparent is white', async () => {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  expect(new Set((await decodePicture(bytes, { longest })).data)).toEqual(new Set([255]))
})

test('nothing, text, a drawing, a document and a program are no pictures', async () => {
  expect(await troubleWith(new Uint8Array())).toBe('empty')
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
  for (const text of others) expect(await troubleWith(Buffer.from(text, 'latin1'))).toBe('not-a-picture')
})

test('a drawing that calls itself a photo is not drawn', async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff])
  expect(await troubleWith(Buffer.concat([jpeg, Buffer.from('<svg width="9" height="9"></svg>')]))).toBe(
    'broken',
  )
})

test('a film is not a photo', async () => {
  const frames = Buffer.alloc(10 * 20 * 3, 90).fill(200, 300)
  const film = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
  expect(await troubleWith(await film.clone().gif().toBuffer())).toBe('animated')
  expect(await troubleWith(await film.clone().webp().toBuffer())).toBe('animated')
})

test('more than 20 MB are not unpacked', async () => {
  expect(await troubleWith(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large')
})

test('a hundred megapixels in a small file are not unpacked', async () => {
  expect(await troubleWith(headerOf(10_000, 10_000))).toBe('too-many-pixels')
  expect(await troubleWith(headerOf(60_000, 60_000))).toBe('too-many-pixels')
  expect(await troubleWith(headerOf(40_000, 2))).toBe('too-many-pixels')
})

test('what ends too early, or is garbled, is broken', async () => {
  const jpeg = await noisy(400, 300)
  expect(await troubleWith(jpeg.subarray(0, jpeg.length / 2))).toBe('broken')
  expect(await troubleWith(jpeg.subarray(0, 40))).toBe('broken')
  const png = await plain(300, 300).png().toBuffer()
  expect(await troubleWith(png.subarray(0, png.length - 60))).toBe('broken')
  expect(await troubleWith(Buffer.from(png).fill(7, 60, 120))).toBe('broken')
  expect(await troubleWith(headerOf(500, 500))).toBe('broken')
})

test('hostile metadata is not read, not kept, and does no harm', async () => {
  const place = {
    IFD0: { Copyright: '<script>alert(1)</script>', ImageDescription: "'; drop table lots; --" },
  }
  const bytes = await plain(64, 64)
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

test('an orientation that does not exist changes nothing', async () => {
  const bytes = await plain(40, 20).withMetadata({ orientation: 8 }).jpeg().toBuffer()
  const at = bytes.indexOf(Buffer.from([0x01, 0x12]))
  const garbled = Buffer.from(bytes)
  garbled.fill(0xff, at + 8, at + 12)
  expect(await decodePicture(garbled, { longest })).toMatchObject({ width: 40, height: 20 })
})

test('a photo becomes a small JPEG', async () => {
  const bytes = await plain(800, 400).png().toBuffer()
  const small = await toJpeg(bytes, { longest: 100 })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 50 })
  await expect(toJpeg(Buffer.from('no'), { longest })).rejects.toMatchObject({ reason: 'not-a-picture' })
})

/** A PNG that promises so many pixels and holds none. */
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
