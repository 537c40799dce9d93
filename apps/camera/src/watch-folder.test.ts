import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ScriptedResponse, startFakeLarder } from './testing/fake-larder'
import { openUploadLog } from './upload-log.mjs'
import { watchFolder } from './watch-folder.mjs'

const pace = { first: 5, longest: 20, answer: 5000 }
const start = Date.parse('2024-05-15T08:00:00.000Z') / 1000

let [home, folder, data] = ['', '', '']
let larder: Awaited<ReturnType<typeof startFakeLarder>>
const ends: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'larder-camera-'))
  ;[folder, data] = [home, join(home, 'data')]
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await larder.close()
  rmSync(home, { recursive: true, force: true })
})

/** A picture as far as a folder can tell: it begins and ends like one. */
function jpeg(text: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text), Buffer.from([0xff, 0xd9])])
}

function put(name: string, bytes: Buffer, minute: number): void {
  writeFileSync(join(folder, name), bytes)
  utimesSync(join(folder, name), start + minute * 60, start + minute * 60)
}

async function watching(
  options: { turns?: ScriptedResponse[]; patience?: number; removes?: boolean; key?: string } = {},
) {
  const { turns, key = 'k-1', ...more } = options
  larder = await startFakeLarder(turns)
  return watchAgain({ key, ...more })
}

async function watchAgain(options: { patience?: number; removes?: boolean; key?: string } = {}) {
  const stopping = new AbortController()
  const said: string[] = []
  const run = watchFolder({
    server: larder.url,
    key: 'k-1',
    folder,
    diary: await openUploadLog(data, folder),
    signal: stopping.signal,
    say: (sentence) => said.push(sentence),
    warn: (sentence) => said.push(sentence),
    pace,
    look: 10,
    patience: 3_600_000 * 24 * 365 * 100,
    ...options,
  })
  const stop = () => {
    stopping.abort()
    return run
  }
  ends.push(stop)
  return { run, said, stop }
}

/** A machine may be busy with other tests. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

const texts = () => larder.handedIn.map(({ bytes }) => bytes.subarray(3, -2).toString())

test('new pictures are handed in one at a time, in the order of time', async () => {
  put('b.jpg', jpeg('second'), 2)
  put('c.JPEG', jpeg('first'), 1)
  put('notes.txt', Buffer.from('no picture'), 0)
  await watching()
  await soon(() => expect(texts()).toEqual(['first', 'second']))
  put('a.png', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from('third IEND')]), 3)
  await soon(() => expect(larder.handedIn).toHaveLength(3))
  expect(larder.handedIn.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/png'])
  expect(larder.handedIn[0]).toMatchObject({ key: 'k-1', takenAt: '2024-05-15T08:01:00.000Z' })
  expect(larder.state.mostAtOnce).toBe(1)
})

test('after a restart only what was not handed in follows', async () => {
  put('1.jpg', jpeg('one'), 1)
  const first = await watching()
  await soon(() => expect(first.said).toContain('1.jpg is handed in.'))
  await first.stop()
  put('2.jpg', jpeg('two'), 2)
  const second = await watchAgain()
  await soon(() => expect(second.said).toContain('2.jpg is handed in.'))
  put('1.jpg', jpeg('another picture under the old name'), 3)
  await soon(() => expect(texts()).toEqual(['one', 'two', 'another picture under the old name']))
})

test('a half-written picture waits until it is whole, and later ones wait for it', async () => {
  const whole = jpeg('a slow camera writes this')
  put('1.jpg', whole.subarray(0, 12), 1)
  put('2.jpg', jpeg('after it'), 2)
  await watching()
  await sleep(100)
  expect(larder.state.tries).toBe(0)
  appendFileSync(join(folder, '1.jpg'), whole.subarray(12))
  utimesSync(join(folder, '1.jpg'), start + 60, start + 60)
  await soon(() => expect(texts()).toEqual(['a slow camera writes this', 'after it']))
})

test('one that never gets its end is handed in as it is, and refused with a word', async () => {
  put('1.jpg', jpeg('torn').subarray(0, 6), 1)
  put('2.jpg', jpeg('good'), 2)
  const { said } = await watching({
    turns: [{ status: 400, message: 'This picture is broken.' }],
    patience: 0,
  })
  await soon(() => expect(texts()).toEqual(['good']))
  expect(said).toContain('1.jpg is left out: This picture is broken.')
})

test.each<[string, ScriptedResponse[]]>([
  ['a dropped connection', ['hang up before']],
  ['a busy server', [{ status: 503, headers: { 'retry-after': '0' } }, { status: 429 }, { status: 500 }]],
])('%s: it is tried again until it is taken', async (_, turns) => {
  put('1.jpg', jpeg('one'), 1)
  const { said } = await watching({ turns: [...turns] })
  await soon(() => expect(texts()).toEqual(['one']))
  expect(larder.state.tries).toBe(turns.length + 1)
  expect(said[0]).toMatch(/^Not handed in yet: /)
})

test('an answer that got lost is asked for again', async () => {
  put('1.jpg', jpeg('one'), 1)
  const { said } = await watching({ turns: ['hang up after'] })
  await soon(() => expect(said).toContain('1.jpg is handed in.'))
  expect(new Set(larder.handedIn.map(({ takenAt }) => takenAt)).size).toBe(1)
})

test('Retry-After is honoured', async () => {
  put('1.jpg', jpeg('one'), 1)
  await watching({ turns: [{ status: 503, headers: { 'retry-after': '3600' } }] })
  await soon(() => expect(larder.state.tries).toBe(1))
  await sleep(150)
  expect(larder.state.tries).toBe(1)
})

test('a revoked key ends it for good, and the picture is not forgotten', async () => {
  put('1.jpg', jpeg('one'), 1)
  const { run } = await watching({ key: 'revoked' })
  expect(await run).toEqual({ revoked: true })
  expect(larder.state.tries).toBe(1)
  await watchAgain()
  await soon(() => expect(texts()).toEqual(['one']))
})

test('it stops in the middle of waiting, and a folder that is gone is no end', async () => {
  const { said, stop } = await watching({ turns: [{ status: 503, headers: { 'retry-after': '3600' } }] })
  put('1.jpg', jpeg('one'), 1)
  await soon(() => expect(larder.state.tries).toBe(1))
  expect(await stop()).toEqual({ revoked: false })
  folder = join(home, 'gone')
  const other = await watchAgain()
  await soon(() => expect(other.said[0]).toMatch(/cannot be read/))
  expect(said).toHaveLength(1)
})

test('a webcam’s pictures are removed once they are handed in', async () => {
  put('1.jpg', jpeg('one'), 1)
  const { said } = await watching({ removes: true })
  await soon(() => expect(said).toContain('1.jpg is handed in.'))
  await soon(() => expect(() => utimesSync(join(folder, '1.jpg'), 1, 1)).toThrow())
})
