import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withFolderLock } from './folder-lock.mjs'
import { forwardSignals, root, runNode, waitForExit } from './terminal.mjs'

const minNodeVersion = [20, 19]
const lockFile = join(root, 'package-lock.json')
const installedMarkFile = join(root, 'node_modules', '.larder-installed')
const builtMarkFile = join(root, 'dist', '.built')
const cache = join(root, '.cache')

const buildInputs = [
  'apps',
  'packages',
  'cookbook',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
]
const ignoredNames = /^(?:node_modules|dist|\..*)$|\.test\.tsx?$/
const maxHashedBytes = 1_000_000

/** Installs the packages of package-lock.json if needed; fast if they are already installed. */
export async function ensureInstalled() {
  checkNode()
  if (isInstalled()) return
  await withFolderLock(
    join(cache, 'install.lock'),
    async () => {
      if (isInstalled()) return
      if (!hasNpmInstalledLockFile()) await npmCi()
      writeMark(installedMarkFile, installFingerprint())
    },
    () => console.log('Waiting for another installation to finish.'),
  )
}

/**
 * Does the same for a folder with packages of its own that only some commands need.
 *
 * @param {string} folder
 */
export async function ensureInstalledIn(folder) {
  const mark = join(folder, 'node_modules', '.larder-installed')
  const fingerprint = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (readMark(mark) === fingerprint) return
  await npmCi(folder, ['--ignore-scripts'])
  writeMark(mark, fingerprint)
}

/** Builds dist/ from the current sources if needed; fast if it is up to date. */
export async function ensureBuilt() {
  if (isBuilt()) return
  // In a separate process, so that the bundlers' memory is released.
  const code = await runNode([join(root, 'scripts', 'build.mjs'), '--if-needed'])
  if (code !== 0) throw new SetupError('The build failed; see its output above.', code)
}

/** Whether dist/ was built from the current sources. */
export function isBuilt() {
  return (
    existsSync(join(root, 'dist', 'server', 'main.js')) &&
    existsSync(join(root, 'dist', 'web', 'index.html')) &&
    readMark(builtMarkFile) === buildFingerprint()
  )
}

/** A setup failure with a message for the user of the command. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a command. A SetupError is printed as a message, without a stack.
 *
 * @param {() => Promise<number | void>} work returns the exit code
 */
export async function runScript(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [minMajor = 0, minMinor = 0] = minNodeVersion
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return
  throw new SetupError(
    `Larder needs Node ${minNodeVersion.join('.')} or newer; this is Node ${process.versions.node}. Please install a newer one and try again.`,
  )
}

function isInstalled() {
  return readMark(installedMarkFile) === installFingerprint()
}

/** Includes the platform, because packages differ by platform: a folder copied to another machine is installed again. */
function installFingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  return hash.update(readFileSync(lockFile)).digest('hex')
}

/** Whether npm was run by hand: its own record then matches package-lock.json. */
function hasNpmInstalledLockFile() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'))
  const { packages: locked } = JSON.parse(readFileSync(lockFile, 'utf8'))
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return Boolean(entry.optional || entry.devOptional)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * @param {string} [folder]
 * @param {string[]} [extraArgs]
 */
async function npmCi(folder = root, extraArgs = []) {
  console.log('Installing the packages of package-lock.json.')
  // NODE_ENV=production would omit the packages that build the app.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', ...extraArgs]
  const npm = process.env.npm_execpath
  const child =
    npm && /npm-cli\.[cm]?js$/.test(npm)
      ? spawn(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
      : spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  const code = await waitForExit(child)
    .catch(() => {
      throw new SetupError('npm was not found. It comes with Node; please install it and try again.')
    })
    .finally(forwardSignals([child]))
  if (code !== 0) throw new SetupError('npm could not install the packages; see its output above.', code)
}

/**
 * Returns one hash over everything dist/ is built from. Large files, such as a model or a table of foods, count by size and time:
 * reading them would slow every start.
 */
export function buildFingerprint() {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!ignoredNames.test(name)) add(join(path, name))
    } else if (stats?.isFile()) {
      hash.update(`\0${relative(root, path)}\0${stats.size}\0`)
      hash.update(stats.size > maxHashedBytes ? String(stats.mtimeMs) : readFileSync(path))
    }
  }
  for (const path of buildInputs) add(join(root, path))
  return hash.digest('hex')
}

/** @param {string} path */
function readMark(path) {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}

/**
 * @param {string} path
 * @param {string} mark
 */
function writeMark(path, mark) {
  try {
    writeFileSync(path, `${mark}\n`)
  } catch {
    // On a read-only disk the next start checks again, which only costs a moment.
  }
}
