import type { BackupReport } from './backup/make-backup'
import type { Manifest } from './backup/manifest'
import type { RestoreReport } from './backup/restore-backup'

export function formatBackupReport(file: string, { manifest, bytes, leftOut }: BackupReport): string[] {
  return [
    `Backed up ${summarizeContents(manifest)}: ${file} (${formatSize(bytes)}).`,
    'It holds everybody’s data, so keep it where only you can read it.',
    ...leftOut.map((item) => `Left out, because it is not Larder’s: ${item}`),
  ]
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

function summarizeContents({ tables, pictures }: Manifest): string {
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
