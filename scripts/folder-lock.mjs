import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const pause = 200
const writingTime = 5000

/**
 * Does some work while no other process does any under the same lock. Making a folder is the one step that two
 * processes can never both succeed in.
 *
 * @template Result
 * @param {string} lock the folder
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] called once if somebody else is at it
 * @returns {Promise<Result>}
 */
export async function withFolderLock(lock, work, onWait = () => {}) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let waited = false; !take(lock); waited = true) {
    if (isAbandoned(lock)) remove(lock)
    else {
      if (!waited) onWait()
      await sleep(pause)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** @param {string} lock */
function take(lock) {
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
 * Whether the owner died before it could give the lock back.
 *
 * @param {string} lock
 */
function isAbandoned(lock) {
  const owner = ownerOf(lock)
  if (owner === undefined) {
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    return made !== undefined && Date.now() - made > writingTime
  }
  try {
    process.kill(owner, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** @param {string} lock */
function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/**
 * Renaming first lets only one of several waiters remove the same abandoned lock.
 *
 * @param {string} lock
 */
function remove(lock) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  // Another waiter was quicker and the lock moved aside is its new one: put it back.
  if (!isAbandoned(aside)) renameSync(aside, lock)
  else rmSync(aside, { recursive: true, force: true })
}
