import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { fullSize, type Size, soak } from './soak'

const usage = 'npm run soak -- [--minutes M] [--cooks N] [--seed S] [--servers 1|2]'

const interrupting = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interrupting.abort())
}

const size = readSize(process.argv.slice(2))
if (!size) {
  console.error(usage)
  process.exitCode = 2
} else process.exitCode = await run(size)

async function run(given: Size): Promise<number> {
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

function readSize(args: string[]): Size | undefined {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { minutes: text, cooks: text, seed: text, servers: text } })
  const size = {
    minutes: Number(values.minutes ?? fullSize.minutes),
    cooks: Number(values.cooks ?? fullSize.cooks),
    seed: Number(values.seed ?? fullSize.seed),
    servers: Number(values.servers ?? fullSize.servers),
  }
  const fits = Object.values(size).every((value) => Number.isInteger(value) && value > 0) && size.servers <= 2
  return fits ? size : undefined
}
