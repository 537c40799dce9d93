import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type CheckContext, toFailure } from './command-check'
import type { Sandbox } from './sandbox'
import type { ShellCommand } from './shell-commands'

const backups = /^larder-backup-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/
const written = /-- (\S+)/

/** A backup under the name it is given, or one of its own with the day; readable by its owner alone. */
export async function checkBackup({ text }: ShellCommand, { sandbox }: CheckContext): Promise<string[]> {
  const named = written.test(text)
  const before = await readdir(sandbox.folder)
  const file = join(sandbox.folder, `backup-${before.length}.tar.gz`)
  const faults = toFailure(
    await sandbox.run(text.replace(written, `-- '${file}'`)),
    /^Backed up \d+ account/m,
  )
  if (faults.length > 0) return faults
  const fresh = (await readdir(sandbox.folder)).find((name) => !before.includes(name))
  if (!fresh || (!named && !backups.test(fresh))) return [`it wrote ${fresh}`]
  const { mode } = await stat(join(sandbox.folder, fresh))
  return (mode & 0o777) === 0o600 ? [] : [`others may read ${fresh}`]
}

/** Into a folder of its own, which the command may name itself; to replace something, there has to be something first. */
export async function checkRestore({ text }: ShellCommand, { sandbox }: CheckContext): Promise<string[]> {
  const file = await createBackup(sandbox)
  if (/^[A-Z]/.test(text)) return toFailure(await sandbox.run(text.replace('FILE', `'${file}'`)), /account/)
  const LARDER_DATA = join(sandbox.folder, 'restored')
  const isFirst = (await mkdir(LARDER_DATA, { recursive: true })) !== undefined
  const command = `npm run restore -- '${file}'`
  const faults = isFirst ? toFailure(await sandbox.run(command, { LARDER_DATA }), /account/) : []
  if (faults.length > 0 || !text.includes('--replace')) return faults
  return toFailure(await sandbox.run(`${command} --replace`, { LARDER_DATA }), /account/)
}

async function createBackup({ folder, run: type }: Sandbox): Promise<string> {
  const file = join(folder, 'to-restore.tar.gz')
  const there = await stat(file).catch(() => undefined)
  if (!there) await type(`npm run backup -- '${file}'`)
  return file
}
