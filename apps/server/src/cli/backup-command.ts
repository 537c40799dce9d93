import { resolve } from 'node:path'
import { CommandError } from './command-error'

export type BackupCommand =
  | { verb: 'backup'; file: string }
  | { verb: 'restore'; file: string; replace: boolean }

const usage = `Usage:
  npm run backup                        everything into larder-backup-DATE-TIME.tar.gz
  npm run backup -- FILE                everything into FILE
  npm run restore -- FILE               everything back, into an empty installation
  npm run restore -- FILE --replace     … in place of the accounts that are there`

/** Reads what was typed; `folder` is where it was typed. */
export function parseBackupCommand([verb, ...words]: string[], folder: string, now: string): BackupCommand {
  const options = words.filter((word) => word.startsWith('-'))
  const [file, ...more] = words.filter((word) => !word.startsWith('-'))
  if (verb === 'backup' && options.length === 0 && more.length === 0) {
    return { verb, file: resolve(folder, file ?? defaultName(now)) }
  }
  if (
    verb === 'restore' &&
    file !== undefined &&
    more.length === 0 &&
    options.every((o) => o === '--replace')
  ) {
    return { verb, file: resolve(folder, file), replace: options.length > 0 }
  }
  throw new CommandError(usage)
}

/** larder-backup-2026-11-15-083000.tar.gz, in UTC so that names sort by age. */
function defaultName(now: string): string {
  return `larder-backup-${now.slice(0, 10)}-${now.slice(11, 19).replaceAll(':', '')}.tar.gz`
}

/** npm runs scripts in the repository, wherever they were typed, but tells. */
export function findCallerFolder(variables: Record<string, string | undefined>): string {
  const byNpm = variables.npm_lifecycle_event === 'backup' || variables.npm_lifecycle_event === 'restore'
  return (byNpm && variables.INIT_CWD) || process.cwd()
}
