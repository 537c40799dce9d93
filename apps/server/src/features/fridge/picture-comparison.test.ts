import { fridge } from '@larder/contract/fridge'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../app'
import { readEnv } from '../../env'
import { createLog } from '../../log'
import { aCook, type Cook } from '../../testing/a-cook'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { connectEventStream } from '../../testing/fakes/event-stream-client'
import { fillInventory } from '../../testing/fill-inventory'
import {
  aFridge,
  aShelfChange,
  aTinyPicture,
  type FridgeTestApp,
  fridgeRateLimits,
  type PairedTestCamera,
} from '../../testing/kitchens/a-fridge'
import { RetryLaterError } from './picture-comparison'

let larder: FridgeTestApp
let ana: Cook
let camera: PairedTestCamera
let url: string
beforeAll(async () => {
  larder = await aFridge(inject('cluster'))
  url = await larder.app.listen({ port: 0, host: '127.0.0.1' })
  ana = await aCook(larder)
})
beforeEach(async () => {
  await larder.anew(ana)
  camera = await larder.pair(ana)
  larder.comparer.sees.length = 0
  larder.comparer.looked = 0
})
afterAll(() => larder.close())

const states = async (cook = ana) => {
  const input = { params: { id: camera.id }, query: { size: 100 } }
  const { body } = await larder.call(fridge.pictures, input, { token: cook.token })
  return body.data.map(({ state, changes }) => [state, changes])
}
const anItem = async (name: string, given: object = {}) => {
  const body = { name, amount: '2', unit: '', location: 'fridge' as const, ...given }
  return (await larder.call(inventory.create, { body }, { token: ana.token })).body.data
}
const undo = (booking: number | undefined, { token } = ana) =>
  larder.call(inventory.undo, { params: { id: booking ?? 0 } }, { token })
const shelves = async () =>
  (await larder.stock(ana)).map(({ name, amount, unit }) => `${amount} ${unit} ${name}`)

describe('detected changes', () => {
  test('are none for the first picture and for an unchanged shelf', async () => {
    await larder.look(camera, ana)
    await larder.look(camera, ana, [])
    expect(await states()).toEqual([
      ['same', 0],
      ['first', 0],
    ])
    expect(larder.comparer.looked).toBe(1)
    expect(await larder.stock(ana)).toEqual([])
  })

  test('that are certain are booked at once for the household, and undone as a whole', async () => {
    await larder.look(camera, ana)
    const item = await anItem('Carrot', { expiryDate: '2026-11-20' })
    const seen = [
      aShelfChange('came', 'apple'),
      aShelfChange('came', 'apple'),
      aShelfChange('came', 'spinach'),
      aShelfChange('went', 'carrot'),
    ]
    await larder.look(camera, ana, seen)
    expect(await states()).toEqual([
      ['changed', 4],
      ['first', 0],
    ])
    expect(await shelves()).toEqual(['1  Carrot', '2  Apple', '1 bunch Spinach'])
    const apple = (await larder.stock(ana)).find(({ name }) => name === 'Apple')
    expect(apple).toMatchObject({
      source: 'camera',
      location: 'fridge',
      expirySource: 'estimated',
      foodId: 'apple',
    })

    const changes = await larder.changes(ana)
    expect(new Set(changes.map(({ booking }) => booking)).size).toBe(1)
    expect(changes.map(({ kind, name, state }) => [kind, name, state])).toEqual(
      expect.arrayContaining([
        ['came', 'Apple', 'booked'],
        ['came', 'Spinach', 'booked'],
        ['went', 'Carrot', 'booked'],
      ]),
    )
    const history = await larder.call(
      inventory.history,
      { params: { id: item.id }, query: {} },
      { token: ana.token },
    )
    expect(history.body.data[0]).toMatchObject({
      kind: 'used',
      change: '-1',
      camera: 'Top shelf',
      you: false,
    })
    expect(history.body.data[0]?.who).toBeUndefined()

    expect((await undo(changes[0]?.booking)).status).toBe(200)
    expect(await shelves()).toEqual(['2  Carrot'])
    const after = await larder.changes(ana)
    expect(after.every(({ state, booking }) => state === 'undone' && booking === undefined)).toBe(true)
    expect((await undo(changes[0]?.booking)).body.error?.code).toBe('booking-undone')
  })

  test('update the list that follows the plan, both ways', async () => {
    const { id } = await aSavedRecipe(larder.db, { title: 'Stew', servings: 2, ingredients: ['4 carrots'] })
    const as = { token: ana.token }
    const listed = async () => {
      const { body } = await larder.call(shopping.list, { query: {} }, as)
      return body.data.map(({ text }) => text)
    }
    const day = larder.now().slice(0, 10)
    const meal = { day, meal: 'dinner' as const, what: { kind: 'recipe' as const, recipeId: id }, plates: 2 }
    await larder.call(mealPlan.add, { body: meal }, as)
    await anItem('Carrot', { amount: '4' })
    await larder.call(shopping.fromPlan, { body: { from: day } }, as)
    expect(await listed()).toEqual([])
    await larder.look(camera, ana)
    await larder.look(camera, ana, [aShelfChange('went', 'carrot'), aShelfChange('went', 'carrot')])
    await expect.poll(listed, { timeout: 20_000 }).toEqual(['2 carrots'])
    await undo((await larder.changes(ana))[0]?.booking)
    expect(await listed()).toEqual([])
  })

  test('notify the household’s devices only', async () => {
    const stranger = await aCook(larder)
    await larder.look(camera, ana)
    const [line, other] = [
      await connectEventStream(url, ana.token),
      await connectEventStream(url, stranger.token),
    ]
    await Promise.all([line.next(), other.next()])
    await larder.look(camera, ana, [aShelfChange('came', 'apple')])
    const words = () => line.events.flatMap((event) => ('words' in event ? event.words : []))
    await expect.poll(words, { timeout: 20_000 }).toEqual(expect.arrayContaining(['fridge', 'inventory']))
    expect(other.events).toHaveLength(1)
    line.close()
    other.close()
    expect(await larder.changes(stranger)).toEqual([])
    expect(await larder.stock(stranger)).toEqual([])
    const { booking } = (await larder.changes(ana))[0] ?? {}
    expect((await undo(booking, stranger)).body.error?.code).toBe('booking-not-found')
  })

  test('that are uncertain are asked about, and nothing is booked', async () => {
    await larder.look(camera, ana)
    await anItem('Flour', { amount: '500', unit: 'g', foodId: 'all-purpose-flour' })
    await anItem('Rice', { amount: '500', unit: 'g', foodId: 'white-rice' })
    await larder.look(camera, ana, [
      aShelfChange('came', 'lemon', { sure: false }),
      aShelfChange('went', 'rice'),
      aShelfChange('went', 'banana'),
    ])
    expect(await states()).toEqual([
      ['changed', 2],
      ['first', 0],
    ])
    const changes = await larder.changes(ana)
    expect(changes.map(({ kind, name, state, booking }) => [kind, name, state, booking])).toEqual(
      expect.arrayContaining([
        ['came', 'Lemon', 'asking', undefined],
        ['went', 'Rice', 'asking', undefined],
      ]),
    )
    expect(await shelves()).toEqual(['500 g Flour', '500 g Rice'])
    const [seen] = (await larder.call(fridge.cameras, {}, { token: ana.token })).body.data
    expect(seen?.asking).toBe(2)
  })

  test('additions show on their picture, removals on the previous one', async () => {
    await larder.look(camera, ana)
    await anItem('Carrot')
    await larder.look(camera, ana, [aShelfChange('came', 'apple'), aShelfChange('went', 'carrot')])
    const input = { params: { id: camera.id }, query: {} }
    const [later, earlier] = (await larder.call(fridge.pictures, input, { token: ana.token })).body.data
    const changes = await larder.changes(ana)
    expect(changes.find(({ kind }) => kind === 'came')?.seenOn).toBe(later?.id)
    expect(changes.find(({ kind }) => kind === 'went')?.seenOn).toBe(earlier?.id)
    for (const { pictureId } of changes) expect(pictureId).toBe(later?.id)
  })

  test('use the camera’s current location', async () => {
    await larder.look(camera, ana)
    const place = { params: { id: camera.id }, body: { location: 'freezer' as const } }
    await larder.call(fridge.change, place, { token: ana.token })
    await larder.look(camera, ana, [aShelfChange('came', 'apple')])
    expect((await larder.stock(ana))[0]?.location).toBe('freezer')
  })

  test('are asked about when the lot quota is reached', async () => {
    const full = await aCook(larder)
    await fillInventory(larder.db, full, 19_999)
    const door = await larder.pair(full)
    await larder.look(door, full)
    const apple = { name: 'Apple', amount: '2', unit: '', location: 'fridge' } as const
    await larder.call(inventory.create, { body: apple }, { token: full.token })
    await larder.look(door, full, [aShelfChange('came', 'lemon'), aShelfChange('went', 'apple')])
    expect((await larder.changes(full)).map(({ state }) => state)).toEqual(['asking', 'asking'])
  })
})

describe('pictures', () => {
  test('are compared in the order of taking; a late one books nothing', async () => {
    await larder.look(camera, ana)
    const late = larder.now()
    larder.passSeconds(60)
    await larder.look(camera, ana, [aShelfChange('came', 'apple')])
    larder.comparer.sees.push([aShelfChange('came', 'lemon')])
    await larder.upload(camera.key, await aTinyPicture(), {
      'larder-taken-at': new Date(Date.parse(late) + 30_000).toISOString(),
    })
    await larder.settled(camera, ana)
    expect((await states()).map(([state]) => state)).toEqual(['changed', 'same', 'first'])
    expect(await shelves()).toEqual(['1  Apple'])
  })

  test('of several cameras are each compared with their own', async () => {
    const second = await larder.pair(ana, { name: 'Door', location: 'pantry' })
    await larder.look(camera, ana)
    await larder.look(second, ana)
    larder.comparer.sees.push([aShelfChange('came', 'apple')], [aShelfChange('came', 'apple')])
    const bytes = await Promise.all([aTinyPicture(), aTinyPicture()])
    larder.passSeconds(60)
    await Promise.all([camera, second].map(({ key }, at) => larder.upload(key, bytes[at] ?? '')))
    await larder.settled(camera, ana)
    await larder.settled(second, ana)
    expect((await larder.stock(ana)).map(({ location }) => location).sort()).toEqual(['fridge', 'pantry'])
  })

  test('two of one camera are compared in order', async () => {
    await larder.look(camera, ana)
    larder.comparer.sees.push([aShelfChange('came', 'apple')], [aShelfChange('went', 'apple')])
    const bytes = await Promise.all([aTinyPicture(), aTinyPicture()])
    larder.passSeconds(60)
    await Promise.all(bytes.map((one) => larder.upload(camera.key, one)))
    await larder.settled(camera, ana)
    expect(await shelves()).toEqual(['0  Apple'])
  })

  test('that cannot be compared are retried, then skipped', async () => {
    await larder.look(camera, ana)
    larder.comparer.sees.push(new Error('the model broke'), new Error('again'), [
      aShelfChange('came', 'apple'),
    ])
    await larder.upload(camera.key, await aTinyPicture())
    await expect.poll(() => larder.comparer.looked, { timeout: 20_000 }).toBe(1)
    larder.passSeconds(60)
    await larder.upload(camera.key, await aTinyPicture())
    await larder.settled(camera, ana)
    expect((await states()).map(([state]) => state)).toEqual(['changed', 'unreadable', 'first'])
    expect(larder.logged.join('')).toContain('comparing')
  })

  test('left waiting by a stopped server are processed by the next', async () => {
    await larder.look(camera, ana)
    larder.comparer.sees.push(new RetryLaterError('busy'))
    await larder.upload(camera.key, await aTinyPicture())
    await expect.poll(() => larder.comparer.looked, { timeout: 20_000 }).toBe(1)
    expect((await states())[0]).toEqual(['waiting', 0])
    const another = await buildApp({
      env: readEnv({ PUBLIC_URL: 'http://larder.test' }),
      db: larder.serverDb,
      log: createLog('debug', { write: () => undefined }),
      mail: { send: async () => undefined, forget: async () => undefined, close: () => undefined },
      clock: larder.now,
      allowances: fridgeRateLimits,
      compare: async () => [aShelfChange('came', 'apple')],
    })
    await another.http.listen({ port: 0, host: '127.0.0.1' })
    await larder.settled(camera, ana)
    await another.close()
    expect(await shelves()).toEqual(['1  Apple'])
  })
})
