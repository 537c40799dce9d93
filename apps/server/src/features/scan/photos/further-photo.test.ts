import { randomUUID } from 'node:crypto'
import { maxScanPhotos, scan } from '@larder/contract/scan'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../../testing/a-cook'
import {
  aScanningKitchen,
  aSeenThing,
  expectFoundScan,
  type ScanningKitchen,
  samplePhoto,
} from '../../../testing/kitchens/a-scanning-kitchen'

let kitchen: ScanningKitchen
beforeAll(async () => {
  kitchen = await aScanningKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

interface FurtherPhoto {
  readonly photo?: string
  readonly keep?: string
  readonly picture?: Uint8Array
}

function add(
  id: string,
  cook: Cook,
  { photo = randomUUID(), keep = 'false', picture = samplePhoto }: FurtherPhoto = {},
) {
  return kitchen.call(scan.addPhoto, { params: { id }, query: { photo, keep }, picture }, kitchen.as(cook))
}

async function aPhotoOf(cook: Cook, ...labels: string[]) {
  kitchen.sights.seen = labels.map((label) => aSeenThing(label, 0.93))
  return expectFoundScan(await kitchen.photo(cook))
}

test('a further photo adds its foods to the scan; one that was seen before is left to the cook', async () => {
  const cook = await aCook(kitchen)
  const { id } = await aPhotoOf(cook, 'spinach', 'egg')
  const left = await kitchen.left(cook)
  kitchen.sights.seen = [aSeenThing('egg', 0.93), aSeenThing('milk', 0.92)]
  const photo = randomUUID()
  const further = expectFoundScan(await add(id, cook, { photo }))
  expect(further.photos).toBe(2)
  expect(
    further.lines.map(({ key, name, ticked, photo, seenBefore }) => [key, name, ticked, photo, seenBefore]),
  ).toEqual([
    ['1', 'Spinach', true, undefined, undefined],
    ['2', 'Eggs', true, undefined, undefined],
    ['3', 'Eggs', false, 2, true],
    ['4', 'Milk', true, 2, undefined],
  ])
  expect(await kitchen.left(cook)).toBe(left)

  // A retry is the same photo.
  const again = expectFoundScan(await add(id, cook, { photo }))
  expect(again).toEqual(further)

  const saved = await kitchen.save(
    further,
    further.lines.filter(({ ticked }) => ticked),
    cook,
  )
  expect(saved.body.data.saved).toBe(3)
  const eggs = (await kitchen.stock(cook)).filter(({ foodId }) => foodId === 'egg')
  expect(eggs).toMatchObject([{ amount: '6' }])
  // The eggs that were seen twice and saved once are still known as eggs.
  const next = await aPhotoOf(cook, 'egg')
  expect(next.lines).toMatchObject([{ name: 'Eggs', ticked: true }])
  expect((await add(id, cook)).body.error?.code).toBe('scan-over')
})

test('one that shows nothing changes nothing', async () => {
  const cook = await aCook(kitchen)
  const first = await aPhotoOf(cook, 'spinach')
  kitchen.sights.seen = []
  expect((await add(first.id, cook)).body.data).toMatchObject({ kind: 'nothing' })
  const { body } = await kitchen.call(scan.get, { params: { id: first.id } }, kitchen.as(cook))
  expect(body.data).toEqual(first)
})

test('stored pictures are kept apart, and deleted with their scan', async () => {
  const cook = await aCook(kitchen)
  const { id } = await aPhotoOf(cook, 'spinach')
  kitchen.sights.seen = [aSeenThing('milk', 0.92)]
  expect(expectFoundScan(await add(id, cook, { keep: 'true' })).kept).toBe(true)
  const picture = (photo?: number, as: Cook = cook) =>
    kitchen.call(
      scan.picture,
      { params: { id }, query: photo === undefined ? {} : { photo } },
      kitchen.as(as),
    )
  expect((await picture(2)).status).toBe(200)
  expect((await picture()).body.error?.code).toBe('no-picture')
  expect((await picture(7)).body.error?.code).toBe('bad-input')
  expect((await picture(2, await aCook(kitchen))).body.error?.code).toBe('scan-not-found')
  await kitchen.call(scan.drop, { params: { id } }, kitchen.as(cook))
  expect((await picture(2)).body.error?.code).toBe('no-picture')
  expect((await add(id, cook)).body.error?.code).toBe('scan-over')
})

test('a scan has a limited number of photos, also if they arrive at once', async () => {
  const cook = await aCook(kitchen)
  const { id } = await aPhotoOf(cook, 'spinach')
  kitchen.sights.seen = [aSeenThing('milk', 0.92)]
  await Promise.all(Array.from({ length: maxScanPhotos }, () => add(id, cook)))
  const { body } = await kitchen.call(scan.get, { params: { id } }, kitchen.as(cook))
  expect(body.data.photos).toBe(maxScanPhotos)
  expect(body.data.lines).toHaveLength(maxScanPhotos)
  expect(new Set(body.data.lines.map(({ key }) => key)).size).toBe(maxScanPhotos)
  const looks = kitchen.sights.looks
  expect((await add(id, cook)).body.error?.code).toBe('too-many-scan-photos')
  expect(kitchen.sights.looks).toBe(looks)
})

test('is rejected without a session, for another household, another kind of scan, or a bad picture', async () => {
  const cook = await aCook(kitchen)
  const { id } = await aPhotoOf(cook, 'spinach')
  const request = { params: { id }, query: { photo: randomUUID() }, picture: samplePhoto }
  expect((await kitchen.call(scan.addPhoto, request)).status).toBe(401)
  expect((await add(id, await aCook(kitchen))).body.error?.code).toBe('scan-not-found')
  expect((await add(randomUUID(), cook)).body.error?.code).toBe('scan-not-found')
  const receipt = expectFoundScan(await kitchen.receiptText('SHOP\nMILK 1L 1.29\nTOTAL 1.29', cook))
  expect((await add(receipt.id, cook)).body.error?.code).toBe('scan-not-found')
  expect((await add(id, cook, { picture: Buffer.from('hello') })).body.error?.code).toBe('not-a-picture')
  expect((await add(id, cook, { photo: 'x' })).body.error?.code).toBe('bad-input')
})
