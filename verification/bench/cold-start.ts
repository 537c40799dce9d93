import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../apps/server/src/testing/free-port'
import { median } from '../kit/percentile'
import { onMeasurementEnd } from './processes/cleanup'
import { createBenchFolder } from './processes/data-folder'
import type { BenchFigure } from './report/figure'

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
const bare = `require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT, 'localhost')`
const rounds = 3
/** Seconds above bare Node, the database included. */
const limit = 1.5
const askEveryMs = 5
const timeoutMs = 60_000

/** From the start of the process to its first answer, next to a bare Node that answers anything. */
export async function measureColdStart(): Promise<BenchFigure[]> {
  const dataFolder = await createBenchFolder()
  const ours = () =>
    secondsToFirstResponse([main], { LARDER_DATA: dataFolder, LOG_LEVEL: 'warn', DATABASE_URL: '' })
  const first = await ours()
  const later: number[] = []
  const baselines: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    later.push(await ours())
    baselines.push(await secondsToFirstResponse(['--eval', bare], {}))
  }
  const above = later.map((value, round) => value - (baselines[round] ?? 0))
  return [
    { name: 'first start', value: first, unit: 's', note: 'creates the database' },
    { name: 'later start', value: median(later), unit: 's' },
    { name: 'bare Node', value: median(baselines), unit: 's', note: 'the baseline' },
    { name: 'later start above the baseline', value: median(above), unit: 's', limit },
  ]
}

async function secondsToFirstResponse(args: string[], variables: Record<string, string>): Promise<number> {
  const port = await findFreePort()
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
  onMeasurementEnd(end)
  while (!(await answers(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended before it answered')
    if (performance.now() - start > timeoutMs) throw new Error('it does not answer')
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
