import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {NodeJS.Signals[]} */
const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Loads the settings of `.env`; the environment takes precedence. */
export function loadEnvFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Runs Node in this terminal and returns its exit code.
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
 * Forwards signals to child processes. A terminal's Ctrl+C already reaches the children; a signal sent to this process does not. Only
 * the latter is forwarded, because a server takes a second signal as a request to stop at once.
 *
 * @param {import('node:child_process').ChildProcess[]} children
 * @returns {() => void} stops forwarding
 */
export function forwardSignals(children) {
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    for (const child of children) child.kill(signal)
  }
  for (const signal of forwardedSignals) process.on(signal, forward)
  return () => {
    for (const signal of forwardedSignals) process.off(signal, forward)
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 128 plus the number of a signal, as in a shell
 */
export function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
