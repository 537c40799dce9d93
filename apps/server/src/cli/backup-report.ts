import type { BackupReport } from './backup/make-backup'
import type { Manifest } from './backup/manifest'
import type { RestoreReport } from './backup/restore-backup'
import type { ScheduledBackupReport } from './backup/scheduled-backup'

export function formatBackupReport(file: string, { manifest, bytes, leftOut }: BackupReport): string[] {
  return [
    `Backed up ${summarizeContents(manifest)}: ${file} (${formatSize(bytes)}).`,
    'It holds everybody’s data, so keep it where only you can read it.',
    ...leftOut.map((item) => `Left out, because it is not Larder’s: ${item}`),
  ]
}

/** One line, which the job that made the backup repeats. */
export function formatScheduledBackupReport(report: ScheduledBackupReport): string {
  const { file, manifest, bytes, leftOut, restored, expired } = report
  return [
    `Backed up ${summarizeContents(manifest)}: ${file} (${formatSize(bytes)}).`,
    restored
      ? `Restored into a scratch database as a test: ${formatCount(restored.tables, 'table')} with ${formatCount(restored.rows, 'row')}, as backed up.`
      : 'NOT restored as a test: Larder may not create a database here, and LARDER_BACKUP_TEST_URL is not set.',
    ...(expired.length > 0 ? [`Deleted ${formatCount(expired.length, 'older backup')}.`] : []),
    ...(leftOut.length > 0 ? [`Left out, because not Larder’s: ${leftOut.join(', ')}.`] : []),
  ].join(' ')
}

export function formatRestoreReport({ manifest, upgraded, oldPictures, leftOut }: RestoreReport): string[] {
  const day = `${manifest.madeAt.slice(0, 10)} ${manifest.madeAt.slice(11, 16)} UTC`
  return [
    `Restored ${summarizeContents(manifest)}, as they were on ${day} (Larder ${manifest.larder}).`,
    ...(upgraded.length > 0 ? [`Brought up to date: ${upgraded.join(', ')}.`] : []),
    ...(oldPictures
      ? [`The pictures that were here before are in ${oldPictures}; delete them if you like.`]
      : []),
    ...leftOut.map((table) => `Left out, because it is not Larder’s: the table ${table}`),
  ]
}

function summarizeContents({ tables, pictures: files, storedPictures = 0 }: Manifest): string {
  const pictures = files + storedPictures
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const accounts = tables.find(({ name }) => name === 'accounts')?.rows ?? 0
  return `${formatCount(accounts, 'account')}, ${formatCount(pictures, 'picture')} and ${formatCount(rows, 'row')} in all`
}

function formatCount(count: number, item: string): string {
  return `${count} ${item}${count === 1 ? '' : 's'}`
}

function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} KB`
  return bytes < 1_000_000_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}
