import type { ProcessUsage } from './child-program'

/** What the measuring process handed to this program. */
export function readConfig<Parts>(): Parts {
  return JSON.parse(process.argv[2] ?? '{}')
}

/** Reports that the program is ready, answers what it is asked, and ends it when nobody asks any more. */
export function reportReady(started: object, close: () => Promise<void>): void {
  process.on('message', () => process.send?.(usage()))
  let closing = false
  const end = () => {
    if (closing) return
    closing = true
    void close().finally(() => process.exit())
  }
  process.on('disconnect', end)
  // A key press in the terminal reaches every process: the measuring one says when to end.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', end)
  // Interrupted while it started.
  if (!process.connected) end()
  else process.send?.(started)
}

function usage(): ProcessUsage {
  const { user, system } = process.cpuUsage()
  return { megabytes: process.memoryUsage.rss() / 1_000_000, cpuMs: (user + system) / 1000 }
}
