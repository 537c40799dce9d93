import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log'
import { createRecogniser, type Recogniser } from './recogniser'

const log = createLog('silent')
const limits = { atOnce: 1, waiting: 30, idleMs: 60_000, endedMs: 60_000 }
let recogniser: Recogniser

beforeAll(() => {
  recogniser = createRecogniser({ log, limits })
})
afterAll(() => recogniser.close())

/** A green shape that the model takes for some food. */
/** A heap of tomatoes: a single drawn disc on plain ground is refused like other drawings. */
async function aFruit(width = 640, height = 480): Promise<Buffer> {
  const fruits = Array.from({ length: 60 }, (_, at) => {
    const x = (((at * 7919) % 97) / 97) * width
    const y = (((at * 104729) % 89) / 89) * height
    return `<circle cx="${x}" cy="${y}" r="${height * 0.09}" fill="url(#g)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="g" cx="0.4" cy="0.35" r="0.7">
      <stop stop-color="#f6a49a"/><stop offset="0.4" stop-color="#d8332b"/><stop offset="1" stop-color="#8e1414"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="#4a3322"/>${fruits.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

test('a fruit is recognised with its area', async () => {
  const progress: number[] = []
  const seen = await recogniser.look(await aFruit(), { onProgress: (done) => progress.push(done) })
  expect(seen.length).toBeGreaterThan(0)
  for (const { area, guesses, embedding } of seen) {
    expect(guesses.length).toBeGreaterThanOrEqual(1)
    expect(guesses[0]?.confidence).toBeGreaterThan(0)
    expect(guesses[0]?.confidence).toBeLessThan(1)
    expect(area.left + area.width).toBeLessThanOrEqual(641)
    expect(embedding.length).toBe(1024)
  }
  expect(progress.at(-1)).toBe(1)
})

test('a text page and a uniform colour are no food', async () => {
  const lines = Array.from(
    { length: 18 },
    (_, n) => `<text x="30" y="${40 + n * 30}" font-size="20">TOTAL 12.40</text>`,
  )
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#fff"/>${lines.join('')}</svg>`
  const even = sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a9' } })
  expect(await recogniser.look(await sharp(Buffer.from(page)).png().toBuffer())).toEqual([])
  expect(await recogniser.look(await even.jpeg().toBuffer())).toEqual([])
})

test('a bad picture is rejected, and the next is recognised', async () => {
  await expect(recogniser.look(new Uint8Array())).rejects.toMatchObject({ reason: 'empty' })
  await expect(recogniser.look(Buffer.from('<svg/>'))).rejects.toMatchObject({ reason: 'not-a-picture' })
  const cut = (await aFruit()).subarray(0, 6000)
  await expect(recogniser.look(cut)).rejects.toMatchObject({ reason: 'broken' })
  await expect(recogniser.compare(cut, await aFruit())).rejects.toMatchObject({ reason: 'broken' })
  expect((await recogniser.look(await aFruit())).length).toBeGreaterThan(0)
})

test('the same shelf twice has no changes', async () => {
  const shelf = await aFruit()
  expect(await recogniser.compare(shelf, shelf)).toEqual([])
})

test('several pictures at once are recognised without blocking other work', async () => {
  const picture = await aFruit(320, 240)
  let ticks = 0
  const ticking = setInterval(() => {
    ticks += 1
  }, 1)
  const looks = await Promise.all(Array.from({ length: 6 }, () => recogniser.look(picture)))
  clearInterval(ticking)
  expect(looks.every((seen) => seen.length > 0)).toBe(true)
  // If recognition ran here, no tick would occur in between.
  expect(ticks).toBeGreaterThan(6)
})

test('a full queue rejects, aborted tasks are not waited for, and nothing runs after closing', async () => {
  const narrow = createRecogniser({ log, limits: { ...limits, waiting: 1 } })
  const picture = await aFruit(320, 240)
  const leaving = new AbortController()
  const looks = [narrow.look(picture, { signal: leaving.signal }), narrow.look(picture), narrow.look(picture)]
  leaving.abort()
  const outcomes = await Promise.allSettled(looks)
  const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.reason : 'seen'))
  expect(reasons[0]).toBe('stopped')
  expect(reasons.slice(1)).toContain('seen')
  await narrow.close()
  await expect(narrow.look(picture)).rejects.toMatchObject({ reason: 'stopped' })
})

test('a task that takes too long terminates its worker', async () => {
  const hasty = createRecogniser({ log, limits: { ...limits, endedMs: 1 } })
  await expect(hasty.look(await aFruit(320, 240))).rejects.toMatchObject({ reason: 'slow' })
  await hasty.close()
})

const folder = process.env.EVAL_DATA
test.skipIf(!folder)('real photos: a banana is a banana (EVAL_DATA is set)', async () => {
  const names = ['banana', 'carrot', 'milk']
  for (const name of names) {
    const single = join(folder ?? '', 'photos', 'single', name)
    const [first] = (await readdir(single)).sort()
    const [seen] = await recogniser.look(await readFile(join(single, first ?? '')))
    expect(seen?.guesses.slice(0, 3).map(({ label }) => label)).toContain(name)
  }
})
