import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Clock } from '../time/clock'
import { type BackupSchedule, isBackupDue } from './scheduled-backups'
import { type Job, JobError, type JobRun } from './scheduler'

export interface BackupJobParts {
  settings: BackupSchedule & { readonly folder: string }
  clock: Clock
  /** The environment of the process that makes the backup: the server's own settings. */
  variables?: Record<string, string | undefined>
}

/** Whatever fails is tried again after an hour, by whichever server is first. */
const retrySeconds = 3600
const stopCheckMs = 250

/** Makes a backup a day in a process of its own, with its own memory and without a request waiting for it. */
export function createBackupJob({ settings, clock, variables = process.env }: BackupJobParts): Job {
  return {
    name: 'backup',
    everySeconds: retrySeconds,
    async isDue() {
      // A folder that cannot be read is reported by the run.
      const names = await readdir(settings.folder).catch(() => [])
      return isBackupDue(names, clock(), settings)
    },
    run: (jobRun) => runBackupCommand(variables, jobRun),
  }
}

/** Returns the last line that the command prints; throws with the last line of its errors. */
async function runBackupCommand(
  variables: Record<string, string | undefined>,
  { isStopping }: JobRun,
): Promise<string> {
  const child = spawn(process.execPath, backupCommand(), {
    env: { ...variables, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Cooks come first. Some systems refuse this, and nothing depends on it.
  try {
    if (child.pid !== undefined) setPriority(child.pid, 10)
  } catch {}
  const output = { out: '', err: '' }
  child.stdout.on('data', (part) => (output.out += part))
  child.stderr.on('data', (part) => (output.err += part))
  // The command removes what it had begun. Its end is awaited.
  const watch = setInterval(() => isStopping() && child.kill('SIGTERM'), stopCheckMs)
  const killed = () => child.kill('SIGTERM')
  process.once('exit', killed)
  try {
    const [code] = await once(child, 'close')
    if (code === 0) return lastLine(output.out)
    throw new JobError(`The scheduled backup failed: ${lastLine(output.err) || `exit code ${code}`}`)
  } finally {
    clearInterval(watch)
    process.off('exit', killed)
  }
}

/** The command line tool, a program of its own: from source through tsx, in a build beside this file. */
function backupCommand(): string[] {
  const [tool, args] = ['backup', ['backup', '--scheduled']] as const
  if (!import.meta.url.endsWith('.ts'))
    return [fileURLToPath(new URL(`${tool}.js`, import.meta.url)), ...args]
  const script = fileURLToPath(new URL(`../cli/${tool}.ts`, import.meta.url))
  return ['--import', import.meta.resolve('tsx'), script, ...args]
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''
