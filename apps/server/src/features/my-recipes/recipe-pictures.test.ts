import { myRecipes } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { posts } from '../../db/tables/community'
import { recipePictures } from '../../db/tables/my-recipes'
import { aCook } from '../../testing/a-cook'
import { aWritingCook, recipeRejection } from '../../testing/kitchens/a-writing-cook'

let cook: Awaited<ReturnType<typeof aWritingCook>>
beforeAll(async () => {
  cook = await aWritingCook(inject('cluster'))
})
afterAll(() => cook.close())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
const missing = [404, 'no-picture']

async function withPicture(): Promise<{ id: number; picture: string }> {
  const id = await cook.write()
  const { body } = await cook.setPicture(id, await plain(64, 48).png().toBuffer())
  return { id, picture: body.data.id }
}

describe('a photo', () => {
  test('is stored upright and small, in two sizes, without metadata', async () => {
    const id = await cook.write()
    const original = await plain(2400, 1800)
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '46/1 3/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { status, body } = await cook.setPicture(id, original)
    expect([status, body.data]).toMatchObject([200, { width: 1200, height: 1600 }])
    expect(body.data.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    for (const [size, width, height] of [
      ['page', 1200, 1600],
      ['card', 480, 640],
    ] as const) {
      const { headers, body: sent } = await cook.picture(id, body.data.id, size)
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const about = await sharp(sent.data).metadata()
      expect(about).toMatchObject({ format: 'jpeg', width, height })
      expect([about.exif, about.icc, about.xmp, about.iptc, about.orientation]).toEqual(
        Array(5).fill(undefined),
      )
      expect(Buffer.from(sent.data).includes('SecretCam')).toBe(false)
    }
    expect((await cook.list()).body.data[0]).toMatchObject({ picture: body.data })
    expect((await cook.open(id)).body.data.picture).toEqual(body.data)
    expect((await cook.read(id, cook.ana)).body.data.picture).toEqual(body.data)
  })

  test('has a new address each time, and the old one stops working', async () => {
    const { id, picture } = await withPicture()
    const again = await cook.setPicture(id, await plain(30, 40).webp().toBuffer())
    expect(again.body.data.id).not.toBe(picture)
    expect(recipeRejection(await cook.picture(id, picture))).toEqual(missing)
    expect(await cook.db.$count(recipePictures, eq(recipePictures.recipeId, id))).toBe(1)
    expect(recipeRejection(await cook.picture(id + 1, again.body.data.id))).toEqual(missing)
    expect((await cook.picture(id, 'x')).status).toBe(400)
    const remove = () => cook.call(myRecipes.removePicture, { params: { id } }, cook.as())
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(200)
    expect(recipeRejection(await cook.picture(id, again.body.data.id))).toEqual(missing)
    expect((await cook.open(id)).body.data).not.toHaveProperty('picture')
  })

  test('of a deleted recipe is hidden until it is restored', async () => {
    const { id, picture } = await withPicture()
    await cook.remove(id)
    expect(recipeRejection(await cook.picture(id, picture))).toEqual(missing)
    await cook.bringBack(id)
    expect((await cook.picture(id, picture)).status).toBe(200)
  })

  test('gets a new address when its recipe is withdrawn', async () => {
    const { id, picture } = await withPicture()
    await cook.publish(id)
    await cook.approve(id)
    const { body } = await cook.unpublish(id)
    const moved = body.data.picture?.id ?? ''
    expect(moved).not.toBe(picture)
    expect(recipeRejection(await cook.picture(id, picture))).toEqual(missing)
    expect((await cook.picture(id, moved, 'card')).status).toBe(200)
    expect((await cook.unpublish(id)).body.data.picture?.id).toBe(moved)
  })

  test('that is new for a shown recipe is reviewed first', async () => {
    const { id } = await withPicture()
    await cook.publish(id)
    await cook.approve(id)
    const stranger = await aCook(cook)
    await cook.call(myRecipes.removePicture, { params: { id } }, cook.as())
    expect((await cook.read(id, stranger)).status).toBe(200)
    await cook.update(id, 1, { title: 'With a new photo' })
    await cook.setPicture(id, await plain(20, 20).png().toBuffer())
    expect((await cook.read(id, stranger)).status).toBe(404)
    const [post] = await cook.db.select().from(posts).where(eq(posts.recipeId, id))
    expect(post).toMatchObject({ state: 'waiting', proposal: null })
    await cook.approve(id)
    const { body } = await cook.read(id, stranger)
    expect(body.data).toMatchObject({ title: 'With a new photo', picture: { width: 20 } })
  })
})

describe('invalid photos', () => {
  test.each([
    ['text', () => Buffer.from('not a picture at all'), 415, 'not-a-picture'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'not-a-picture'],
    ['a page called JPEG', () => Buffer.from('<html><script>alert(1)</script>'), 415, 'not-a-picture'],
    ['nothing but a beginning', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 400, 'broken-picture'],
    [
      'half a photo',
      async () => (await plain(800, 600).jpeg().toBuffer()).subarray(0, 1500),
      400,
      'broken-picture',
    ],
    [
      'a moving one',
      async () => {
        const frames = await Promise.all([
          plain(10, 10).png().toBuffer(),
          plain(10, 10).negate().png().toBuffer(),
        ])
        return sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer()
      },
      400,
      'animated-picture',
    ],
    ['far too many pixels', () => hugePng(20_000, 20_000), 413, 'too-many-pixels'],
  ] as const)('%s', async (_, made, status, code) => {
    const id = await cook.write()
    expect(recipeRejection(await cook.setPicture(id, await made()))).toEqual([status, code])
    expect((await cook.open(id)).body.data).not.toHaveProperty('picture')
  })

  test('more bytes than allowed', async () => {
    const id = await cook.write()
    expect(recipeRejection(await cook.setPicture(id, new Uint8Array(20 * 1024 * 1024 + 1)))).toEqual([
      413,
      'too-large',
    ])
  })
})

/** Claims to be huge; the pixels are not needed for the rejection. */
function hugePng(width: number, height: number): Promise<Buffer> {
  return plain(1, 1)
    .png()
    .toBuffer()
    .then((png) => {
      png.writeUInt32BE(width, 16)
      png.writeUInt32BE(height, 20)
      png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
      return png
    })
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
