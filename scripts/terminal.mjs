import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository, wherever it was cloned to. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {NodeJS.Signals[]} */
const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Settings in `.env` count wherever the environment does not say otherwise. */
export function loadEnvFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Runs Node in this terminal until it ends, and gives its exit code.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runNode(args, env = process.env) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  return waitForExit(child).finally(forwardSignals([child]))
}

/**
 * A terminal's Ctrl+C reaches the children by itself, a signal sent to this process does not: pass on the latter
 * only, or a server would take the second for impatience.
 *
 * @param {import('node:child_process').ChildProcess[]} children
 * @returns {() => void} stops it
 */
export function forwardSignals(children) {
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    for (const child of children) child.kill(signal)
  }
  for (const signal of forwardedSignals) process.on(signal, pass)
  return () => {
    for (const signal of forwardedSignals) process.off(signal, pass)
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; a signal counts as a shell counts it
 */
export function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
