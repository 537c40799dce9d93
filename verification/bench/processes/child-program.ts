import { fork } from 'node:child_process'
import { once } from 'node:events'
import { serverFlags } from '../../../scripts/server-flags.mjs'
import { type BenchProgram, bundleProgram } from './bundle-program'
import { onMeasurementEnd } from './cleanup'

/** What a process has taken so far. */
export interface ProcessUsage {
  /** Resident memory now. */
  megabytes: number
  cpuMs: number
}

/** A program of ours in a process of its own, which ends with the measurement. */
export interface ChildProgram<Started> {
  started: Started
  usage(): Promise<ProcessUsage>
  /** Ends it before the measurement does. */
  stop(): Promise<void>
}

/** Starts a program, hands it its parts and waits for the first thing it says. */
export async function startChildProgram<Started>(
  name: BenchProgram,
  parts: object,
): Promise<ChildProgram<Started>> {
  const child = fork(await bundleProgram(name), [JSON.stringify(parts)], {
    execArgv: serverFlags,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    // It ends by itself when nobody listens any more, even if this process was killed.
    if (child.connected) child.disconnect()
    await ended
  }
  onMeasurementEnd(stop)
  const next = async (): Promise<unknown> => {
    const failed = ended.then(([code]) => {
      throw new Error(`the ${name} of the bench ended with ${code}`)
    })
    const [message] = await Promise.race([once(child, 'message'), failed])
    return message
  }
  const started = (await next()) as Started
  return {
    started,
    async usage() {
      const answer = next()
      child.send('usage')
      return (await answer) as ProcessUsage
    },
    stop,
  }
}
