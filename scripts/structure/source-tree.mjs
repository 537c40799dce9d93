import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { resolveImport } from './imports.mjs'
import { lineAt, noSyntax, parseSource } from './parse-source.mjs'

/**
 * @typedef {object} Link an import and its target
 * @property {string} specifier
 * @property {number} line
 * @property {import('./parse-source.mjs').ImportKind} kind
 * @property {string | undefined} target the path inside the repository, whether or not the file exists
 * @property {string | undefined} file the file it resolves to
 *
 * @typedef {object} SourceFile a file of the repository; `syntax` and `links` are filled for sources only
 * @property {string} path relative to the root, with forward slashes
 * @property {string} text
 * @property {number} lines
 * @property {boolean} isSource
 * @property {boolean} isTest
 * @property {import('./parse-source.mjs').Syntax} syntax
 * @property {Link[]} links
 *
 * @typedef {object} Package
 * @property {string} name
 * @property {string} dir
 * @property {Record<string, string>} entries
 *
 * @typedef {object} Tree
 * @property {string} root
 * @property {SourceFile[]} files
 * @property {SourceFile[]} sources
 * @property {Map<string, SourceFile>} byPath
 * @property {Package[]} packages
 * @property {(file: SourceFile) => Package | undefined} packageOf
 *
 * @typedef {{ path: string, line: number, message: string, advice: string }} Fault
 */

const skipped = new Set(['node_modules', '.git', 'dist', '.cache', 'coverage', 'test-results'])
const sourceFile = /\.(?:[cm]?[jt]s|[jt]sx)$/

/**
 * Reads the repository once, for all checks.
 *
 * @param {string} root
 * @returns {Tree}
 */
export function readSourceTree(root) {
  /** @type {SourceFile[]} */
  const files = []
  for (const path of listFiles(root).sort()) {
    const text = readText(join(root, path))
    if (text !== undefined) files.push(describeFile(path, text))
  }
  const byPath = new Map(files.map((file) => [file.path, file]))
  const packages = readPackages(byPath)
  const sources = files.filter((file) => file.isSource)
  for (const file of sources) {
    for (const { specifier, at, kind } of file.syntax.imports) {
      const target = resolveTarget(file.path, specifier.replace(/[?#].*$/, ''), packages)
      const found = target && resolveImport(target, (path) => byPath.has(path))
      file.links.push({ specifier, line: lineAt(file.text, at), kind, target, file: found })
    }
  }
  const packageOf = (/** @type {SourceFile} */ file) =>
    packages.find(({ dir }) => file.path.startsWith(`${dir}/`))
  return { root, files, sources, byPath, packages, packageOf }
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {SourceFile}
 */
function describeFile(path, text) {
  const isSource = sourceFile.test(path)
  const syntax = isSource ? parseSource(path, text) : noSyntax
  const isTest = /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path) || /^verification\//.test(path)
  const lines = text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return { path, text, lines, isSource, isTest, syntax, links: [] }
}

/**
 * Lists the files git would commit; without git, everything except installed and built files.
 *
 * @param {string} root
 */
function listFiles(root) {
  if (existsSync(join(root, '.git'))) {
    try {
      const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
      const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
      return [...new Set(listed.split('\0'))].filter((path) => path !== '')
    } catch {
      // Without git, the walk below finds the same sources.
    }
  }
  /** @type {string[]} */
  const paths = []
  const walk = (/** @type {string} */ dir) => {
    for (const entry of readdirSync(join(root, dir), { withFileTypes: true })) {
      const path = dir === '' ? entry.name : `${dir}/${entry.name}`
      if (skipped.has(entry.name) || path === 'data' || path === '.env') continue
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile() && !path.endsWith('.log')) paths.push(path)
    }
  }
  walk('')
  return paths
}

/** @param {string} path */
function readText(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile() || stats.size > 4_000_000) return undefined
  const bytes = readFileSync(path)
  return bytes.subarray(0, 8000).includes(0) ? undefined : bytes.toString('utf8')
}

/**
 * @param {Map<string, SourceFile>} byPath
 * @returns {Package[]}
 */
function readPackages(byPath) {
  /** @type {Package[]} */
  const packages = []
  for (const [path, file] of byPath) {
    if (!/^(?:apps|packages)\/[^/]+\/package\.json$/.test(path)) continue
    const { name, exports = {} } = JSON.parse(file.text)
    packages.push({ name, dir: posix.dirname(path), entries: exports })
  }
  return packages
}

/**
 * @param {string} from
 * @param {string} specifier
 * @param {Package[]} packages
 */
function resolveTarget(from, specifier, packages) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  return owner && resolveEntry(owner, specifier)
}

/**
 * Resolves a specifier such as `@larder/kitchen/units` by the package's `exports`.
 *
 * @param {Package} owner
 * @param {string} specifier
 */
function resolveEntry(owner, specifier) {
  const subpath = `.${specifier.slice(owner.name.length)}`
  for (const [entry, target] of Object.entries(owner.entries)) {
    if (entry === subpath) return posix.join(owner.dir, target)
    const [head, tail] = entry.split('*')
    if (tail === undefined || !subpath.startsWith(head) || !subpath.endsWith(tail)) continue
    const middle = subpath.slice(head.length, subpath.length - tail.length)
    return posix.join(owner.dir, target.replace('*', middle))
  }
  return undefined
}
