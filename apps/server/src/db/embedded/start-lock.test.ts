import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStartTime } from './running-process'
import { acquireStartLock } from './start-lock'
import { createTemporaryDataFolder } from './temporary-data-folder'

describe('the start lock', { timeout: 60_000 }, () => {
  test('admits one process at a time', async () => {
    const path = join(await createTemporaryDataFolder(), 'lock')
    let inside = 0
    let maxHolders = 0
    const holdLock = async () => {
      const release = await acquireStartLock(path, 30_000)
      inside += 1
      maxHolders = Math.max(maxHolders, inside)
      await new Promise((done) => setTimeout(done, 5))
      inside -= 1
      await release()
    }
    await Promise.all(Array.from({ length: 8 }, holdLock))
    expect(maxHolders).toBe(1)
    await expect(readFile(path)).rejects.toThrow('ENOENT')
  })

  test('is taken over from a dead holder, even when its pid is reused', async () => {
    const path = join(await createTemporaryDataFolder(), 'lock')
    await writeFile(path, '4194300 12345 gone\n')
    await (await acquireStartLock(path, 5_000))()
    await writeFile(path, `${process.pid} 12345 an earlier process of this number\n`)
    await (await acquireStartLock(path, 5_000))()
  })

  test('names the holder on a timeout and leaves it the lock', async () => {
    const path = join(await createTemporaryDataFolder(), 'lock')
    const holder = `${process.pid} ${await readStartTime(process.pid)} holder\n`
    await writeFile(path, holder)
    await expect(acquireStartLock(path, 50)).rejects.toThrow(`Another Larder process (${process.pid})`)
    expect(await readFile(path, 'utf8')).toBe(holder)
  })

  test('is not taken from a process that took it over', async () => {
    const path = join(await createTemporaryDataFolder(), 'lock')
    const release = await acquireStartLock(path, 50)
    await writeFile(path, 'somebody else')
    await release()
    expect(await readFile(path, 'utf8')).toBe('somebody else')
  })
})
