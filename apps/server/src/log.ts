import { type Logger, pino } from 'pino'

export type Log = Logger

/** Names of fields that never reach a log, wherever an object carries them. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'secret',
  'access_token',
  'token',
  'key',
]

/** Lines of JSON; on a terminal, where a person reads along, sentences. */
export function createLog(
  level: string,
  destination: LogDestination | undefined = process.stdout.isTTY ? terminalDestination : undefined,
): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    base: null,
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

export interface LogDestination {
  write(line: string): void
}

const terminalDestination: LogDestination = {
  write(line) {
    process.stdout.write(formatLogLine(line))
  },
}

/** The time, the message, and what else there is to say of it. */
export function formatLogLine(line: string): string {
  const { level, time, msg, reqId: _, ...rest } = JSON.parse(line)
  const clock = new Date(time).toTimeString().slice(0, 8)
  const word = level >= 50 ? 'Error: ' : level >= 40 ? 'Warning: ' : ''
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  return `${clock}  ${word}${msg ?? ''}${details}\n`
}

interface DescribedError {
  type: string
  message: string
  code?: unknown
  stack?: string
  cause?: DescribedError
}

/**
 * What went wrong and where, without the values it went wrong with: a failed statement names its parameters in
 * its message, and so does PostgreSQL.
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'a non-error value was thrown' }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: safeMessage(error),
    ...('code' in error && { code: error.code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

function safeMessage(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`
  if ('severity' in error && 'routine' in error) {
    const place = ['table', 'column', 'constraint'].flatMap((name) => {
      const value = (error as Error & Record<string, unknown>)[name]
      return typeof value === 'string' ? [`${name} ${value}`] : []
    })
    return `PostgreSQL error in ${error.routine}${place.length > 0 ? `, ${place.join(', ')}` : ''}`
  }
  // A mail server says whom it does not know.
  return error.message.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')
}
