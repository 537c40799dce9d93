import { InstallationSettings } from '@larder/contract/admin'
import { isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findPhotoStorage } from '../db/queries/photo-storage'
import { jobRuns } from '../db/tables/notifications'
import { listAuditLog } from '../features/admin/audit-log'
import { createInstallation } from '../features/admin/installation'
import { sendTestMail } from '../features/admin/mail-test'
import { releases } from '../features/admin/releases'
import { checkInstallationHealth } from '../features/admin/system-health'
import { readEmail } from './admin-accounts'
import { type AdminCommandParts, commandLine } from './admin-parts'
import { CommandError } from './command-error'

const noProxy = { isThere: () => false }

const installationOf = (parts: AdminCommandParts) => createInstallation({ ...parts, unnoticedProxy: noProxy })

export async function invite(parts: AdminCommandParts, email: string | undefined): Promise<string[]> {
  const { link } = await installationOf(parts).invite(commandLine, email && readEmail(email))
  return [link]
}

/** Prints the settings, or changes one of them. */
export async function changeSetting(
  parts: AdminCommandParts,
  name: string | undefined,
  value: string | undefined,
): Promise<string[]> {
  const installation = installationOf(parts)
  const names = Object.keys(InstallationSettings.shape)
  if (name !== undefined) {
    const changed = z.safeParse(z.partial(InstallationSettings), {
      [name]: name === 'photoMegabytes' ? Number(value || 'none') : value,
    })
    if (!names.includes(name) || value === undefined || !changed.success)
      throw new CommandError(`Settings: ${describeSettings().join('; ')}`)
    await installation.save(commandLine, changed.data)
  }
  const settings = z.parse(InstallationSettings, await installation.read())
  return Object.entries(settings).map(([name, value]) => `${name}: ${value}`)
}

function describeSettings(): string[] {
  return Object.entries(InstallationSettings.shape).map(
    ([name, schema]) => `${name} ${'options' in schema ? schema.options.join(' | ') : 'NUMBER'}`,
  )
}

export async function printAuditLog({ db }: AdminCommandParts): Promise<string[]> {
  const { data } = await listAuditLog(db, { page: 1, size: 50, kind: undefined })
  return data.map(({ at, by, action, about, note }) =>
    [at, by, action, about, note].filter((part) => part !== '').join('  '),
  )
}

export async function testMail(parts: AdminCommandParts, email: string): Promise<string[]> {
  const { outcome, detail } = await sendTestMail(parts, commandLine, readEmail(email))
  if (outcome !== 'sent') throw new CommandError(detail)
  return [detail]
}

/** The space that photos take, largest households first. */
export async function printStorage({ db }: AdminCommandParts): Promise<string[]> {
  const { bytes, households } = await findPhotoStorage(db)
  const megabytes = (size: number) => `${(size / 1_000_000).toFixed(1)} MB`
  return [
    `photos: ${megabytes(bytes)}`,
    ...households.map((one) => `${megabytes(one.bytes)}  ${one.photos} photos  ${one.email}  ${one.owner}`),
  ]
}

/** The checks of the machine it runs on, and the jobs that have run. */
export async function printHealth(parts: AdminCommandParts): Promise<string[]> {
  const checks = await checkInstallationHealth({ ...parts, unnoticedProxy: noProxy })
  const known = checks.filter(({ name }) => name !== 'proxy')
  const runs = await parts.db.select().from(jobRuns).where(isNotNull(jobRuns.endedAt)).orderBy(jobRuns.name)
  return [
    `version ${releases[0].version}`,
    ...known.map(({ name, state, detail }) => `${name}: ${state}. ${detail}`),
    ...runs.map(({ name, endedAt, failure }) => `job '${name}': ${failure ?? 'done'}, ${endedAt}`),
  ]
}
