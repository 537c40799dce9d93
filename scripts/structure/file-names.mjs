import { lineAt } from './parse-source.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const checkedFolders = /^(?:apps|packages|scripts|verification)\//
const vagueNames = new Set(['utils', 'util', 'helpers', 'helper', 'types', 'common', 'misc', 'shared', 'lib'])
const kebabFile = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const kebabFolder = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|__[a-z]+__)$/
const namedFilePattern = /\.(?:[cm]?[jt]sx?|css|html)$/

/**
 * Checks the names of files, folders and exported types.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkNames(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.files) {
    if (!checkedFolders.test(file.path)) continue
    const fault = findPathFault(file.path)
    if (fault) faults.push({ path: file.path, line: 1, ...fault })
    for (const { name, at, isType } of file.syntax.exports) {
      if (!isType) continue
      const affix = /^I(?=[A-Z][a-z])|(?:Dto|DTO|Impl|Manager)$/.exec(name)
      if (affix)
        faults.push({
          path: file.path,
          line: lineAt(file.text, at),
          message: `'${name}' has the ${affix.index === 0 ? 'prefix' : 'suffix'} '${affix[0]}'`,
          advice: 'name the thing itself',
        })
    }
  }
  return faults
}

/** @param {string} path */
function findPathFault(path) {
  const folders = path.split('/')
  const base = folders.pop() ?? ''
  const stem = base.replace(/\..*$/, '')
  for (const name of [...folders, stem])
    if (vagueNames.has(name))
      return {
        message: `'${name}' is a vague name`,
        advice: 'name the file after what it exports, the folder after what it holds',
      }
  if (!namedFilePattern.test(base)) return undefined
  if (stem === 'index' && folders.includes('features'))
    return {
      message: 'an index inside a feature',
      advice: 'import the file that defines it; barrels cause import cycles',
    }
  const folder = folders.find((name) => !kebabFolder.test(name))
  if (folder !== undefined)
    return { message: `folder '${folder}' is not kebab-case`, advice: 'write it like-this' }
  if (!kebabFile.test(base))
    return {
      message: `'${base}' is not kebab-case`,
      advice: 'name files like-this.ts, after what they export',
    }
  return undefined
}
