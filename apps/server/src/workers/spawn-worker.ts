import { type ResourceLimits, Worker } from 'node:worker_threads'

export interface WorkerEntry {
  /** The `import.meta.url` of the caller; the worker file is in the same folder. */
  moduleUrl: string
  /** The file name without extension: 'planner-worker'. */
  name: string
  resourceLimits?: ResourceLimits
}

/** Variables that Node and its libraries read. Workers parse untrusted input, so they receive no settings and no secrets. */
const passedVariables = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_ENV'] as const

function workerEnvironment(): Record<string, string> {
  return Object.fromEntries(
    passedVariables.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Starts a worker: from source through tsx, in a build from the compiled file. */
export function spawnWorker({ moduleUrl, name, resourceLimits = {} }: WorkerEntry): Worker {
  const env = workerEnvironment()
  if (!moduleUrl.endsWith('.ts')) return new Worker(new URL(`${name}.js`, moduleUrl), { env, resourceLimits })
  const code = `const { reader, source } = require('node:worker_threads').workerData
    import(reader).then(({ register }) => {
      register()
      return import(source)
    })`
  const workerData = {
    reader: import.meta.resolve('tsx/esm/api'),
    source: new URL(`${name}.ts`, moduleUrl).href,
  }
  return new Worker(code, { eval: true, workerData, env, execArgv: [], resourceLimits })
}
