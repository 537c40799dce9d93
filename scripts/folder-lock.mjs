import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const retryDelayMs = 200
const pidWriteTimeoutMs = 5000

/**
 * Runs work under a lock shared between processes. Creating a folder is atomic: of two processes, only one succeeds.
 *
 * @template Result
 * @param {string} lock the folder
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] called once if another process holds the lock
 * @returns {Promise<Result>}
 */
export async function withFolderLock(lock, work, onWait = () => {}) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let waited = false; !acquire(lock); waited = true) {
    if (isAbandoned(lock)) removeAbandoned(lock)
    else {
      if (!waited) onWait()
      await sleep(retryDelayMs)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** @param {string} lock */
function acquire(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  return true
}

/**
 * Whether the owner died without releasing the lock.
 *
 * @param {string} lock
 */
function isAbandoned(lock) {
  const owner = readOwner(lock)
  if (owner === undefined) {
    const createdAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    return createdAt !== undefined && Date.now() - createdAt > pidWriteTimeoutMs
  }
  try {
    process.kill(owner, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** @param {string} lock */
function readOwner(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/**
 * Removes an abandoned lock. Renaming first lets only one of several waiting processes remove it.
 *
 * @param {string} lock
 */
function removeAbandoned(lock) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  // Another process was faster, and the renamed lock is its new one: put it back.
  if (!isAbandoned(aside)) renameSync(aside, lock)
  else rmSync(aside, { recursive: true, force: true })
}
