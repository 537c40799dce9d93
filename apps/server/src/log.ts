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
]

export function openLog(level: string, destination?: { write(line: string): void }): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    base: null,
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
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
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' }
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
    return `PostgreSQL refused in ${error.routine}${place.length > 0 ? `, ${place.join(', ')}` : ''}`
  }
  return error.message
}
