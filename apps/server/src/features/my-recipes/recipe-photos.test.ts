import { randomUUID } from 'node:crypto'
import { household } from '@larder/contract/household'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { posts } from '../../db/tables/community'
import { householdPhotos } from '../../db/tables/my-recipes'
import { aCook } from '../../testing/a-cook'
import { joinHousehold } from '../../testing/join-household'
import { aWritingCook, recipeNotFound, recipeRejection } from '../../testing/kitchens/a-writing-cook'
import { maxPhotos } from './dish-photo'

let cook: Awaited<ReturnType<typeof aWritingCook>>
let dish: number
beforeAll(async () => {
  cook = await aWritingCook(inject('cluster'))
  // A dish that everybody may read, of somebody else.
  const author = await aCook(cook)
  dish = await cook.write({ title: 'Soup of another cook' }, author)
  await cook.publish(dish, '', 'desserts', author)
  await cook.approve(dish)
})
afterAll(() => cook.close())

const aPhoto = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .png()
    .toBuffer()
const missing = [404, 'no-picture']

async function added(id: number, width?: number, by?: Parameters<typeof cook.addPhoto>[2]) {
  const { status, body } = await cook.addPhoto(id, await aPhoto(width), by)
  expect(status).toBe(201)
  return body.data
}
const photosOf = async (id: number, by = cook.ana) => (await cook.read(id, by)).body.data

describe('a photo of the cook’s own unpublished recipe', () => {
  test('is a photo of the recipe; the first one is shown', async () => {
    const id = await cook.write()
    const one = await added(id, 41)
    const two = await added(id, 42)
    expect([one.of, two.of]).toEqual(['recipe', 'recipe'])
    expect(await photosOf(id)).toMatchObject({ picture: { id: one.id }, photos: [one, two] })
    const { status, body } = await cook.arrangePhoto(id, two.id, { first: true, focus: { x: 20, y: 80 } })
    expect([status, body.data]).toEqual([200, { ...two, focus: { x: 20, y: 80 } }])
    const { of: _, ...shown } = body.data
    expect(await photosOf(id)).toMatchObject({ picture: shown, photos: [body.data, one] })
    expect((await cook.list()).body.data[0]?.picture).toEqual(shown)
    // A photo chosen in the form replaces the first one only.
    await cook.setPicture(id, await aPhoto(43))
    const { photos = [] } = await photosOf(id)
    expect(photos.map(({ width }) => width)).toEqual([43, 41])
    expect(recipeRejection(await cook.picture(id, two.id))).toEqual(missing)
    await cook.call(myRecipes.removePicture, { params: { id } }, cook.as())
    expect(await photosOf(id)).toMatchObject({ picture: { id: one.id }, photos: [one] })
    await cook.removePhoto(id, one.id)
    const left = await photosOf(id)
    expect([left.picture, left.photos, left.drawn !== undefined]).toEqual([undefined, undefined, true])
  })

  test('makes a recipe wait again where it would show others a photo that nobody approved', async () => {
    const id = await cook.write()
    const [one, two] = [await added(id, 41), await added(id, 42)]
    await cook.publish(id)
    await cook.approve(id)
    const stranger = await aCook(cook)
    const seen = (await cook.read(id, stranger)).body.data
    expect(seen.photos?.map(({ width }) => width)).toEqual([41])
    await cook.arrangePhoto(id, one.id, { first: true, focus: { x: 1, y: 2 } })
    expect((await cook.read(id, stranger)).status).toBe(200)
    const { body } = await cook.arrangePhoto(id, two.id, { first: true })
    expect(body.data).toMatchObject({ width: 42, of: 'recipe' })
    const [post] = await cook.db.select().from(posts).where(eq(posts.recipeId, id))
    expect([post?.state, (await cook.read(id, stranger)).status]).toEqual(['waiting', 404])
    // Its photos have new addresses, as after every withdrawal.
    expect(recipeRejection(await cook.picture(id, two.id))).toEqual(missing)
    expect((await cook.picture(id, body.data.id)).status).toBe(200)
    await cook.approve(id)
    await cook.removePhoto(id, body.data.id)
    expect((await cook.read(id, stranger)).status).toBe(404)
  })
})

describe('a photo of any other dish', () => {
  test('is kept for the household: shown instead of the drawing, and seen by nobody else', async () => {
    expect((await photosOf(dish)).drawn).toBeDefined()
    const photo = await added(dish, 44)
    expect(photo.of).toBe('household')
    const { of: _, ...picture } = photo
    const mine = await photosOf(dish)
    expect(mine).toMatchObject({ picture, photos: [photo] })
    expect(mine.drawn).toBeUndefined()
    const found = await cook.call(recipes.search, { query: { search: 'Soup of another cook' } }, cook.as())
    expect(found.body.data[0]).toMatchObject({ id: dish, picture })
    const stranger = await aCook(cook)
    for (const token of [stranger.token, undefined]) {
      const theirs = (await cook.call(recipes.get, { params: { id: dish }, query: {} }, { token })).body.data
      expect([theirs.picture, theirs.photos, theirs.drawn !== undefined]).toEqual([
        undefined,
        undefined,
        true,
      ])
    }
    expect((await cook.picture(dish, photo.id, 'card')).status).toBe(200)
    // Another household can neither change nor delete it.
    expect(recipeRejection(await cook.arrangePhoto(dish, photo.id, { first: true }, stranger))).toEqual(
      recipeNotFound,
    )
    await cook.removePhoto(dish, photo.id, stranger)
    expect((await photosOf(dish)).photos).toEqual([photo])
    const second = await added(dish, 45)
    await cook.arrangePhoto(dish, second.id, { first: true })
    expect((await photosOf(dish)).photos?.map(({ width }) => width)).toEqual([45, 44])
    for (const { id } of [photo, second, second]) expect((await cook.removePhoto(dish, id)).status).toBe(200)
    expect((await photosOf(dish)).drawn).toBeDefined()
  })

  test('also of the cook’s own published recipe, which stays published', async () => {
    const id = await cook.write()
    await cook.publish(id)
    await cook.approve(id)
    expect((await added(id)).of).toBe('household')
    const stranger = await aCook(cook)
    const theirs = await cook.read(id, stranger)
    expect([theirs.status, theirs.body.data.picture]).toEqual([200, undefined])
    expect((await photosOf(id)).picture).toBeDefined()
  })

  test('comes after the photo of the recipe', async () => {
    const author = await aCook(cook)
    const id = await cook.write({}, author)
    await cook.setPicture(id, await aPhoto(50), author)
    await cook.publish(id, '', 'desserts', author)
    await cook.approve(id)
    await added(id, 51)
    const { picture, photos } = await photosOf(id)
    expect([picture?.width, photos?.map(({ width }) => width)]).toEqual([50, [50, 51]])
  })
})

describe('requests that must not work', () => {
  test('without signing in, of another household’s recipe, or of none', async () => {
    const picture = await aPhoto()
    const input = { params: { id: dish }, query: {}, picture }
    expect((await cook.call(myRecipes.addPhoto, input)).status).toBe(401)
    const hidden = await cook.write({}, await aCook(cook))
    for (const id of [hidden, 999_999]) {
      expect(recipeRejection(await cook.addPhoto(id, picture))).toEqual(recipeNotFound)
      expect(recipeRejection(await cook.arrangePhoto(id, randomUUID(), { first: true }))).toEqual(
        recipeNotFound,
      )
      expect(recipeRejection(await cook.removePhoto(id, randomUUID()))).toEqual(recipeNotFound)
    }
  })

  test('with bad input', async () => {
    const id = await cook.write()
    expect(recipeRejection(await cook.addPhoto(id, Buffer.from('no picture')))).toEqual([
      415,
      'not-a-picture',
    ])
    const { id: photo } = await added(id)
    for (const focus of [
      { x: -1, y: 0 },
      { x: 101, y: 0 },
      { x: 0.5, y: 0 },
    ])
      expect((await cook.arrangePhoto(id, photo, { focus })).status).toBe(400)
    expect(recipeRejection(await cook.arrangePhoto(id, randomUUID(), { first: true }))).toEqual(missing)
    expect((await cook.arrangePhoto(id, 'x', {})).status).toBe(400)
  })

  test('twice: a repeated request adds one photo', async () => {
    const [picture, key] = [await aPhoto(60), randomUUID()]
    const once = await cook.addPhoto(dish, picture, undefined, key)
    const again = await cook.addPhoto(dish, picture, undefined, key)
    expect(again.body.data).toEqual(once.body.data)
    expect(await cook.db.$count(householdPhotos, eq(householdPhotos.recipeId, dish))).toBe(1)
    expect(recipeRejection(await cook.addPhoto(dish, await aPhoto(61), undefined, key))).toEqual([
      409,
      'idempotency-key-reused',
    ])
    // The key of somebody else’s photo is no way to it.
    const stranger = await aCook(cook)
    expect(recipeRejection(await cook.addPhoto(dish, picture, stranger, key))).toEqual([
      409,
      'idempotency-key-reused',
    ])
    await cook.removePhoto(dish, key)
    expect(recipeRejection(await cook.addPhoto(dish, picture, undefined, key))).toEqual(missing)
  })

  test('more than a dish may have', async () => {
    const id = await cook.write()
    const picture = await aPhoto()
    for (let photo = 0; photo < maxPhotos; photo += 1) await cook.addPhoto(id, picture)
    expect(recipeRejection(await cook.addPhoto(id, picture))).toEqual([409, 'too-many-photos'])
  })
})

test('a photo is cropped for link previews around its focus', async () => {
  const id = await cook.write()
  // White on the left, black on the right.
  const half = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#000' } })
    .extend({ left: 200, background: '#fff' })
    .png()
    .toBuffer()
  const { body } = await cook.addPhoto(id, half)
  const brightness = async () => {
    const { body: sent } = await cook.picture(id, body.data.id, 'share')
    const { data, info } = await sharp(sent.data).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    return (data[0] ?? 0) > 128
  }
  await cook.arrangePhoto(id, body.data.id, { focus: { x: 0, y: 50 } })
  expect(await brightness()).toBe(true)
  await cook.arrangePhoto(id, body.data.id, { focus: { x: 100, y: 50 } })
  // 190 of 400 pixels in width are kept: all of them black.
  const { body: sent } = await cook.picture(id, body.data.id, 'share')
  const { dominant } = await sharp(sent.data).stats()
  expect(dominant.r).toBeLessThan(30)
})

test('who leaves the household no longer sees its photos at their old addresses; who stays sees them at new ones', async () => {
  const host = await aCook(cook)
  const guest = await aCook(cook)
  await joinHousehold(cook, host, guest)
  const ofDish = await added(dish, 46, host)
  const draft = await cook.write({}, host)
  const ofDraft = await added(draft, 47, host)
  const guestsDraft = await cook.write({}, guest)
  const ofGuest = await added(guestsDraft, 48, guest)
  const published = await cook.write({}, host)
  const ofPublished = await added(published, 49, host)
  await cook.publish(published, '', 'desserts', host)
  await cook.approve(published)
  const statusOf = async (recipe: number, photo: string) => (await cook.picture(recipe, photo)).status
  expect(await statusOf(dish, ofDish.id)).toBe(200)
  const { body: mine } = await cook.call(household.current, {}, { token: host.token })

  const leaving = { params: { id: mine.data.id } }
  expect((await cook.call(household.leave, leaving, { token: guest.token })).status).toBe(200)
  expect(await statusOf(dish, ofDish.id)).toBe(404)
  expect(await statusOf(draft, ofDraft.id)).toBe(404)
  expect(await statusOf(guestsDraft, ofGuest.id)).toBe(404)
  const renewed = [
    [dish, host, 46],
    [draft, host, 47],
    [guestsDraft, guest, 48],
  ] as const
  for (const [recipe, by, width] of renewed) {
    const { picture } = await photosOf(recipe, by)
    expect(picture?.width).toBe(width)
    expect(await statusOf(recipe, picture?.id ?? '')).toBe(200)
  }
  // What is public stays where links to it lead.
  const { picture } = await photosOf(published, host)
  expect(await statusOf(published, picture?.id ?? ofPublished.id)).toBe(200)
})
