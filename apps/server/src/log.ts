import { type Logger, pino } from 'pino'

export type Log = Logger

/** Names of fields that are redacted wherever they occur. */
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

/** Logs lines of JSON; on a terminal, readable text. */
export function createLog(
  level: string,
  destination: LogDestination | undefined = process.stdout.isTTY ? terminalDestination : undefined,
): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    base: null,
    serializers: { err: serializeError },
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

/** Formats a line as time, message and further fields. */
export function formatLogLine(line: string): string {
  const { level, time, msg, reqId: _, ...rest } = JSON.parse(line)
  const clock = new Date(time).toTimeString().slice(0, 8)
  const levelLabel = level >= 50 ? 'Error: ' : level >= 40 ? 'Warning: ' : ''
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  return `${clock}  ${levelLabel}${msg ?? ''}${details}\n`
}

interface SerializedError {
  type: string
  message: string
  code?: unknown
  stack?: string
  cause?: SerializedError
}

/**
 * Returns the error and where it occurred, without values: a failed statement names its parameters in its message, and so does
 * PostgreSQL.
 */
function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'a non-error value was thrown' }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: safeMessage(error),
    ...('code' in error && { code: error.code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && { cause: serializeError(error.cause) }),
  }
}

function safeMessage(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`
  if ('severity' in error && 'routine' in error) {
    const location = ['table', 'column', 'constraint'].flatMap((name) => {
      const value = (error as Error & Record<string, unknown>)[name]
      return typeof value === 'string' ? [`${name} ${value}`] : []
    })
    return `PostgreSQL error in ${error.routine}${location.length > 0 ? `, ${location.join(', ')}` : ''}`
  }
  // Mail servers name the unknown recipient.
  return error.message.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')
}
