import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryFolder = '/dev/shm'
/** Enough for the temporary databases of a full run. */
const minFreeBytes = 6e9

/**
 * Creates a temporary folder for the tests, in memory if there is enough: each test copies a fresh database, which takes three times as
 * long on a disk.
 *
 * @returns {{ path: string, remove: () => void }}
 */
export function findTempFolder() {
  const path = mkdtempSync(join(hasEnoughMemory() ? memoryFolder : tmpdir(), 'larder-tests-'))
  // PostgreSQL does not run as root and must be able to enter the folder.
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function hasEnoughMemory() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize > minFreeBytes
  } catch {
    return false
  }
}
