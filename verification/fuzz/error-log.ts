/** A line of the log at error level, or a promise that nobody waited for. */
interface LoggedError {
  readonly requestId: string | undefined
  readonly text: string
}

export interface ErrorLog {
  write(line: string): void
  /** What was complained of about one request; it is told once. */
  takeFor(requestId: string): string | undefined
  /** What belongs to no request. */
  takeUnattributed(): string[]
  clear(): void
}

const error = 50

/** Listens to the log, where every error is a finding. */
export function createErrorLog(): ErrorLog {
  let heard: LoggedError[] = []
  return {
    write(line) {
      const { level, reqId, msg, err } = JSON.parse(line)
      if (level >= error) heard.push({ requestId: reqId, text: `${msg}: ${formatError(err)}` })
    },
    takeFor(requestId) {
      const about = heard.filter((one) => one.requestId === requestId)
      heard = heard.filter((one) => one.requestId !== requestId)
      return about.length > 0 ? about.map(({ text }) => text).join('\n') : undefined
    },
    takeUnattributed() {
      const others = heard.filter((one) => one.requestId === undefined)
      heard = heard.filter((one) => one.requestId !== undefined)
      return others.map(({ text }) => text)
    },
    clear() {
      heard = []
    },
  }
}

interface ErrorRecord {
  message?: string
  code?: string
  stack?: string
  cause?: ErrorRecord
}

/** The message, and where it came from in our own files. */
function formatError(err: ErrorRecord | undefined): string {
  if (!err) return ''
  const ours = err.stack?.split('\n').filter((line) => !/node_modules|node:/.test(line)) ?? []
  const where = ours
    .slice(0, 4)
    .map((line) => line.trim().replace(/\(?(?:file:\/\/)?\/\S*\/(apps|packages|proof)\//, '$1/'))
  const because = err.cause ? ` because ${formatError(err.cause)}` : ''
  return `${err.message ?? ''} ${err.code ?? ''}${because}\n    ${where.join('\n    ')}`
}
