import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { fullSoakSize, type SoakSize, soak } from './soak'

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

function readSize(args: string[]): SoakSize | undefined {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { minutes: text, cooks: text, seed: text, servers: text } })
  const size = {
    minutes: Number(values.minutes ?? fullSoakSize.minutes),
    cooks: Number(values.cooks ?? fullSoakSize.cooks),
    seed: Number(values.seed ?? fullSoakSize.seed),
    servers: Number(values.servers ?? fullSoakSize.servers),
  }
  const fits = Object.values(size).every((value) => Number.isInteger(value) && value > 0) && size.servers <= 2
  return fits ? size : undefined
}
