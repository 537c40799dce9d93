import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withFolderLock } from './folder-lock.mjs'
import { forwardSignals, root, runNode, waitForExit } from './terminal.mjs'

const oldestNode = [20, 19]
const lockFile = join(root, 'package-lock.json')
const installedMark = join(root, 'node_modules', '.larder-installed')
const builtMark = join(root, 'dist', '.built')
const cache = join(root, '.cache')

const builtFrom = [
  'apps',
  'packages',
  'cookbook',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
]
const notBuilt = /^(?:node_modules|dist|\..*)$|\.test\.tsx?$/
const hashedWhole = 1_000_000

/** Makes sure that the packages of package-lock.json are there; a moment when they are. */
export async function ensureInstalled() {
  checkNode()
  if (isInstalled()) return
  await withFolderLock(
    join(cache, 'install.lock'),
    async () => {
      if (isInstalled()) return
      if (!npmInstalledTheSame()) await npmCi()
      writeMark(installedMark, installFingerprint())
    },
    () => console.log('Waiting for another installation to finish.'),
  )
}

/**
 * The same for a folder with packages of its own, which only some need.
 *
 * @param {string} folder
 */
export async function ensureInstalledIn(folder) {
  const mark = join(folder, 'node_modules', '.larder-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (readMark(mark) === wanted) return
  await npmCi(folder, ['--ignore-scripts'])
  writeMark(mark, wanted)
}

/** Makes sure that dist/ was built from the sources as they are; a moment when it was. */
export async function ensureBuilt() {
  if (isBuilt()) return
  // In a process of its own: what the bundlers take of memory goes when they end.
  const code = await runNode([join(root, 'scripts', 'build.mjs'), '--if-needed'])
  if (code !== 0) throw new SetupError('The build failed; what it said stands above.', code)
}

/** Whether dist/ was built from the sources as they are. */
export function isBuilt() {
  return (
    existsSync(join(root, 'dist', 'server', 'main.js')) &&
    existsSync(join(root, 'dist', 'web', 'index.html')) &&
    readMark(builtMark) === buildFingerprint()
  )
}

/** A set-up that cannot go on, with a sentence for whoever typed the command. */
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
 * Runs a command's whole work: a refusal is told in a sentence, without a stack.
 *
 * @param {() => Promise<number | void>} work gives the exit code
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
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new SetupError(
    `Larder needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}. Please install a newer one and try again.`,
  )
}

function isInstalled() {
  return readMark(installedMark) === installFingerprint()
}

/** The packages differ by platform: a folder carried to another machine is installed anew. */
function installFingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  return hash.update(readFileSync(lockFile)).digest('hex')
}

/** Whether somebody has run npm by hand since: its own record then holds what package-lock.json asks for. */
function npmInstalledTheSame() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const { packages: there } = JSON.parse(readFileSync(record, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'))
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = there[path]
    if (!found) return Boolean(entry.optional || entry.devOptional)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * @param {string} [folder]
 * @param {string[]} [besides]
 */
async function npmCi(folder = root, besides = []) {
  console.log('Installing what package-lock.json names.')
  // NODE_ENV=production would leave out what builds the app.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', ...besides]
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
  if (code !== 0) throw new SetupError('npm could not install the packages; what it said stands above.', code)
}

/**
 * What dist/ is built from, in one hash. Large files, a model or a table of foods, count by size and time: reading
 * them would slow every start.
 */
export function buildFingerprint() {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!notBuilt.test(name)) add(join(path, name))
    } else if (stats?.isFile()) {
      hash.update(`\0${relative(root, path)}\0${stats.size}\0`)
      hash.update(stats.size > hashedWhole ? String(stats.mtimeMs) : readFileSync(path))
    }
  }
  for (const path of builtFrom) add(join(root, path))
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
    // On a read-only disk the next start looks again, which costs a moment and nothing else.
  }
}
