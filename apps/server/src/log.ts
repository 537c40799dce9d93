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
  const options = { level, redact: { paths, censor: '[redacted]' }, base: null }
  return destination ? pino(options, destination) : pino(options)
}
