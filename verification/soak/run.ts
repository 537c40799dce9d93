import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { toNoiseReport } from './noise/noise-report'
import { measureNoise, type NoiseSize } from './noise/noisy-neighbour'
import { fullSoakSize, type SoakSize, soak } from './soak'

const usage = `npm run soak -- [--minutes M] [--cooks N] [--seed S] [--servers 1|2]
npm run soak -- --neighbour [--seconds T] [--cooks N] [--only NAME]`

const text = { type: 'string' } as const
const options = {
  minutes: text,
  cooks: text,
  seed: text,
  servers: text,
  neighbour: { type: 'boolean' },
  seconds: text,
  only: text,
} as const

const interrupting = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interrupting.abort())
}

const size = readSize(process.argv.slice(2))
const neighbour = readNeighbour(process.argv.slice(2))
if (neighbour) process.exitCode = await runNeighbour(neighbour)
else if (!size) {
  console.error(usage)
  process.exitCode = 2
} else process.exitCode = await run(size)

async function run(given: SoakSize): Promise<number> {
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`
  try {
    const { page, verdicts } = await soak(given, machine, interrupting.signal)
    // A short try must not stand where the last whole run is written down.
    if (verdicts.every(({ holds }) => holds !== undefined))
      await writeFile(new URL('./results.md', import.meta.url), page)
    return verdicts.some(({ holds }) => holds === false) ? 1 : 0
  } catch (error) {
    if (interrupting.signal.aborted) return 130
    throw error
  }
}

/** One account sends the costliest request of every endpoint while others cook. */
async function runNeighbour(given: NoiseSize): Promise<number> {
  const result = await measureNoise(given, interrupting.signal)
  const { page, holds } = toNoiseReport(result, given)
  console.log(page)
  if (given.only === '') await writeFile(new URL('./neighbour.md', import.meta.url), page)
  return holds ? 0 : 1
}

function readNeighbour(args: string[]): NoiseSize | undefined {
  const { values } = parseArgs({ args, options })
  if (!values.neighbour) return undefined
  return {
    seconds: Number(values.seconds ?? 60),
    cooks: Number(values.cooks ?? 40),
    only: values.only ?? '',
  }
}

function readSize(args: string[]): SoakSize | undefined {
  const { values } = parseArgs({ args, options })
  const size = {
    minutes: Number(values.minutes ?? fullSoakSize.minutes),
    cooks: Number(values.cooks ?? fullSoakSize.cooks),
    seed: Number(values.seed ?? fullSoakSize.seed),
    servers: Number(values.servers ?? fullSoakSize.servers),
  }
  const fits = Object.values(size).every((value) => Number.isInteger(value) && value > 0) && size.servers <= 2
  return fits ? size : undefined
}
