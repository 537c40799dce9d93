import { type ResourceLimits, Worker } from 'node:worker_threads'

export interface WorkerParts {
  /** The `import.meta.url` of whoever asks: the worker lies beside it. */
  beside: string
  /** Its file without an ending: 'planning-worker'. */
  name: string
  resourceLimits?: ResourceLimits
}

/** From the sources a worker needs what reads TypeScript; built, it lies beside us. */
export function openWorker({ beside, name, resourceLimits = {} }: WorkerParts): Worker {
  if (!beside.endsWith('.ts')) return new Worker(new URL(`${name}.js`, beside), { resourceLimits })
  const code = `const { reader, source } = require('node:worker_threads').workerData
    import(reader).then(({ register }) => {
      register()
      return import(source)
    })`
  const workerData = {
    reader: import.meta.resolve('tsx/esm/api'),
    source: new URL(`${name}.ts`, beside).href,
  }
  return new Worker(code, { eval: true, workerData, execArgv: [], resourceLimits })
}
