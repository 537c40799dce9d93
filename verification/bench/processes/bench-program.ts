import { serverFlags } from '../../../scripts/server-flags.mjs'
import { forkProgram } from '../../kit/child-program'
import { type BenchProgram, bundleProgram } from './bundle-program'
import { onMeasurementEnd } from './cleanup'
import type { ProcessUsage } from './program-side'

/** A bundled program in a process of its own, which ends with the measurement. */
export interface BenchProcess<Started> {
  started: Started
  usage(): Promise<ProcessUsage>
  /** Ends it before the measurement does. */
  stop(): Promise<void>
}

export async function startBenchProcess<Started>(
  name: BenchProgram,
  config: object,
): Promise<BenchProcess<Started>> {
  const { started, ask, stop } = await forkProgram<Started>(await bundleProgram(name), {
    args: [JSON.stringify(config)],
    execArgv: serverFlags,
    env: { NODE_ENV: 'production' },
  })
  onMeasurementEnd(stop)
  return { started, stop, usage: async () => (await ask('usage')) as ProcessUsage }
}
