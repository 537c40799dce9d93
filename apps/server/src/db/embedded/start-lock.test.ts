import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStartTime } from './running-process'
import { acquireStartLock } from './start-lock'
import { createTemporaryDataFolder } from './temporary-data-folder'

describe('the start lock', { timeout: 60_000 }, () => {
  test('lets one in at a time', async () => {
    const path = join(await createTemporaryDataFolder(), 'lock')
    let inside = 0
    let most = 0
    const turn = async () => {
      const release = await acquireStartLock(path, 30_000)
      inside += 1
      most = Math.max(most, inside)
      await new Promise((done) => setTimeout(done, 5))
      inside -= 1
      await release()
    }
    await Promise.all(Array.from({ length: 8 }, turn))
    expect(most).toBe(1)
    await expect(readFile(path)).rejects.toThrow('ENOENT')
  })

  test('is taken over from a holder that died, even when its number is in use again', async () => {
    const path = join(await createTemporaryDataFolder(), 'lock')
    await writeFile(path, '4194300 12345 gone\n')
    await (await acquireStartLock(path, 5_000))()
    await writeFile(path, `${process.pid} 12345 an earlier process of this number\n`)
    await (await acquireStartLock(path, 5_000))()
  })

  test('says who holds it when that takes too long, and leaves it to the holder', async () => {
    const path = join(await createTemporaryDataFolder(), 'lock')
    const held = `${process.pid} ${await readStartTime(process.pid)} held\n`
    await writeFile(path, held)
    await expect(acquireStartLock(path, 50)).rejects.toThrow(`Another Larder process (${process.pid})`)
    expect(await readFile(path, 'utf8')).toBe(held)
  })

  test('is not taken from whoever took it over', async () => {
    const path = join(await createTemporaryDataFolder(), 'lock')
    const release = await acquireStartLock(path, 50)
    await writeFile(path, 'somebody else')
    await release()
    expect(await readFile(path, 'utf8')).toBe('somebody else')
  })
})
