import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A program of ours in a process of its own. */
export interface ChildProgram<Started> {
  /** What it reported when it was ready. */
  started: Started
  /** Calls one of its handlers. */
  ask(what: string, argument?: unknown): Promise<unknown>
  /** Ends it. It also ends by itself when this process is gone. */
  stop(): Promise<void>
}

interface ProgramOptions {
  args?: string[]
  execArgv: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** Starts a program that ends with `reportReady`, and waits for that. */
export async function forkProgram<Started>(
  path: string,
  { args = [], execArgv, env = {} }: ProgramOptions,
): Promise<ChildProgram<Started>> {
  const child = fork(path, args, {
    execArgv: [...execArgv],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`${path} ended with ${code}`)
  })
  failed.catch(() => undefined)
  const waiting = new Map<number, (answer: unknown) => void>()
  let last = 0
  const [started] = await Promise.race([once(child, 'message'), failed])
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  })
  return {
    started,
    ask(what, argument) {
      const id = ++last
      const answer = new Promise<unknown>((resolve) => waiting.set(id, resolve))
      child.send({ id, what, argument })
      return Promise.race([answer, failed])
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
