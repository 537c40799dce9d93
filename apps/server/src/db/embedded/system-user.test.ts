import { chmod, chown, lstat, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyInstallation } from './copy-installation'
import { spawnLarderChild, startLarderChild } from './larder-child'
import { startEmbedded } from './start-embedded'
import { changeOwner, findServerUser, findUnreachablePath } from './system-user'
import { createTemporaryDataFolder, findServerPid } from './temporary-data-folder'

const settings = { fsync: 'off' }
const root = process.getuid?.() === 0
const ordinary = 65534

async function userOfServer(dataDir: string): Promise<number | undefined> {
  return (await lstat(join(dataDir, 'postgres', 'postmaster.pid'))).uid
}

if (root) {
  describe('run by root (these need root)', { timeout: 60_000 }, () => {
    test('PostgreSQL runs as an unprivileged user in folders private to it', async () => {
      const dataDir = await createTemporaryDataFolder()
      await chmod(dataDir, 0o700)
      const embedded = await startEmbedded({ dataDir, settings })
      const account = await findServerUser(join(dataDir, 'postgres'))
      expect(account.uid).not.toBe(0)
      expect(await userOfServer(dataDir)).toBe(account.uid)
      for (const name of ['postgres', 'socket']) {
        const { uid, mode } = await lstat(join(dataDir, name))
        expect([name, uid, mode & 0o777]).toEqual([name, account.uid, 0o700])
      }
      expect((await lstat(dataDir)).mode & 0o777).toBe(0o711)
      if (process.platform === 'linux') {
        const status = await readFile(`/proc/${await findServerPid(dataDir)}/status`, 'utf8')
        expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(String(account.uid))
        expect(/^Groups:[ \t]*(.*)$/m.exec(status)?.[1]?.trim()).toBe('')
      }
      await embedded.stop()
    })

    test('an ordinary user owns everything, and root then runs that folder as this user', async () => {
      const checkout = await createTemporaryDataFolder()
      await chmod(checkout, 0o755)
      const { sources } = await copyInstallation(checkout)
      const dataDir = join(await createTemporaryDataFolder(), 'data')
      await mkdir(dataDir)
      await chown(dataDir, ordinary, ordinary)
      const larder = await startLarderChild({ dataDir, become: ordinary }, sources)
      expect(larder.uid).toBe(ordinary)
      await larder.query("create table kept as select 'spinach' as name")
      expect(await userOfServer(dataDir)).toBe(ordinary)
      await larder.stop()
      expect(await findServerPid(dataDir)).toBeUndefined()

      const asRoot = await startLarderChild({ dataDir }, sources)
      expect(asRoot.uid).toBe(0)
      expect(await userOfServer(dataDir)).toBe(ordinary)
      expect(await asRoot.query('select name from kept')).toEqual([{ name: 'spinach' }])
      await asRoot.stop()

      const again = await startLarderChild({ dataDir, become: ordinary }, sources)
      expect(await again.query('select name from kept')).toEqual([{ name: 'spinach' }])
      await again.stop()
    })

    test('an ordinary user gets an error naming the owner of a database it may not use', async () => {
      const checkout = await createTemporaryDataFolder()
      await chmod(checkout, 0o755)
      const { sources } = await copyInstallation(checkout)
      const dataDir = await createTemporaryDataFolder()
      await mkdir(join(dataDir, 'postgres'))
      await expect(startLarderChild({ dataDir, become: ordinary }, sources)).rejects.toThrow(
        `Larder cannot write to its data folder ${dataDir}`,
      )
      await chown(dataDir, ordinary, ordinary)
      await expect(startLarderChild({ dataDir, become: ordinary }, sources)).rejects.toThrow(
        /belongs to another user \(id 0\).*LARDER_DATA/,
      )
    })

    test('with the checkout in a folder of mode 700, the binaries are copied beside the data once', async () => {
      const checkout = await createTemporaryDataFolder()
      const { sources } = await copyInstallation(checkout)
      await chmod(checkout, 0o700)
      const dataDir = await createTemporaryDataFolder()
      const first = await startLarderChild({ dataDir }, sources)
      expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
      await first.stop()
      const copies = (await readdir(dataDir)).filter((name) => name.startsWith('postgres-bin-'))
      expect(copies).toHaveLength(1)
      const { mtimeMs } = await lstat(join(dataDir, copies[0] ?? ''))
      const second = await startLarderChild({ dataDir }, sources)
      await second.stop()
      expect((await lstat(join(dataDir, copies[0] ?? ''))).mtimeMs).toBe(mtimeMs)
    })

    test('a data folder inside an inaccessible one is rejected with the remedy', async () => {
      const closed = await createTemporaryDataFolder()
      await chmod(closed, 0o700)
      const rejected = startEmbedded({ dataDir: join(closed, 'data'), settings })
      await expect(rejected).rejects.toThrow(`cannot enter ${closed}, on the way to the data folder`)
      await expect(rejected).rejects.toThrow(`chmod o+x ${closed}`)
    })

    test('a cluster restored as root is handed over to the unprivileged user', async () => {
      const dataDir = await createTemporaryDataFolder()
      await (await startEmbedded({ dataDir, settings })).stop()
      const cluster = join(dataDir, 'postgres')
      await changeOwner({ name: 'root', uid: 0, gid: 0, identity: {} }, cluster)
      await chmod(cluster, 0o755)
      const embedded = await startEmbedded({ dataDir, settings })
      expect(await userOfServer(dataDir)).not.toBe(0)
      expect((await lstat(cluster)).mode & 0o777).toBe(0o700)
      await embedded.stop()
    })
  })
} else {
  describe('run by an ordinary user', { timeout: 60_000 }, () => {
    test('PostgreSQL runs as the same user in folders private to it', async () => {
      const dataDir = join(await createTemporaryDataFolder(), 'data')
      const embedded = await startEmbedded({ dataDir, settings })
      expect(await userOfServer(dataDir)).toBe(process.getuid?.())
      for (const name of ['.', 'postgres', 'socket']) {
        expect((await lstat(join(dataDir, name))).mode & 0o777).toBe(0o700)
      }
      await embedded.stop()
    })

    test('a data folder of another user is rejected with the remedy', async () => {
      const rejected = spawnLarderChild({ dataDir: '/var/larder-of-root' }).started
      await expect(rejected).rejects.toThrow(/cannot write to its data folder.*LARDER_DATA/)
    })
  })
}

test('an unreachable path is found by trying', async () => {
  const folder = await createTemporaryDataFolder()
  const account = await findServerUser(join(folder, 'postgres'))
  expect(await findUnreachablePath(['/', '/etc', '/etc/passwd'], account)).toBeUndefined()
  expect(await findUnreachablePath(['/', join(folder, 'nothing here')], account)).toBe(
    join(folder, 'nothing here'),
  )
})
