import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseCommand } from './command-line.mjs'
import { runCamera } from './run-camera.mjs'
import { type ScriptedResponse, startFakeLarder } from './testing/fake-larder'
import { capturePictures, findCaptureTool } from './webcam.mjs'

let data = ''
let larder: Awaited<ReturnType<typeof startFakeLarder>>
const responses: ScriptedResponse[] = []
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'larder-camera-'))
  larder = await startFakeLarder(responses)
})
afterEach(async () => {
  await larder.close()
  rmSync(data, { recursive: true, force: true })
})

async function run(...args: string[]) {
  const output: string[] = []
  const print = (sentence: string) => output.push(sentence)
  const code = await runCamera([...args, '--data', data], {
    signal: new AbortController().signal,
    print,
    warn: print,
  })
  return { code, output: output.join('\n') }
}

test('pairing stores a key that only this user can read', async () => {
  const { code, output } = await run('pair', '--server', `${larder.url}/`, '--code', 'K7QX-3MPA')
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Paired as ‘Top shelf’') })
  const file = join(data, 'key.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    server: larder.url,
    key: 'k-1',
    camera: { id: 'c-1', name: 'Top shelf' },
  })
  expect(output).not.toContain('k-1')
})

test('a wrong code and an unreachable server are reported', async () => {
  expect(await run('pair', '--server', larder.url, '--code', 'WRONG')).toEqual({
    code: 1,
    output: 'This code is not known, or it is too old.',
  })
  const { output } = await run('pair', '--server', 'http://127.0.0.1:9', '--code', 'K7QX-3MPA')
  expect(output).toMatch(/^Larder does not answer at http:\/\/127\.0\.0\.1:9/)
})

test('without a key nothing is watched; with a revoked one it ends with a message', async () => {
  expect(await run('watch', '--folder', data)).toMatchObject({
    code: 1,
    output: expect.stringContaining('not paired'),
  })
  await run('pair', '--server', larder.url, '--code', 'K7QX-3MPA')
  larder.state.key = 'another'
  writeFileSync(join(data, 'a.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0xff, 0xd9]))
  const { code, output } = await run('watch', '--folder', data)
  expect(code).toBe(1)
  expect(output).toContain('no longer knows this camera’s key')
})

test.each([
  [['watch'], /--folder DIR or --webcam/],
  [['watch', '--folder', 'a', '--webcam', 'b'], /--folder DIR or --webcam/],
  [['watch', '--webcam', '/dev/video0', '--every', '0'], /seconds/],
  [['pair', '--code', 'X'], /Where is Larder/],
  [['pair', '--server', 'ftp://a', '--code', 'X'], /Where is Larder/],
  [['pair', '--server', 'http://a'], /Which code/],
  [['dance'], /no ‘dance’/],
  [['watch', '--nonsense'], /nonsense/],
])('%j reports what is missing', (args, sentence) => {
  expect(parseCommand(args)).toEqual({ error: expect.stringMatching(sentence) })
})

test('the command uploads and ends cleanly on SIGTERM', async () => {
  await run('pair', '--server', larder.url, '--code', 'K7QX-3MPA')
  writeFileSync(join(data, 'a.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0xff, 0xd9]))
  const program = fileURLToPath(new URL('./main.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, 'watch', '--folder', data, '--data', data], {
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
  await vi.waitFor(() => expect(larder.uploads).toHaveLength(1), { timeout: 30_000 })
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, signal: null })
})

test('a webcam is captured with the installed program; without one the message names what to install', async () => {
  await expect(findCaptureTool(join(data, 'empty'))).rejects.toThrow('install ffmpeg')
  const tool = join(data, 'fswebcam')
  writeFileSync(tool, '#!/bin/sh\nfor last; do :; done\nprintf picture > "$last"\n')
  chmodSync(tool, 0o755)
  const found = await findCaptureTool(`${join(data, 'empty')}${delimiter}${data}`)
  expect(found).toEqual({ name: 'fswebcam', path: tool })
  const abortController = new AbortController()
  const names = () => readdirSync(data).filter((name) => name.endsWith('.jpg'))
  const taking = capturePictures({
    device: '/dev/video0',
    every: 60,
    into: data,
    tool: found,
    signal: abortController.signal,
    warn: () => {},
  })
  await vi.waitFor(() => expect(names()).toHaveLength(1), { timeout: 10_000 })
  abortController.abort()
  await taking
})
