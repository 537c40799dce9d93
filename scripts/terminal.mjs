import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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
  const stops = [forwardSignals([child]), stopWithNpm(child)]
  return waitForExit(child).finally(() => {
    for (const stop of stops) stop()
  })
}

const parentCheckMs = 500

/**
 * Stops the child when npm, or the shell between npm and us, is killed in a way that it cannot pass on. Without npm a parent may
 * leave: a shell that is closed leaves what it started in the background.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops watching
 */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined
  const parents = [process.ppid, parentOf(process.ppid)]
  const timer = setInterval(() => {
    if (process.ppid === parents[0] && parentOf(process.ppid) === parents[1]) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, parentCheckMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * The parent of another process: where there is no /proc, only our own parent is watched.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    // PID (COMMAND) STATE PPID …; a command may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(fields.slice(fields.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
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
