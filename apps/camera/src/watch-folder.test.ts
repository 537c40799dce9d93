import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ScriptedResponse, startFakeLarder } from './testing/fake-larder'
import { openUploadLog } from './upload-log.mjs'
import { watchFolder } from './watch-folder.mjs'

const retryPolicy = { firstDelayMs: 5, maxDelayMs: 20, timeoutMs: 5000 }
const start = Date.parse('2024-05-15T08:00:00.000Z') / 1000

let [home, folder, data] = ['', '', '']
let larder: Awaited<ReturnType<typeof startFakeLarder>>
const cleanups: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'larder-camera-'))
  ;[folder, data] = [home, join(home, 'data')]
})
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
  await larder.close()
  rmSync(home, { recursive: true, force: true })
})

/** Bytes that start and end like a JPEG. */
function jpeg(text: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text), Buffer.from([0xff, 0xd9])])
}

function put(name: string, bytes: Buffer, minute: number): void {
  writeFileSync(join(folder, name), bytes)
  utimesSync(join(folder, name), start + minute * 60, start + minute * 60)
}

async function startWatching(
  options: {
    responses?: ScriptedResponse[]
    incompleteTimeoutMs?: number
    deletesUploaded?: boolean
    key?: string
  } = {},
) {
  const { responses, key = 'k-1', ...more } = options
  larder = await startFakeLarder(responses)
  return watchAgain({ key, ...more })
}

async function watchAgain(
  options: { incompleteTimeoutMs?: number; deletesUploaded?: boolean; key?: string } = {},
) {
  const abortController = new AbortController()
  const output: string[] = []
  const run = watchFolder({
    server: larder.url,
    key: 'k-1',
    folder,
    uploadLog: await openUploadLog(data, folder),
    signal: abortController.signal,
    print: (sentence) => output.push(sentence),
    warn: (sentence) => output.push(sentence),
    retryPolicy,
    pollIntervalMs: 10,
    incompleteTimeoutMs: 3_600_000 * 24 * 365 * 100,
    ...options,
  })
  const stop = () => {
    abortController.abort()
    return run
  }
  cleanups.push(stop)
  return { run, output, stop }
}

/** Generous, because the machine may be busy with other tests. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

const texts = () => larder.uploads.map(({ bytes }) => bytes.subarray(3, -2).toString())

test('new pictures are uploaded one at a time in chronological order', async () => {
  put('b.jpg', jpeg('second'), 2)
  put('c.JPEG', jpeg('first'), 1)
  put('notes.txt', Buffer.from('no picture'), 0)
  await startWatching()
  await eventually(() => expect(texts()).toEqual(['first', 'second']))
  put('a.png', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from('third IEND')]), 3)
  await eventually(() => expect(larder.uploads).toHaveLength(3))
  expect(larder.uploads.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/png'])
  expect(larder.uploads[0]).toMatchObject({ key: 'k-1', takenAt: '2024-05-15T08:01:00.000Z' })
  expect(larder.state.maxConcurrent).toBe(1)
})

test('after a restart only pictures not uploaded yet follow', async () => {
  put('1.jpg', jpeg('one'), 1)
  const first = await startWatching()
  await eventually(() => expect(first.output).toContain('1.jpg is handed in.'))
  await first.stop()
  put('2.jpg', jpeg('two'), 2)
  const second = await watchAgain()
  await eventually(() => expect(second.output).toContain('2.jpg is handed in.'))
  put('1.jpg', jpeg('another picture under the old name'), 3)
  await eventually(() => expect(texts()).toEqual(['one', 'two', 'another picture under the old name']))
})

test('an incomplete picture waits until it is complete, and later ones wait for it', async () => {
  const whole = jpeg('a slow camera writes this')
  put('1.jpg', whole.subarray(0, 12), 1)
  put('2.jpg', jpeg('after it'), 2)
  await startWatching()
  await sleep(100)
  expect(larder.state.tries).toBe(0)
  appendFileSync(join(folder, '1.jpg'), whole.subarray(12))
  utimesSync(join(folder, '1.jpg'), start + 60, start + 60)
  await eventually(() => expect(texts()).toEqual(['a slow camera writes this', 'after it']))
})

test('a picture that stays incomplete is uploaded as it is, and its rejection is printed', async () => {
  put('1.jpg', jpeg('torn').subarray(0, 6), 1)
  put('2.jpg', jpeg('good'), 2)
  const { output } = await startWatching({
    responses: [{ status: 400, message: 'This picture is broken.' }],
    incompleteTimeoutMs: 0,
  })
  await eventually(() => expect(texts()).toEqual(['good']))
  expect(output).toContain('1.jpg is left out: This picture is broken.')
})

test.each<[string, ScriptedResponse[]]>([
  ['a dropped connection', ['hang up before']],
  ['a busy server', [{ status: 503, headers: { 'retry-after': '0' } }, { status: 429 }, { status: 500 }]],
])('%s: the upload is retried until it is accepted', async (_, responses) => {
  put('1.jpg', jpeg('one'), 1)
  const { output } = await startWatching({ responses: [...responses] })
  await eventually(() => expect(texts()).toEqual(['one']))
  expect(larder.state.tries).toBe(responses.length + 1)
  expect(output[0]).toMatch(/^Not handed in yet: /)
})

test('an upload with a lost response is repeated', async () => {
  put('1.jpg', jpeg('one'), 1)
  const { output } = await startWatching({ responses: ['hang up after'] })
  await eventually(() => expect(output).toContain('1.jpg is handed in.'))
  expect(new Set(larder.uploads.map(({ takenAt }) => takenAt)).size).toBe(1)
})

test('Retry-After is honoured', async () => {
  put('1.jpg', jpeg('one'), 1)
  await startWatching({ responses: [{ status: 503, headers: { 'retry-after': '3600' } }] })
  await eventually(() => expect(larder.state.tries).toBe(1))
  await sleep(150)
  expect(larder.state.tries).toBe(1)
})

test('a revoked key stops it, and the picture is uploaded with the next key', async () => {
  put('1.jpg', jpeg('one'), 1)
  const { run } = await startWatching({ key: 'revoked' })
  expect(await run).toEqual({ revoked: true })
  expect(larder.state.tries).toBe(1)
  await watchAgain()
  await eventually(() => expect(texts()).toEqual(['one']))
})

test('it stops during a retry delay, and a missing folder does not stop it', async () => {
  const { output, stop } = await startWatching({
    responses: [{ status: 503, headers: { 'retry-after': '3600' } }],
  })
  put('1.jpg', jpeg('one'), 1)
  await eventually(() => expect(larder.state.tries).toBe(1))
  expect(await stop()).toEqual({ revoked: false })
  folder = join(home, 'gone')
  const other = await watchAgain()
  await eventually(() => expect(other.output[0]).toMatch(/cannot be read/))
  expect(output).toHaveLength(1)
})

test('a webcam’s pictures are deleted after their upload', async () => {
  put('1.jpg', jpeg('one'), 1)
  const { output } = await startWatching({ deletesUploaded: true })
  await eventually(() => expect(output).toContain('1.jpg is handed in.'))
  await eventually(() => expect(() => utimesSync(join(folder, '1.jpg'), 1, 1)).toThrow())
})
