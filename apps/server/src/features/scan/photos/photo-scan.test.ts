import { randomUUID } from 'node:crypto'
import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { scan } from '@larder/contract/scan'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { aCook } from '../../../testing/a-cook'
import {
  aScanningKitchen,
  aSeenThing,
  expectFoundScan,
  type ScanningKitchen,
  samplePhoto,
} from '../../../testing/kitchens/a-scanning-kitchen'
import { WorkerError } from '../../../workers/worker-error'

let kitchen: ScanningKitchen
beforeAll(async () => {
  kitchen = await aScanningKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())
beforeEach(() => {
  kitchen.sights.seen = [aSeenThing('spinach', 0.93, ['lettuce', 0.04]), aSeenThing('egg', 0.88)]
  kitchen.sights.meanwhile = async () => undefined
})

const send = (picture: Uint8Array, query: object = { scan: randomUUID() }, cook = kitchen.ana) =>
  kitchen.call(scan.photo, { query: query as never, picture }, kitchen.as(cook))

describe('a photo', () => {
  test('becomes lines with amounts, locations, dates, confidences and alternatives', async () => {
    const { lines, seenBy, kept, by, kind } = expectFoundScan(await kitchen.photo())
    expect({ seenBy, kept, by, kind }).toEqual({ seenBy: 'larder', kept: false, by: 'Ana', kind: 'photo' })
    expect(lines).toMatchObject([
      {
        key: '1',
        name: 'Spinach',
        amount: '1',
        unit: 'bunch',
        category: 'Vegetables',
        location: 'fridge',
        expiryDate: '2026-11-20',
        expirySource: 'estimated',
        confidence: 93,
        ticked: true,
        others: [{ name: 'Lettuce', confidence: 4 }],
        area: { left: 0.1, top: 0.2, width: 0.5, height: 0.25 },
      },
      { key: '2', name: 'Eggs', amount: '6', confidence: 88, ticked: true, isFood: 'food' },
    ])
  })

  test('two labels of one food are one line with a joint count; uncertain ones are not ticked', async () => {
    kitchen.sights.seen = [
      { ...aSeenThing('apple', 0.7), count: 2 },
      { ...aSeenThing('apple', 0.9), count: 3, area: { left: 0.6, top: 0.6, width: 0.3, height: 0.3 } },
      aSeenThing('pasta', 0.45, ['spaghetti', 0.05]),
      aSeenThing('_background', 0.9),
      aSeenThing('mango', 0.05),
    ]
    const { lines } = expectFoundScan(await kitchen.photo())
    expect(lines).toMatchObject([
      { name: 'Apples', amount: '5', confidence: 90, area: { left: 0.1, top: 0.2 } },
      { name: 'Pasta', confidence: 50, ticked: false },
    ])
    expect(lines[0]?.area?.width).toBeCloseTo(0.8)
  })

  test('names foods in the English of the household’s country', async () => {
    const cook = await aCook(kitchen, { name: 'Liz' })
    kitchen.sights.seen = [aSeenThing('eggplant', 0.9, ['zucchini', 0.05])]
    const photograph = async () => {
      const { lines } = expectFoundScan(await send(samplePhoto, { scan: randomUUID() }, cook))
      return [lines[0]?.name, lines[0]?.others[0]?.name, lines[0]?.foodId]
    }
    expect(await photograph()).toEqual(['Eggplant', 'Zucchini', 'eggplant'])
    await kitchen.call(household.update, { body: { country: 'GB' } }, kitchen.as(cook))
    expect(await photograph()).toEqual(['Aubergine', 'Courgette', 'eggplant'])
    await kitchen.call(household.update, { body: { country: 'US' } }, kitchen.as(cook))
    expect(await photograph()).toEqual(['Eggplant', 'Zucchini', 'eggplant'])
  })

  test('shows warnings for the eaters first', async () => {
    const cook = await aCook(kitchen, { name: 'Mia' })
    const { body } = await kitchen.call(diet.people, {}, kitchen.as(cook))
    const params = { id: body.data[0]?.id ?? '' }
    const restrictions = [{ allergen: 'eggs' as const, severity: 'high' as const }]
    await kitchen.call(diet.saveRestrictions, { params, body: { restrictions } }, kitchen.as(cook))
    await kitchen.call(diet.saveDiets, { params, body: { diets: ['vegan'] } }, kitchen.as(cook))
    const [spinach, eggs] = expectFoundScan(await kitchen.photo(cook)).lines
    expect(spinach?.warnings).toEqual([])
    expect(eggs?.warnings).toEqual(['Contains eggs: not for Mia.', 'Not vegan: not for Mia.'])
  })

  test('corrections change later guesses, in this household only', async () => {
    const cook = await aCook(kitchen)
    kitchen.sights.seen = [aSeenThing('coriander', 0.55, ['parsley', 0.4], ['mint', 0.05])]
    const first = expectFoundScan(await kitchen.photo(cook))
    expect(first.lines[0]?.name).toBe('Coriander')
    const [line] = first.lines
    if (!line) throw new Error('no line')
    await kitchen.save(first, [{ ...line, name: 'Parsley' }], cook)
    const second = expectFoundScan(await kitchen.photo(cook))
    expect(second.lines[0]).toMatchObject({
      name: 'Parsley',
      foodId: 'parsley',
      // What the correction weakened below the floor is offered no more.
      others: [{ name: 'Coriander' }],
    })
    expect(expectFoundScan(await kitchen.photo()).lines[0]?.name).toBe('Coriander')
    // Removed repeatedly, its confidence falls.
    kitchen.sights.seen = [aSeenThing('bacon', 0.7), aSeenThing('spinach', 0.9)]
    for (let n = 0; n < 3; n += 1) {
      const scanned = expectFoundScan(await kitchen.photo(cook))
      await kitchen.save(
        scanned,
        scanned.lines.filter(({ name }) => name === 'Spinach'),
        cook,
      )
    }
    const third = expectFoundScan(await kitchen.photo(cook))
    expect(third.lines.find(({ name }) => name === 'Bacon')).toMatchObject({ ticked: false, confidence: 35 })
    expect(third.lines.find(({ name }) => name === 'Spinach')).toMatchObject({ ticked: true, confidence: 95 })
  })

  test('without food returns notes on what to try', async () => {
    kitchen.sights.seen = []
    const { body } = await kitchen.photo()
    expect(body.data).toMatchObject({ kind: 'nothing' })
    expect(JSON.stringify(body.data)).toMatch(/closer.*light.*one kind.*type it/i)
  })
})

describe('the picture', () => {
  const picture = (id: string, cook = kitchen.ana) =>
    kitchen.call(scan.picture, { params: { id }, query: {} }, kitchen.as(cook))

  test('is deleted unless the cook keeps it, and stored without metadata', async () => {
    const taken = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'At home, 46.05 N' } })
      .jpeg()
      .toBuffer()
    const id = randomUUID()
    const { kept } = expectFoundScan(await send(taken, { scan: id, keep: 'true' }))
    expect(kept).toBe(true)
    const { body, headers } = await picture(id)
    expect(headers['content-type']).toBe('image/jpeg')
    const about = await sharp(body.data).metadata()
    expect([about.width, about.height, about.exif]).toEqual([1600, 533, undefined])
    expect((await picture(id, await aCook(kitchen))).body.error?.code).toBe('scan-not-found')
    // A retry without keeping deletes it.
    expectFoundScan(await send(taken, { scan: id }))
    expect((await picture(id)).body.error?.code).toBe('no-picture')
    expect((await picture(randomUUID())).body.error?.code).toBe('scan-not-found')
    expect((await kitchen.call(scan.picture, { params: { id }, query: {} })).status).toBe(401)
  })

  test.each([
    ['no picture', Buffer.from('hello'), 'not-a-picture', 415],
    ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 'not-a-picture', 415],
    ['cut off', samplePhoto.subarray(0, 20), 'broken-picture', 400],
    ['nothing', Buffer.alloc(0), 'broken-picture', 400],
  ])('that is bad is rejected before anything is counted: %s', async (_, bytes, code, status) => {
    const before = kitchen.sights.looks
    const response = await send(bytes)
    expect([response.status, response.body.error?.code]).toEqual([status, code])
    expect(kitchen.sights.looks).toBe(before)
  })

  test('is rejected when too large, without an id or without a session', async () => {
    const query = { scan: randomUUID() }
    expect((await send(Buffer.alloc(20 * 1024 * 1024 + 1), query)).body.error?.code).toBe('too-large')
    expect((await send(samplePhoto, {})).body.error?.code).toBe('bad-input')
    expect((await send(samplePhoto, { scan: 'x', keep: 'perhaps' })).body.error?.code).toBe('bad-input')
    expect((await kitchen.call(scan.photo, { query, picture: samplePhoto })).status).toBe(401)
    const json = { 'content-type': 'application/json' }
    const response = await kitchen.call(
      scan.photo,
      { query, picture: samplePhoto },
      { ...kitchen.as(), headers: json },
    )
    expect(response.body.error?.code).toBe('not-a-picture')
  })

  test('is never logged', () => {
    expect(kitchen.logged.join('\n')).not.toContain(samplePhoto.toString('base64').slice(100, 160))
  })
})

describe('recognition', () => {
  test('reports progress and ends with the result', async () => {
    const { body } = await kitchen.app.inject({
      method: 'POST',
      url: buildEndpointUrl(scan.photo, { query: { scan: randomUUID() } }),
      headers: { authorization: `Bearer ${kitchen.ana.token}`, 'content-type': 'image/jpeg' },
      payload: samplePhoto,
    })
    const events = body
      .split('\n\n')
      .flatMap((block) => /"kind":"(\w+)"(?:.*?"doing":"(\w+)")?/.exec(block)?.slice(1) ?? [])
    expect(events.join(' ')).toMatch(/^progress opening progress looking progress understanding found/)
  })

  test('with a full queue is an ordinary rejection and counts nothing', async () => {
    const cook = await aCook(kitchen)
    kitchen.sights.meanwhile = async () => {
      throw new WorkerError('busy')
    }
    const { status, body } = await kitchen.photo(cook)
    // With or without progress events the message is the same.
    expect(status === 503 ? body.error?.message : JSON.stringify(body.data)).toContain(
      'Many people are scanning',
    )
    kitchen.sights.meanwhile = async () => {
      throw new WorkerError('broken')
    }
    expect((await kitchen.photo(cook)).body.data).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/try again/),
    })
    expect(await kitchen.left(cook)).toBe(10)
  })

  test('that is cancelled stops and releases its quota', async () => {
    const cook = await aCook(kitchen)
    const url = await kitchen.app.listen({ port: 0, host: '127.0.0.1' })
    const caller = new AbortController()
    const stopped = new Promise<void>((resolve) => {
      kitchen.sights.meanwhile = (signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            resolve()
            reject(new WorkerError('stopped'))
          })
          setTimeout(() => caller.abort(), 20)
        })
    })
    const upload = fetch(url + buildEndpointUrl(scan.photo, { query: { scan: randomUUID() } }), {
      method: 'POST',
      headers: { authorization: `Bearer ${cook.token}`, 'content-type': 'image/jpeg' },
      body: samplePhoto,
      signal: caller.signal,
    }).then((response) => response.text())
    await expect(upload).rejects.toThrow(/abort/i)
    await stopped
    await expect.poll(() => kitchen.left(cook)).toBe(10)
  })
})
