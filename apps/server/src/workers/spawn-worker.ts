import { type ResourceLimits, Worker } from 'node:worker_threads'

export interface WorkerEntry {
  /** The `import.meta.url` of whoever asks: the worker lies beside it. */
  beside: string
  /** Its file without an ending: 'planner-worker'. */
  name: string
  resourceLimits?: ResourceLimits
}

/** What Node and its libraries look for. Threads read what strangers sent, so they are told no setting and no secret. */
const known = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_ENV'] as const

function workerEnvironment(): Record<string, string> {
  return Object.fromEntries(
    known.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** From the sources a worker needs what reads TypeScript; built, it lies beside us. */
export function spawnWorker({ beside, name, resourceLimits = {} }: WorkerEntry): Worker {
  const env = workerEnvironment()
  if (!beside.endsWith('.ts')) return new Worker(new URL(`${name}.js`, beside), { env, resourceLimits })
  const code = `const { reader, source } = require('node:worker_threads').workerData
    import(reader).then(({ register }) => {
      register()
      return import(source)
    })`
  const workerData = {
    reader: import.meta.resolve('tsx/esm/api'),
    source: new URL(`${name}.ts`, beside).href,
  }
  return new Worker(code, { eval: true, workerData, env, execArgv: [], resourceLimits })
}
