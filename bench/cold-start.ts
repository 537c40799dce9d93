import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../apps/server/src/testing/free-port'
import { aDataFolder } from './house/data-folder'
import { median } from './house/percentile'
import { whenDone } from './house/when-done'
import type { Figure } from './report/figure'

const main = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
const bare = `require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT, 'localhost')`
const rounds = 3
/** Seconds above bare Node, the database included. */
const limit = 1.5
const askEveryMs = 5
const patienceMs = 60_000

/** From the start of the process to its first answer, next to a bare Node that answers anything. */
export async function measure(): Promise<Figure[]> {
  const dataFolder = await aDataFolder()
  const ours = () => secondsToAnswer([main], { LARDER_DATA: dataFolder, LOG_LEVEL: 'warn', DATABASE_URL: '' })
  const first = await ours()
  const later: number[] = []
  const floors: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    later.push(await ours())
    floors.push(await secondsToAnswer(['--eval', bare], {}))
  }
  const above = later.map((value, round) => value - (floors[round] ?? 0))
  return [
    { name: 'first start', value: first, unit: 's', note: 'creates the database' },
    { name: 'later start', value: median(later), unit: 's' },
    { name: 'bare Node', value: median(floors), unit: 's', note: 'the floor' },
    { name: 'later start above the floor', value: median(above), unit: 's', limit },
  ]
}

async function secondsToAnswer(args: string[], variables: Record<string, string>): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...variables, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  whenDone(end)
  while (!(await answers(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended before it answered')
    if (performance.now() - start > patienceMs) throw new Error('it does not answer')
    await wait(askEveryMs)
  }
  const seconds = (performance.now() - start) / 1000
  await end()
  return seconds
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request({ port, host: 'localhost', path: '/readyz', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asking.on('error', () => resolve(false))
    asking.end()
  })
}
